/** Questions about benefits that are claimed back: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFIT_OVERPAID_DE: Words = {
  'fr.ask-debt.benefit-overpaid': {
    says: 'Widersprechen Sie binnen zwei Monaten schriftlich: bei der Beschwerdekommission (CRA) der CAF, beim RSA beim Départementrat. Ein Fehler der Kasse tilgt die Schuld nicht, ist aber ein Grund für Erlass (remise de dette), wenn Sie ehrlich waren. Bitten Sie um Erlass oder kleine Raten, mit Einkommen und Ausgaben. Zwei Jahre nach der Zahlung ist es meist zu alt, nicht bei Betrug.',
  },
}
