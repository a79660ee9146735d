import { setCustomElementsManifest, type Preview } from '@storybook/web-components-vite';
import { themes } from 'storybook/theming';
import manifest from '../custom-elements.json' with { type: 'json' };
import '../src/define.js';
import './preview.css';

setCustomElementsManifest(manifest);

const isDark = matchMedia('(prefers-color-scheme: dark)').matches;

const preview: Preview = {
  parameters: {
    docs: { theme: isDark ? themes.dark : themes.light },
    a11y: { test: 'error' },
    controls: { matchers: { color: /color$/i } },
  },
};

export default preview;
