import { onContentUpdated, type Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme';
import { h } from 'vue';
import SiteDemo from './SiteDemo.vue';
import SiteDiagram from './SiteDiagram.vue';
import SiteIntroduction from './SiteIntroduction.vue';
import SiteNotFound from './SiteNotFound.vue';
import './style.css';

/** Shows where the reader is, also in the part of the navigation that is below the screen. */
const scrollNavigation = (): void => {
  const active = [...document.querySelectorAll('.VPSidebar .is-active > .item')].at(-1);
  active?.scrollIntoView({ block: 'nearest' });
};

export default {
  extends: DefaultTheme,
  // The theme's own has no main landmark.
  Layout: () => h(DefaultTheme.Layout, null, { 'not-found': () => h(SiteNotFound) }),
  setup: () => onContentUpdated(() => requestAnimationFrame(scrollNavigation)),
  enhanceApp: ({ app }) => {
    app.component('SiteDemo', SiteDemo);
    app.component('SiteDiagram', SiteDiagram);
    app.component('SiteIntroduction', SiteIntroduction);
  },
} satisfies Theme;
