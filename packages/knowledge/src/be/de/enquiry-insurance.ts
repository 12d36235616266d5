/** Questions about an insurer that refuses: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_DE: Words = {
  'be.ask.insurer-refuses': {
    says: 'Fragen Sie, welche Klausel gemeint ist. Antworten Sie schriftlich mit Belegen und beschweren Sie sich beim Versicherer. Danach prüft der Ombudsmann für Versicherungen es kostenlos.',
  },
}
