/** German: the words of the rows in ../barred-list.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BARRED_LIST_DE: Words = {
  'gb.barred.right-answer': {
    says: 'Sie können vor der Entscheidung zu allem Stellung nehmen, worauf man sich stützt. Schicken Sie Ihre Seite, Belege und Zeugnisse in der Frist, meist acht Wochen. Bitten Sie bei Bedarf um mehr Zeit.',
  },
  'gb.barred.right-appeal': {
    says: 'Setzt man Sie auf die Liste, kann das Upper Tribunal prüfen, ob Recht oder Tatsachen falsch waren. Sie haben meist drei Monate. Holen Sie eine Gewerkschaft oder einen Anwalt.',
  },
}
