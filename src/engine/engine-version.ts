/** The version of this package, as every record names it. */
export const engineVersion = '0.0.0';
