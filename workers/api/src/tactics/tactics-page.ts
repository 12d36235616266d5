/** Quick tactics as a page of its own, for the link that opens in a new tab: no script, nothing from elsewhere, one small style. */
import { createHash } from 'node:crypto'

import type { Basis, HelpContact } from '@plainletter/contracts/analysis'
import type { QuickTactics } from '@plainletter/contracts/cheat-sheet'
import { createMiddleware } from 'hono/factory'
import { html, raw } from 'hono/html'

import type { AppEnv } from '../app-env.ts'

/** The app's colours: apps/web/src/styles.css. */
const STYLE = `:root{color-scheme:light dark;--bg:oklch(.985 .006 85);--ink:oklch(.235 .025 235);--ink-2:oklch(.43 .022 235);--line:oklch(.885 .01 85);--link:oklch(.44 .1 245)}
@media(prefers-color-scheme:dark){:root{--bg:oklch(.185 .014 235);--ink:oklch(.955 .008 85);--ink-2:oklch(.8 .012 230);--line:oklch(.325 .016 235);--link:oklch(.8 .09 235)}}
body{margin:0 auto;max-width:40rem;padding:1.5rem 1rem 4rem;background:var(--bg);color:var(--ink);font:1.125rem/1.6 'Atkinson Hyperlegible Next',system-ui,sans-serif}
h1,h2{line-height:1.25}li{margin:0 0 1rem;padding:0 0 1rem;border-bottom:1px solid var(--line)}small,footer{color:var(--ink-2);font-size:1rem}small{display:block}a{color:var(--link)}`

/** Byte for byte what the policy names: no formatter may put a space in it. */
const STYLE_TAG = raw(`<style>${STYLE}</style>`)

const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox`

/** Allows the page its one style. Stands outside securityHeaders, which allows none. */
export const pageStyle = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  if (c.res.headers.get('Content-Type')?.startsWith('text/html'))
    c.header('Content-Security-Policy', POLICY)
})

export const tacticsPage = ({ title, keyFacts, basis, notes, help }: QuickTactics) =>
  html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} | Plainletter</title>
        ${STYLE_TAG}
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${showFacts(keyFacts, basis)} ${notes.map((note) => html`<p>${note}</p>`)}
          <h2>Who helps for free</h2>
          <ul>
            ${help.map(showHelp)}
          </ul>
        </main>
        <footer>
          <p>This is information, not legal advice. We are not a law firm.</p>
          <p><a href="/tactical-knowledge">All areas on Plainletter</a></p>
        </footer>
      </body>
    </html>`

const NONE = 'No quick tactics available for this area.'

const showFacts = (facts: readonly string[], basis: readonly Basis[]) =>
  facts.length === 0
    ? html`<p>${NONE}</p>`
    : html`<ul>
        ${facts.map((fact, at) => html`<li>${fact}${showSource(basis[at])}</li>`)}
      </ul>`

const showSource = (basis: Basis | undefined) =>
  basis?.kind === 'law'
    ? html`<small><a href="${basis.url}">${basis.title}, ${basis.provision}</a></small>`
    : ''

const showHelp = ({ name, does, url, phone }: HelpContact) =>
  html`<li>
    <a href="${url}">${name}</a>: ${does}${phone === undefined ? '' : ` Phone: ${phone}`}
  </li>`
