import { BARE_NAME, TITLED_NAME } from '../person-name.ts'
import type { Found } from '../redaction.ts'
import { spansOf } from '../spans-of.ts'

const PARTY = '(?:Defendant|DEFENDANT|Respondent|RESPONDENT|Debtor|DEBTOR|Tenant|TENANT)'
/** People named in a line: "Ms D Marchetti (Defendant)", "Bank v Mr Paul Danvers", "c/o Mr Gerald Spicer". */
const NAMED_PARTIES = [
  new RegExp(
    `(?<![\\p{L}])(?<hide>(?:${TITLED_NAME}|${BARE_NAME}))(?=[ \\t]\\((?:the )?${PARTY}\\)|[ \\t]{2,40}${PARTY})`,
    'gu',
  ),
  new RegExp(`^(?<hide>${BARE_NAME})(?=,[^\\n]{1,60}, ${PARTY})`, 'gmu'),
  new RegExp(
    `(?<![\\p{L}])(?:vs?\\.?|c/o|\\(?prop\\.?|THE ${PARTY},|the ${PARTY},)[ \\t](?<hide>${TITLED_NAME})`,
    'gu',
  ),
  new RegExp(
    `(?<![\\p{L}])(?!(?:To|TO|Dear|For|FOR|The|THE)[ \\t])(?<hide>(?:${TITLED_NAME}|${BARE_NAME}))(?=,? (?:of|residing at) (?:Flat )?\\d)`,
    'gu',
  ),
] as const

/** The person on the receiving side where a court paper names its parties inside a line. */
export function findNamedParties(text: string): Found[] {
  return NAMED_PARTIES.flatMap((pattern) => spansOf(text, pattern)).map((span) => ({
    kind: 'NAME',
    span,
  }))
}
