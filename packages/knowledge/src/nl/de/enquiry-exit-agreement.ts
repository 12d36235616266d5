/** Questions about signing an agreement to end a job, and undoing it: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EXIT_AGREEMENT_DE: Words = {
  'nl.ask.undo': {
    says: '14 Tage nach der Unterschrift, schriftlich und ohne Grund. Es sind drei Wochen, wenn das Papier es nicht sagt.',
  },
  'nl.ask.sign-settlement': {
    says: 'Sie müssen nicht unterschreiben. Bitten Sie um Zeit und das Angebot auf Papier. Für WW muss darin stehen, dass der Arbeitgeber das Ende will, ohne Ihre Schuld, mit der Kündigungsfrist. Nach der Unterschrift haben Sie 14 Tage zum Rücktritt.',
  },
}
