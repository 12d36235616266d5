/** Questions about a husband or wife who will not agree to a divorce: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DIVORCE_CONSENT_DE: Words = {
  'gb.divorce.answer-no-consent': {
    says: 'Sie brauchen keine Zustimmung und keine Unterschrift. Seit 6. April 2022 kann einer allein online beantragen; Schuld spielt keine Rolle. Der andere kann sich nur in Punkten wie der Zuständigkeit wehren. Werden die Papiere ignoriert, kann das Gericht andere Belege der Zustellung annehmen. Es dauert mindestens 26 Wochen. Regeln Sie vorher das Geld durch Beschluss.',
  },
}
