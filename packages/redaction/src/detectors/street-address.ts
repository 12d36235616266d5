import type { Found } from '../redaction.ts'
import { spansOf } from '../spans-of.ts'

const STREETS =
  'Street|St|Road|Rd|Lane|Ln|Avenue|Ave|Close|Drive|Crescent|Terrace|Gardens|Grove|Way|Walk|Row|Rise|Square|Mews|Court|Place|Hill|View|Fold|Park|Parade'
/** A house number and a street: "14 Lichfield Rd", "Flat 2, 9 Canal Walk". A street alone may be where a car stood. */
const STREET_ADDRESS = new RegExp(
  `(?<![\\p{L}\\d£.,/-])(?:(?:Flat|Apartment|Apt|Room) \\w{1,4},? )?\\d{1,4}[A-Za-z]?,? (?:\\p{Lu}[\\p{L}'’-]{1,20} ){1,3}(?:${STREETS})(?![\\p{L}])`,
  'gu',
)
/** "71 albert road", as people type it. Fewer kinds of street, so that "2 weeks down the hill" stays. */
const TYPED_ADDRESS =
  /(?<![\p{L}\d£.,/-])\d{1,4}[a-z]? (?!days?|weeks?|months?|years?|hours?|minutes?|miles?|times?|of|in|on|at|the)\p{Ll}{3,20}(?: \p{Ll}{2,20})? (?:street|road|rd|lane|avenue|ave|crescent|terrace)(?!\p{L})/gu

/** Numbered street addresses anywhere in the text, such as those that people type into a question. */
export function findStreetAddresses(text: string): Found[] {
  return [STREET_ADDRESS, TYPED_ADDRESS]
    .flatMap((pattern) => spansOf(text, pattern))
    .map((span) => ({ kind: 'ADDRESS', span }))
}
