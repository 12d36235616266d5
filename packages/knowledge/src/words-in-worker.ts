/**
 * The words of the law in a Worker: its static assets, which `scripts/build-words.ts` makes of `words.ts`. In its code they would
 * take most of the ten megabytes that a Worker may have, and every start would carry them. The same door as `words.ts`.
 */
import type { CountryCode, Language } from '@plainletter/contracts/country'
import { Words } from '@plainletter/contracts/rule'
import { env } from 'cloudflare:workers'

/** The words of one country in one language by row id, or null where there are none. Throws where the asset is missing. */
export async function loadWords(country: CountryCode, language: Language): Promise<Words | null> {
  if (language === 'en') return null
  const name = `${country}-${language}.json`
  const pack = PACKS.get(name) ?? fetchPack(name)
  // Asked for last, so that it goes last.
  PACKS.delete(name)
  PACKS.set(name, pack)
  for (const oldest of [...PACKS.keys()].slice(0, -MOST_PACKS)) PACKS.delete(oldest)
  return pack.catch((error: unknown) => {
    // A fault that may pass is no memory.
    PACKS.delete(name)
    throw error
  })
}

/** Packs never change while a Worker runs. One takes up to 2 MB of its 128. */
const PACKS = new Map<string, Promise<Words | null>>()
const MOST_PACKS = 8

async function fetchPack(name: string): Promise<Words | null> {
  // The host is no place: a binding to assets looks at the path alone.
  const answer = await env.LAW_WORDS.fetch(`https://law-words/${name}`)
  if (!answer.ok) throw new Error(`The words of the law ${name} answered ${answer.status}`)
  const pack = await answer.json()
  return pack === null ? null : Words.parse(pack)
}
