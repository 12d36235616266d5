/** Questions about data that a firm holds: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PRIVACY_DE: Words = {
  'be.ask.my-data': {
    says: 'Schreiben Sie der Firma. Fragen Sie, welche Daten sie über Sie hat, oder verlangen Sie die Löschung. Sie muss binnen eines Monats kostenlos antworten. Sonst beschweren Sie sich bei der Datenschutzbehörde (APD, GBA).',
  },
}
