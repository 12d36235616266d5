/** Writes the fixed pages into apps/web/dist as HTML that can be read without any script. Runs after the app is built. */
import { execFileSync } from 'node:child_process'
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import { BIN, ROOT, WEB_DIST, wranglerEnvironment } from './places.ts'

interface PublicPage {
  readonly path: string
  readonly says: string
}

/** What apps/web/src/prerender.tsx exports. */
interface Prerender {
  readonly listPages: () => Readonly<Record<string, PublicPage>>
  readonly renderPage: (path: string) => Promise<string>
}

const SERVER_BUILD = path.join(ROOT, 'apps/web/dist-prerender')
const EMPTY_ROOT = '<div id="root"></div>'
const MODULE = /<script type="module"[^>]* src="([^"]+)"><\/script>\n?/
/** What the app's own file imports, as the bundler lists it. */
const PART = / *<link rel="modulepreload"[^>]* href="([^"]+)">\n/g
const TITLE = /<title>.*?<\/title>/
const DESCRIPTION = /(<meta\s+name="description"\s+content=")[^"]*"/

function buildForNode(): void {
  const words = ['build', '--ssr', 'src/prerender.tsx', '--outDir', SERVER_BUILD]
  execFileSync(path.join(BIN, 'vite'), [...words, '--logLevel', 'warn'], {
    cwd: path.join(ROOT, 'apps/web'),
    env: wranglerEnvironment(),
    stdio: ['ignore', 'inherit', 'inherit'],
  })
}

/** The template with one page in it. Its title and description go where search engines and tabs look for them. */
function fillIn(template: string, { path: page, says }: PublicPage, markup: string): string {
  const title = TITLE.exec(markup)?.[0]
  if (!template.includes(EMPTY_ROOT) || !DESCRIPTION.test(template) || title === undefined)
    throw new Error(`The page ${page} came out without a title, or the template has no empty root`)
  const [tag = '', app] = MODULE.exec(template) ?? []
  if (app === undefined) throw new Error('The template starts no app')
  const parts = Array.from(template.matchAll(PART), ([, part]) => part).join(' ')
  return styleFirst(template)
    .replace(tag, '')
    .replaceAll(PART, '')
    .replace('<html ', () => `<html data-page="${page}" data-app="${app}" data-parts="${parts}" `)
    .replace(TITLE, () => title)
    .replace(DESCRIPTION, (_all, start: string) => `${start}${says}"`)
    .replace(EMPTY_ROOT, () => `<div id="root">${markup.replace(TITLE, '')}</div>`)
}

/** The words are there before any script: what shows them goes first, and boot.js starts the app after them. */
function styleFirst(html: string): string {
  const [style = ''] = /<link rel="stylesheet"[^>]*>\n?/.exec(html) ?? []
  return html
    .replace(style, '')
    .replace('<script src="/boot.js">', () => `${style.trim()}\n    <script src="/boot.js">`)
}

/** For search engines, at the address that the API knows as the app's own. The front page stands there twice: once is enough. */
function writeSitemap(pages: readonly PublicPage[]): void {
  const settings = readFileSync(path.join(ROOT, 'workers/api/wrangler.toml'), 'utf8')
  const origin = /^APP_ORIGIN = "(.*)"$/m.exec(settings)?.[1]
  if (origin === undefined) throw new Error('workers/api/wrangler.toml names no APP_ORIGIN')
  const places = pages
    .filter(({ path: page }) => page !== '/landing')
    .map(({ path: page }) => `  <url><loc>${origin}${page}</loc></url>`)
  const head = '<?xml version="1.0" encoding="UTF-8"?>'
  const open = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">'
  const map = [head, open, ...places, '</urlset>', ''].join('\n')
  writeFileSync(path.join(WEB_DIST, 'sitemap.xml'), map)
  const robots = path.join(WEB_DIST, 'robots.txt')
  appendFileSync(robots, `Sitemap: ${origin}/sitemap.xml\n`)
}

const template = readFileSync(path.join(WEB_DIST, 'index.html'), 'utf8')
if (!template.includes('data-page=')) {
  buildForNode()
  // Built a moment ago from the file whose exports the interface names.
  const built = (await import(
    pathToFileURL(path.join(SERVER_BUILD, 'prerender.js')).href
  )) as Prerender
  const pages = built.listPages()
  for (const [file, page] of Object.entries(pages))
    writeFileSync(
      path.join(WEB_DIST, file),
      fillIn(template, page, await built.renderPage(page.path)),
    )
  writeSitemap(Object.values(pages))
  rmSync(SERVER_BUILD, { recursive: true })
}
