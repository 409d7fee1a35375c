export { rewriteTone } from './tones/rewrite-tone.js';
