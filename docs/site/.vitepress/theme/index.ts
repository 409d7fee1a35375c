import type { Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme';
import SiteDiagram from './SiteDiagram.vue';
import './style.css';

export default {
  extends: DefaultTheme,
  enhanceApp: ({ app }) => {
    app.component('SiteDiagram', SiteDiagram);
  },
} satisfies Theme;
