import { Game } from './game';

// Rendered by the server for each visitor: /?seed=monday deals the same cards to everybody.
export default async function Page({ searchParams }: PageProps<'/'>) {
  const { seed } = await searchParams;
  return (
    <main>
      <Game seed={typeof seed === 'string' ? seed : undefined} />
    </main>
  );
}
