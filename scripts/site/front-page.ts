import { titleOf } from './pages.ts';

/** What the top of the front page shows. */
export interface FrontPage {
  name: string;
  tagline: string;
  features: { title: string; details: string }[];
}

const INTRODUCTION = /^# .+\n+([^\n]+)\n+((?:- .+\n)+)/;

/** The README's heading, first paragraph and list, which the site shows as its top. */
export const frontPageOf = (readme: string): FrontPage => {
  const [, tagline = '', list = ''] = INTRODUCTION.exec(readme) ?? [];
  const features = [...list.matchAll(/^- \*\*(.+?)\.?\*\* (.+)$/gm)].map(([, title = '', details = '']) => ({ title, details }));
  return { name: titleOf(readme), tagline, features };
};

/** The README with a component instead of its introduction, and the demo after its first section. */
export const withComponents = (readme: string): string =>
  readme.replace(INTRODUCTION, '<SiteIntroduction />\n').replace(/\n## [^]*?\n(?=## )/, (section) => `${section}<SiteDemo />\n\n`);
