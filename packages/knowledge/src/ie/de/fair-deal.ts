/** What a nursing home costs under Fair Deal: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const FAIR_DEAL_DE: Words = {
  'ie.care.right-fair-deal': {
    says: 'Bei Fair Deal zahlen Sie einen Teil von Einkommen und Vermögen, den Rest der Staat. Das Haus zählt nur drei Jahre. Sie können eine Prüfung verlangen oder sich wehren.',
  },
}
