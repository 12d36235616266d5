/** The German words of the rows in ../lawyers-bill.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LAWYERS_BILL_DE: Words = {
  'au.lawyer.right-itemised': {
    says: 'Für die Rechnung Ihres eigenen Anwalts können Sie eine Liste aller einzelnen Posten verlangen. Fragen Sie bald: In manchen Bundesstaaten haben Sie nur 30 Tage.',
  },
  'au.lawyer.right-assessment': {
    says: 'Sie können die Kosten eines Anwalts unabhängig prüfen lassen (costs assessment). Dafür gibt es eine Frist, meist 12 Monate ab der Rechnung.',
  },
}
