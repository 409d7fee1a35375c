/** Express 4 under another name; what is used of it has the types of Express 5. */
declare module 'express4' {
  export { default } from 'express';
}
