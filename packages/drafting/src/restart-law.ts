/** The law by which words that accept a debt, or a payment, start its time limit again. Where a rule of the knowledge base holds it, that rule says when it was checked. */
import type { CountryCode, Nation } from '@plainletter/contracts/country'
import type { LetterLaw } from '@plainletter/contracts/draft'

import type { DraftInput } from './letter-facts.ts'

/** Without a row where states or provinces each have their own law. */
const RESTART_LAW = [
  {
    country: 'gb',
    nations: ['england', 'wales'],
    title: 'Limitation Act 1980',
    provision: 'sections 29 and 30',
    url: 'https://www.legislation.gov.uk/ukpga/1980/58/section/29',
  },
  {
    country: 'gb',
    nations: ['scotland'],
    title: 'Prescription and Limitation (Scotland) Act 1973',
    provision: 'section 10',
    url: 'https://www.legislation.gov.uk/ukpga/1973/52/section/10',
  },
  {
    country: 'ie',
    title: 'Statute of Limitations 1957',
    provision: 'sections 56 and 65',
    url: 'https://www.irishstatutebook.ie/eli/1957/act/6/enacted/en/html',
  },
  {
    country: 'nz',
    title: 'Limitation Act 2010',
    provision: 'section 47',
    url: 'https://www.legislation.govt.nz/act/public/2010/0110/latest/whole.html',
  },
  {
    country: 'de',
    title: 'Bürgerliches Gesetzbuch (BGB)',
    provision: '§ 212 BGB',
    url: 'https://www.gesetze-im-internet.de/bgb/__212.html',
  },
  {
    country: 'fr',
    title: 'Code civil',
    provision: 'article 2240',
    url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006070721/',
  },
  {
    country: 'ch',
    title: 'Obligationenrecht (OR)',
    provision: 'Art. 135 OR',
    url: 'https://www.fedlex.admin.ch/eli/cc/27/317_321_377/de',
  },
  {
    country: 'es',
    title: 'Código Civil',
    provision: 'artículo 1973',
    url: 'https://www.boe.es/buscar/act.php?id=BOE-A-1889-4763',
  },
  {
    country: 'it',
    title: 'Codice civile',
    provision: 'articolo 2944',
    url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:regio.decreto:1942-03-16;262',
  },
  {
    country: 'nl',
    title: 'Burgerlijk Wetboek Boek 3',
    provision: 'artikel 3:318 BW',
    url: 'https://wetten.overheid.nl/BWBR0005291/',
  },
  {
    country: 'jp',
    title: '民法',
    provision: '民法152条',
    url: 'https://laws.e-gov.go.jp/law/129AC0000000089',
  },
] as const satisfies readonly (LetterLaw & { country: CountryCode; nations?: readonly Nation[] })[]

/** The laws of the letter's country, and of its nation where that is known. */
export function restartLaws({ letters, reading }: DraftInput): LetterLaw[] {
  const { nation } = reading.jurisdiction
  return RESTART_LAW.filter(
    (row) =>
      row.country === letters.country &&
      (!('nations' in row) || row.nations.some((one) => one === nation)),
  ).map(({ title, provision, url }) => ({ title, provision, url }))
}
