/** German: the words of the rows in ../barred-list.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BARRED_LIST_DE: Words = {
  'gb.barred.right-answer': {
    says: 'Meist können Sie vor der Entscheidung zu allem Stellung nehmen, worauf man sich stützt. Schicken Sie Ihre Seite, Belege und Zeugnisse in der Frist, meist acht Wochen. Bitten Sie mit gutem Grund um mehr Zeit.',
  },
  'gb.barred.right-appeal': {
    says: 'Setzt man Sie auf die Liste, können Sie das Upper Tribunal um Zulassung einer Berufung bitten, weil Recht oder Tatsachen falsch waren. Dass die Sperre zu hart wirkt, genügt allein nicht. Sie haben meist drei Monate ab dem Datum des Briefs. Holen Sie eine Gewerkschaft oder einen Anwalt.',
  },
}
