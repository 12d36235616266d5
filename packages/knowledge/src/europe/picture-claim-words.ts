/** The words of the rows in picture-claims.ts, in the languages of the countries that have them. */
import type { CountryCode, Language } from '@plainletter/contracts/country'
import type { RowWords, Words } from '@plainletter/contracts/rule'

import { PICTURE_CLAIMS_DE } from './de/picture-claims.ts'
import { PICTURE_CLAIMS_ES } from './es/picture-claims.ts'
import { PICTURE_CLAIMS_FR } from './fr/picture-claims.ts'
import { PICTURE_CLAIMS_IT } from './it/picture-claims.ts'
import { PICTURE_CLAIMS_JA } from './ja/picture-claims.ts'
import { PICTURE_CLAIMS_NL } from './nl/picture-claims.ts'

/** The words by row id, with the `years` of the country's law. None for a language without them. */
export function pictureClaimWords(country: CountryCode, language: Language, years: number): Words {
  const rows: Readonly<Record<string, RowWords>> = WORDS[language] ?? {}
  return Object.fromEntries(
    Object.entries({ ...rows, ...tooOld(language, years) }).map(([name, words]) => [
      `${country}.picture.${name}`,
      words,
    ]),
  )
}

function tooOld(language: Language, years: number): Record<string, RowWords> {
  const says = TOO_OLD[language]?.replace('{years}', String(years))
  return says === undefined ? {} : { 'right-too-old': { says } }
}

const TOO_OLD: Partial<Record<Language, string>> = {
  de: 'Eine solche Geldforderung ist meist nach {years} Jahren verjährt.',
  fr: 'Une telle demande d’argent est le plus souvent trop vieille après {years} ans.',
  es: 'Una reclamación así suele ser demasiado vieja a los {years} años.',
  it: 'Una richiesta così è di solito troppo vecchia dopo {years} anni.',
  nl: 'Zo’n eis om geld is meestal te oud na {years} jaar.',
  ja: 'このようなお金の請求は、多くの場合{years}年で古すぎるものになります。',
}

const WORDS: Partial<Record<Language, Readonly<Record<string, RowWords>>>> = {
  de: PICTURE_CLAIMS_DE,
  fr: PICTURE_CLAIMS_FR,
  es: PICTURE_CLAIMS_ES,
  it: PICTURE_CLAIMS_IT,
  nl: PICTURE_CLAIMS_NL,
  ja: PICTURE_CLAIMS_JA,
}
