import path from 'node:path';

/** A fenced block of a guide, or of an `@example`. */
export interface Block {
  /** Its file and line, such as `README.md:12`. */
  at: string;
  /** The first word after the fence, such as `ts`. */
  language: string;
  /**
   * The words after it: `no-run` (compiled, not run), `listens` (starts a server that keeps running), `continues` (continues the previous
   * block), `output` (what the previous block prints). A name such as `client.py` is that of the file.
   */
  modes: string[];
  /** Its text without the indentation of the fence, after the text that it continues. */
  code: string;
  /** True in a docstring that is not for users: it imports the exports of its file and runs on the sources. */
  internal?: boolean;
}

const languages: Record<string, string> = { typescript: 'ts', javascript: 'js', python: 'py', bash: 'sh', shell: 'sh', console: 'sh' };

/** The fenced blocks of a Markdown text, in order. `firstLine` is the line of its file where the text begins. */
export function blocksIn(file: string, markdown: string, firstLine = 1): Block[] {
  const blocks: Block[] = [];
  const lines = markdown.split(/\r?\n/);
  for (let at = 0; at < lines.length; at++) {
    const [, indent, fence, info] = /^(\s*)(`{3,}|~{3,})\s*(.*)$/.exec(lines[at] ?? '') ?? [];
    if (indent === undefined || fence === undefined || info === undefined) continue;
    const openingLine = at;
    const closes = (line: string) => line.trim().startsWith(fence) && line.trim().replaceAll(fence.charAt(0), '') === '';
    const content: string[] = [];
    for (at++; at < lines.length && !closes(lines[at] ?? ''); at++)
      content.push((lines[at] ?? '').replace(new RegExp(`^\\s{0,${indent.length}}`), ''));
    const [language = '', ...modes] = info.split(/\s+/).filter(Boolean);
    const before = modes.includes('continues') ? `${blocks.at(-1)?.code ?? ''}\n` : '';
    blocks.push({
      at: `${file}:${firstLine + openingLine}`,
      language: languages[language] ?? language,
      modes,
      code: before + content.join('\n'),
    });
  }
  return blocks;
}

/** Imports what a text mentions and the source exports; nothing if the text has its own imports. */
function importFor(file: string, source: string, code: string): string {
  if (/^import /m.test(code)) return '';
  const exported = [...source.matchAll(/^export (?:async )?(?:const|function|class) (\w+)/gm)].map(([, name = '']) => name);
  const mentioned = exported.filter((name) => new RegExp(`\\b${name}\\b`).test(code));
  return mentioned.length === 0 ? '' : `import { ${mentioned.join(', ')} } from '${path.resolve(file)}';\n`;
}

/** The fenced blocks in the docstrings of a source. Public ones import the package, others the exports of their file. */
export function examplesIn(file: string, source: string): Block[] {
  return [...source.matchAll(/^[^\S\n]*\/\*\*[\s\S]*?\*\//gm)].flatMap(({ 0: comment, index }) => {
    const text = comment.replace(/^[^\S\n]*(\/\*\*|\*(?!\/)) ?/gm, '');
    const blocks = blocksIn(file, text, source.slice(0, index).split('\n').length);
    return blocks.map((block) => {
      const imported = importFor(file, source, block.code);
      return imported === '' ? block : { ...block, code: imported + block.code, internal: true };
    });
  });
}
