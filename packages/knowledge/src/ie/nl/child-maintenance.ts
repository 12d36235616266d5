/** The Dutch words of the rows in ../child-maintenance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHILD_MAINTENANCE_NL: Words = {
  'ie.maintenance.right-change': {
    says: 'Zijn uw inkomen of de behoeften van het kind veranderd, vraag dan de rechter om een ander bedrag. Tot dan geldt het bevel.',
  },
  'ie.maintenance.right-heard': {
    says: 'Alleen een rechter kan geld van uw loon laten nemen. U wordt eerst gehoord, en er moet genoeg overblijven.',
  },
  'ie.maintenance.warn': {
    says: 'Negeer een bevel van de rechter niet. In het ergste geval geldt het als minachting.',
  },
  'ie.maintenance.step': {
    says: 'Controleer het bedrag met het bevel en uw bewijs. Betaal nu wat kan, en bied schriftelijk delen aan.',
  },
  'ie.maintenance.option-change': {
    title: 'De rechter om wijziging vragen',
    cost: 'Gratis bij de District Court.',
    time: 'Enkele weken of maanden.',
    risk: 'Klein. De rechter kijkt naar beide kanten.',
    bestFor: 'U kunt het bedrag niet meer betalen.',
    says: 'Vraag het gerecht om het formulier. De Legal Aid Board en zijn gratis bemiddeling helpen.',
  },
}
