/** What a secret is replaced with. A file of its own, because the code that finds secrets is loaded with the first call. */
export const MASK = '[secret]';
