/** Contact with children after parents part, in England and Wales: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const CONTACT_WITH_CHILDREN_IT: Words = {
  'gb.children.right-order': {
    says: 'Può chiedere al giudice della famiglia di decidere dove vive il bambino e chi vede. Il bene del bambino viene prima.',
  },
  'gb.children.right-meeting': {
    says: 'Prima del giudice deve quasi sempre andare a un incontro sulla mediazione. Non se ci sono stati abusi.',
  },
  'gb.children.answer': {
    says: 'Provi un accordo, con un mediatore. Se non riesce, chieda al giudice della famiglia un ordine (child arrangements order). Il bene del bambino viene prima.',
  },
}
