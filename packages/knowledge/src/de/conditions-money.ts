/** Conditions on what is asked for: costs of collectors, credit files, loans and premiums. Phrases are those of German letters, lower case. */
import type { Test } from '@plainletter/contracts/rule'

export const COLLECTOR_COSTS: Test = {
  says: [
    'inkassokosten',
    'inkassovergütung',
    'inkassogebühr',
    'inkassogebühren',
    'geschäftsgebühr',
    'rechtsanwaltskosten',
    'rechtsanwaltsvergütung',
    'auslagenpauschale',
  ],
}
export const CREDIT_FILE: Test = {
  says: ['schufa', 'auskunftei', 'auskunfteien', 'boniversum', 'crif', 'infoscore consumer data'],
}
/** The bank ends a loan that is behind. */
export const LOAN_ENDED: Test = {
  says: [
    'kündigen wir den darlehensvertrag',
    'kündigen wir den kreditvertrag',
    'kündigung ihres darlehens',
    'kündigung ihres kredits',
    'kündigung ihres ratenkredits',
    'kündigung des darlehensvertrags',
    'kündigung des kreditvertrags',
    'kündigung ihres kreditvertrags',
    'kündigung ihres darlehensvertrags',
    'kündigen das darlehen',
    'kündigen den kredit',
    'kündigen wir das darlehen',
    'kündigen wir den kredit',
    'kündigen wir ihren kredit',
    'kündigen wir ihr darlehen',
    'kündigen wir den vertrag über das darlehen',
    'gesamtfälligstellung',
    'gesamtfälligkeit',
  ],
}
/** A premium that is late. It is no decision on a claim. */
export const LATE_PREMIUM: Test = {
  says: [
    'folgeprämie',
    'folgebeitrag',
    'beitragsrückstand',
    '§ 38 vvg',
    'qualifizierte mahnung',
    'kündigung wegen nichtzahlung',
    'kündigung wegen zahlungsverzug',
    'erstprämie',
    'erstbeitrag',
    'prämie nicht gezahlt',
    'beitrag nicht gezahlt',
  ],
}
