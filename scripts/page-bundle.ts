/**
 * Bundles the scripts of report.html and of the service's pages (src/page) and their styles into a
 * generated module each, with the hashes by which a page's policy knows them. That of report.html is carried packed, to a third of its
 * size, and started by a small one. `npm run build` does it, too; the test of dist/ fails when the
 * module is not what the sources give.
 */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { licences, thirdParty } from '../rolldown.config.ts'
import { packText } from '../src/render/html.ts'

const root = join(import.meta.dirname, '..')

/** The generated module, from the top of the project. */
export const PAGE_MODULE = 'src/render/page-bundle.generated.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64')

/** A script ends at the first `</script`, wherever that stands. */
const embeddable = (code: string) => code.replaceAll(/<(?=\/script|!--)/gi, '\\x3C')

type Script = { code: string; notices: string }

async function bundled(entry: string): Promise<Script> {
  let notices = ''
  const build = await rolldown({
    input: join(root, entry),
    platform: 'browser',
    treeshake: true,
    checks: { bundlerTimings: false },
    plugins: [
      licences((dependencies) => {
        notices = thirdParty(dependencies)
      }),
    ],
    onLog(level, log, next) {
      if (level === 'warn') throw new Error(log.message)
      next(level, log)
    },
  })
  const { output } = await build.generate({
    format: 'iife',
    minify: true,
    comments: { legal: false },
  })
  await build.close()
  return { code: output[0].code, notices }
}

/** The notices of what is packed stand where a reader of the page finds them. */
function loaderOf(loader: Script, { notices }: Script): string {
  return `/*\n${notices.replaceAll('*/', '* /')}*/\n${embeddable(loader.code)}`
}

/** Comments and line breaks are for who reads the sources. */
const style = () =>
  readFileSync(join(root, 'src/page/page.css'), 'utf8').replaceAll(/\n\s*/g, '\n').trim()

export async function pageModule(): Promise<string> {
  const main = await bundled('src/page/main.ts')
  const loader = loaderOf(await bundled('src/page/loader.ts'), main)
  const texts = { PAGE_LOADER: loader, PAGE_STYLE: style() }
  const lines = [
    ...Object.entries(texts).flatMap(([name, text]) => [
      `export const ${name} = ${JSON.stringify(text)}`,
      `export const ${name}_SHA256 = '${sha256(text)}'`,
    ]),
    `export const PAGE_SCRIPT_PACKED = '${packText(main.code)}'`,
    `export const PAGE_SCRIPT_SHA256 = '${sha256(main.code)}'`,
  ]
  return ['/** Made of src/page by scripts/page-bundle.ts: do not edit. */', ...lines, ''].join(
    '\n',
  )
}

/** The same of the pages of the service and of static sites, whose graphs are a script of their own. */
export const SITE_MODULE = 'src/render/site-bundle.generated.ts'

export async function siteModule(): Promise<string> {
  const [site, plot] = [
    await bundled('src/page/site.ts'),
    await bundled('src/page/history-plot.ts'),
  ]
  const own = readFileSync(join(root, 'node_modules/uplot/dist/uPlot.min.css'), 'utf8').trim()
  const scripts = { SITE_SCRIPT: embeddable(site.code), PLOT_SCRIPT: loaderOf(plot, plot) }
  return [
    '/** Made of src/page by scripts/page-bundle.ts: do not edit. */',
    ...Object.entries(scripts).flatMap(([name, text]) => [
      `export const ${name} = ${JSON.stringify(text)}`,
      `export const ${name}_SHA256 = '${sha256(text)}'`,
    ]),
    `export const PLOT_STYLE = ${JSON.stringify(own)}`,
    '',
  ].join('\n')
}

if (import.meta.main) {
  writeFileSync(join(root, PAGE_MODULE), await pageModule())
  writeFileSync(join(root, SITE_MODULE), await siteModule())
}
