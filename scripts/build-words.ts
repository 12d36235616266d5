/**
 * Writes the words of the law as static assets of the analyser: one file per country and language, null where there are none.
 * `node scripts/build-words.ts`, or whatever starts, tests or deploys that Worker.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { CountryCode, Language } from '@plainletter/contracts/country'
import { loadWords } from '@plainletter/knowledge/words'

import { ROOT } from './places.ts'

/** Where workers/analyser/wrangler.toml looks for them. */
const PLACE = path.join(ROOT, 'workers/analyser/.law-words')

export async function buildWords(): Promise<void> {
  mkdirSync(PLACE, { recursive: true })
  for (const country of CountryCode.options)
    for (const language of Language.options)
      writeChanged(`${country}-${language}.json`, await loadWords(country, language))
}

/** What stands is left alone: another stack may be reading it. */
function writeChanged(name: string, pack: unknown): void {
  const file = path.join(PLACE, name)
  const text = JSON.stringify(pack)
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
}

if (process.argv[1] === import.meta.filename) await buildWords()
