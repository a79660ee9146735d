export declare function findChromium(): string | undefined;
export declare const chromiumArguments: readonly string[];
