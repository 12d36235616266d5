/** Questions about how long a missed loan stays on the register: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CREDIT_REGISTER_YEARS_DE: Words = {
  'ie.ask.credit-years': {
    says: 'Das Central Credit Register speichert einen Kredit fünf Jahre nach dem Ende, mit den Monaten ohne Zahlung. Holen Sie die Auskunft kostenlos auf centralcreditregister.ie. Ist etwas falsch, verlangen Sie schriftlich Korrektur vom Geber und vom Register. Sie können eine kurze Erklärung hinzufügen, etwa Krankheit. Jeder Geber entscheidet selbst; fragen Sie nach dem Grund.',
  },
}
