/** Leading cases of the Court of Justice of the European Union, for the countries that they bind. */
import type { CountryCode } from '@plainletter/contracts/country'
import type { Precedent } from '@plainletter/contracts/precedent'

import type { CaseRow } from './case-row.ts'
import { BUYING_CASES } from './cases-on-buying.ts'
import { CREDIT_CASES } from './cases-on-credit.ts'
import { PERSONAL_DATA_CASES } from './cases-on-personal-data.ts'
import { UNFAIR_TERM_CASES } from './cases-on-unfair-terms.ts'
import { WORK_CASES } from './cases-on-work.ts'
import { THEMES } from './themes.ts'
import type { ThemeName } from './themes.ts'

type MemberState = Extract<CountryCode, 'ie' | 'de' | 'fr' | 'be' | 'es' | 'it' | 'nl'>

/** The European cases of one country, in this order. Its languages and English are those that people ask in. */
export function europeanCases(country: MemberState, keys: readonly CaseKey[]): Precedent[] {
  return keys
    .flatMap((key) => ROWS.filter((row) => row.key === key))
    .map((row) => caseOf(country, row))
}

function caseOf(
  country: MemberState,
  { key, number, ecli, kinds, themes, needs, ...row }: CaseRow,
): Precedent {
  const asks = themes.map((theme) => phrasesOf(country, theme))
  const [first = []] = asks
  return {
    ...row,
    id: `${country}.precedent.${key}`,
    country,
    kinds: [...kinds],
    ...(needs ? { when: { any: [{ says: first }] } } : {}),
    asks,
    citation: `${number}, ECLI:EU:C:${row.decidedOn.slice(0, 4)}:${ecli}`,
    court: 'Court of Justice of the European Union',
    url: `https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:${celex(number)}`,
    checkedOn: '2026-11-21',
    checkBy: '2027-05-21',
  }
}

/** C-415/11 is 62011CJ0415. Years from 54 on are of the last century. */
function celex(number: string): string {
  const [, serial = '', year = ''] = /^C-(\d+)\/(\d\d)$/.exec(number) ?? []
  return `6${Number(year) > 50 ? '19' : '20'}${year}CJ${serial.padStart(4, '0')}`
}

const LANGUAGES = {
  ie: ['en'],
  de: ['de', 'en'],
  fr: ['fr', 'en'],
  be: ['fr', 'nl', 'de', 'en'],
  es: ['es', 'en'],
  it: ['it', 'en'],
  nl: ['nl', 'en'],
} as const satisfies Record<MemberState, readonly string[]>

function phrasesOf(country: MemberState, theme: ThemeName): string[] {
  return [...new Set(LANGUAGES[country].flatMap((language) => THEMES[theme][language]))]
}

const ROWS = [
  ...UNFAIR_TERM_CASES,
  ...CREDIT_CASES,
  ...PERSONAL_DATA_CASES,
  ...WORK_CASES,
  ...BUYING_CASES,
] as const satisfies readonly CaseRow[]

export type CaseKey = (typeof ROWS)[number]['key']
