/** The API key of an `Authorization` header; `null` if it holds none. */
export const bearerKey = (header: string | null): string | null => /^bearer +(\S+) *$/i.exec(header ?? '')?.[1] ?? null;
