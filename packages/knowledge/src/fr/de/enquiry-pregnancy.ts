/** Questions about a job in pregnancy: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PREGNANCY_DE: Words = {
  'fr.ask-work.pregnant': {
    says: 'Schwangere sind bis zehn Wochen nach dem Mutterschutz geschützt. Nur schwere Schuld oder ein fremder Grund kann die Arbeit beenden, und nie während des Urlaubs. Schicken Sie das Attest binnen 15 Tagen nach einer Kündigung: Sie ist dann nichtig.',
  },
}
