/** "Invoices 77140, 77163 and 77201", "Rechnungen Nr. 101, 102 und 103": one label, several numbers. */
import type { Reading } from '@plainletter/contracts/reading'

import type { Letter } from './letter.ts'
import { quoteOf, toSpan } from './normalise.ts'

type Reference = Reading['references'][number]

/** Labels in the plural, or a label with its number, after which more than one can stand. */
const ENGLISH = String.raw`invoices?|accounts?|pcns?|references?|refs`
const ABROAD = String.raw`rechnungs(?:nummern|nr\.?)|kunden(?:nummern|nr\.?)|vertrags(?:nummern|nr\.?)|rechnungen|aktenzeichen|(?:numéros (?:de|des) )?factures?|(?:números de )?facturas?|fattur[ae]|facturen|factuurnummers|facturatie|kenmerken|dossiernummers|dossiers?|expedientes?|pratich?e`
const NO = String.raw`nos?\.? ?|numbers? ?|# ?|nr\.? ?|nummern? ?|n(?:[°º]|[.]º?|os?\.?|úms?\.?)(?:s|os)? ?|nummers? ?`
const VALUE = String.raw`#?[A-Z0-9][A-Z0-9/-]{3,13}`
const BETWEEN = String.raw`(?:, ?(?:und |and |et |y |e |en )?| (?:and|&|und|sowie|et|y|e|en|\/|;) |; )`
const LIST = (labels: string) =>
  new RegExp(
    String.raw`(?<!\p{L})(${labels}) ?(?:${NO})?:? ?((?:${VALUE}${BETWEEN}){1,6}${VALUE})(?!\p{L}|[.,]\d|${BETWEEN}\d| ?[€£$%]| (?:eur|euros?|chf)(?!\p{L}))`,
    'giu',
  )

const IN_ENGLISH = LIST(ENGLISH)
const ELSEWHERE = LIST(ABROAD)
const MOST = 12
/** "Rechnungen 2024 und 2025": years. */
const YEAR = /^(?:19|20)\d\d$/

/** Each number of such a list. */
export function listedReferences({ working, language }: Letter): Reference[] {
  const found: Reference[] = []
  for (const match of working.text.matchAll(language === 'en' ? IN_ENGLISH : ELSEWHERE)) {
    const list = match[2] ?? ''
    const from = match.index + match[0].length - list.length
    const values = [...list.matchAll(/[A-Z]{0,4}[/-]?\d[A-Z0-9/-]{3,13}/g)]
    if (list.includes(' / ') && !areAlike(values.map(([one]) => one))) continue
    for (const { 0: one, index } of values) {
      if (found.length >= MOST || YEAR.test(one)) continue
      const span = toSpan(working, from + index, from + index + one.length)
      found.push({ label: match[1] ?? null, value: quoteOf(working, span), span })
    }
  }
  return found
}

/** "20-99-13 / 44718820": a bank and its account are no list, as they are not alike. */
function areAlike(values: readonly string[]): boolean {
  const shapes = values.map((value) => value.replace(/\d/g, '0'))
  return shapes.every((shape) => shape === shapes[0])
}
