/** Questions about being dismissed in probation while ill: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ILL_IN_PROBATION_DE: Words = {
  'de.ask-job.ill-in-probation': {
    says: 'Sie können dann gekündigt werden: In der Probezeit genügen zwei Wochen Frist, ohne Grund. Krank zu sein schützt nicht. War die Krankheit der Anlass? Dann läuft Ihr Lohn bis zu sechs Krankheitswochen weiter, auch nach dem Ende der Stelle. In den ersten vier Wochen einer neuen Stelle zahlt die Krankenkasse. Die Kündigung braucht Papier und Unterschrift. Sind Sie schwanger? Dann ist sie unwirksam: Sagen Sie es sofort.',
  },
}
