/** The Dutch words of the rows in ../enquiry-protected-dismissal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PROTECTED_DISMISSAL_NL: Words = {
  'es.ask.sick-dismissed': {
    says: 'Ze mogen u niet ontslaan omdat u ziek bent: dat is nietig. Om een echte andere reden kunnen ze het wel. U hebt 20 werkdagen om het aan te vechten.',
    dependsOn: 'de echte reden',
  },
  'es.ask.pregnant-dismissed': {
    says: 'Nee. Ontslag in zwangerschap of zorgverlof is nietig, tenzij het bedrijf een andere echte reden bewijst. Vecht het aan binnen 20 werkdagen.',
  },
  'es.ask.pregnant-not-renewed': {
    dependsOn: 'de echte reden',
    says: 'Een tijdelijk contract mag op zijn datum eindigen. Maar verlengen ze niet omdat u zwanger bent, dan is dat discriminatie en nietig. Bewaar berichten en bewijs dat anderen wel verlengd zijn. U hebt 20 werkdagen.',
  },
}
