/** Contact with children after parents part, in each nation: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const CONTACT_WITH_CHILDREN_IT: Words = {
  'gb.children.right-order': {
    says: 'Può chiedere al giudice della famiglia di decidere dove vive il bambino e chi vede. Il bene del bambino viene prima.',
  },
  'gb.children.right-meeting': {
    says: 'Prima del giudice deve quasi sempre andare a un incontro sulla mediazione. Non se ci sono stati abusi.',
  },
  'gb.children.scotland': {
    says: 'Può chiedere allo Sheriff Court un ordine sulle visite o su dove vive il bambino. Il bene del bambino viene prima.',
  },
  'gb.children.ni': {
    says: 'Può chiedere al giudice della famiglia un ordine sulle visite o sulla casa del bambino. Il bene del bambino viene prima.',
  },
  'gb.children.answer': {
    says: 'Provi un accordo, con un mediatore. Se non riesce, chieda al giudice della famiglia un ordine (child arrangements order). Il bene del bambino viene prima.',
  },
  'gb.children.scotland-father': {
    says: 'Un padre su un atto di nascita fatto dal 4 maggio 2006 ha i diritti di genitore, sposato o no. Gli altri padri possono chiederli allo sheriff.',
  },
  'gb.children.answer-scotland': {
    says: 'Provi un accordo, con un mediatore. Se non riesce, chieda le visite allo Sheriff Court. Il bene del bambino viene prima, e il mantenimento non lo decide.',
  },
  'gb.children.answer-ni': {
    says: 'Provi un accordo, con un mediatore. Se non riesce, chieda le visite al giudice della famiglia. Il bene del bambino viene prima.',
  },
}
