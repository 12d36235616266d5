/** Questions about RSA that is claimed back: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RSA_OVERPAID_DE: Words = {
  'fr.ask-debt.rsa-overpaid': {
    says: 'Schreiben Sie binnen zwei Monaten an den Präsidenten des Départementrats (conseil départemental), mit Gründen und Belegen. Solange das läuft, dürfen sie das RSA nicht zurückholen: Verlangen Sie im Brief, dass die Abzüge enden. Nach einem Nein oder zwei Monaten Schweigen: binnen zwei Monaten Verwaltungsgericht. Stimmt die Summe, bitten Sie um Erlass (remise de dette).',
  },
}
