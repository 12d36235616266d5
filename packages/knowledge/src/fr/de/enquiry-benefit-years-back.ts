/** Questions about how many years the CAF can go back: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFIT_YEARS_BACK_DE: Words = {
  'fr.ask-debt.benefit-years-back': {
    says: 'Meist zwei Jahre ab der Zahlung. Bei Betrug oder falschen Angaben sind es fünf Jahre, meist erst ab Entdeckung durch die CAF. Die CAF muss das nachweisen. Ein ehrliches Versehen ist kein Betrug, immer wieder verschwiegenes Einkommen kann zählen. Für RSA und prime d’activité gilt fast dasselbe. Ein Einschreiben lässt die Zeit neu beginnen. Zu alt? Schreiben Sie das binnen zwei Monaten der CRA, beim RSA dem Département.',
    dependsOn: 'ob die CAF Betrug oder falsche Angaben nachweist',
  },
}
