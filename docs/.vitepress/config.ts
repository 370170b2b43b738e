/** The site of the documentation, made from the pages in docs/ as they are. */
import { defineConfig } from 'vitepress'
import { linkToFile, slugOf } from '../../scripts/docs/site-links.ts'
import { REPOSITORY } from '../../src/model/version.ts'
import { sidebar } from './sidebar.ts'

const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path fill="#818b98"
 d="M2 2h4v12H2z"/><path fill="#0b7a4b" d="M9 7h4v7H9z"/></svg>`

export default defineConfig({
  title: 'gcbench',
  description: 'Paired benchmarks on the pull request: how much faster or slower, and how sure.',
  lang: 'en',
  // GitHub Pages serve a project below its name; the workflow says which.
  base: `${process.env.DOCS_BASE ?? ''}/`,
  // Before and after, and no file to be fetched.
  head: [['link', { rel: 'icon', href: `data:image/svg+xml,${encodeURIComponent(ICON)}` }]],
  cleanUrls: true,
  lastUpdated: false,
  rewrites: { 'experiments/README.md': 'experiments/index.md' },
  markdown: {
    anchor: { slugify: slugOf },
    config(markdown) {
      // Two braces are text, as in the expressions of a workflow: nothing of a page is a template.
      markdown.renderer.rules.code_inline = (tokens, index) =>
        `<code v-pre>${markdown.utils.escapeHtml(tokens[index]?.content ?? '')}</code>`
      markdown.core.ruler.push('files-of-the-repository', ({ tokens, env }) => {
        for (const token of tokens.flatMap(({ children }) => children ?? [])) {
          const href = token.type === 'link_open' ? token.attrGet('href') : null
          const url = href === null ? null : linkToFile(env.relativePath, href)
          if (url !== null) token.attrSet('href', url)
        }
      })
    },
  },
  // Its bundler is older than the target of this project's types, which are none of its business.
  vite: { esbuild: { tsconfigRaw: '{}' } },
  themeConfig: {
    sidebar,
    outline: [2, 3],
    // The index is part of the site: nothing is asked of a server, and nothing is told to one.
    search: { provider: 'local' },
    nav: [
      { text: 'Start', link: '/start' },
      { text: 'Suite file', link: '/suite-file' },
      { text: 'Reading the comment', link: '/reading' },
    ],
    socialLinks: [{ icon: 'github', link: `https://github.com/${REPOSITORY}` }],
  },
})
