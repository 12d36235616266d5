/** Writes the fixed pages into apps/web/dist as HTML that can be read without any script. Runs after the app is built. */
import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import { BIN, ROOT, WEB_DIST, wranglerEnvironment } from './places.ts'

/** What apps/web/src/prerender.tsx exports. */
interface Prerender {
  readonly PRERENDERED: Readonly<Record<string, string>>
  readonly renderPage: (path: string) => Promise<string>
}

const SERVER_BUILD = path.join(ROOT, 'apps/web/dist-prerender')
const EMPTY_ROOT = '<div id="root"></div>'
const MODULE = /<script type="module"[^>]* src="([^"]+)"><\/script>\n?/
const TITLE = /<title>.*?<\/title>/

function buildForNode(): void {
  const words = ['build', '--ssr', 'src/prerender.tsx', '--outDir', SERVER_BUILD]
  execFileSync(path.join(BIN, 'vite'), [...words, '--logLevel', 'warn'], {
    cwd: path.join(ROOT, 'apps/web'),
    env: wranglerEnvironment(),
    stdio: ['ignore', 'inherit', 'inherit'],
  })
}

/** The template with one page in it. The page's own title goes where search engines and tabs look for it. */
function fillIn(template: string, page: string, markup: string): string {
  const title = TITLE.exec(markup)?.[0]
  if (!template.includes(EMPTY_ROOT) || title === undefined)
    throw new Error(`The page ${page} came out without a title, or the template has no empty root`)
  const [tag = '', app] = MODULE.exec(template) ?? []
  if (app === undefined) throw new Error('The template starts no app')
  return styleFirst(template)
    .replace(tag, '')
    .replace('<html ', () => `<html data-page="${page}" data-app="${app}" `)
    .replace(TITLE, () => title)
    .replace(EMPTY_ROOT, () => `<div id="root">${markup.replace(TITLE, '')}</div>`)
}

/** The words are there before any script: what shows them goes first, and boot.js starts the app after them. */
function styleFirst(html: string): string {
  const [style = ''] = /<link rel="stylesheet"[^>]*>\n?/.exec(html) ?? []
  return html
    .replace(style, '')
    .replace('<script src="/boot.js">', () => `${style.trim()}\n    <script src="/boot.js">`)
    .replaceAll(/ *<link rel="modulepreload"[^>]*>\n/g, '')
}

const template = readFileSync(path.join(WEB_DIST, 'index.html'), 'utf8')
if (!template.includes('data-page=')) {
  buildForNode()
  // Built a moment ago from the file whose exports the interface names.
  const built = (await import(
    pathToFileURL(path.join(SERVER_BUILD, 'prerender.js')).href
  )) as Prerender
  for (const [file, page] of Object.entries(built.PRERENDERED))
    writeFileSync(path.join(WEB_DIST, file), fillIn(template, page, await built.renderPage(page)))
  rmSync(SERVER_BUILD, { recursive: true })
}
