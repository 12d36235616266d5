/** Contact with children after parents part, in Scotland and Northern Ireland: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const CONTACT_WITH_CHILDREN_SCOTLAND_NI_IT: Words = {
  'gb.children.scotland': {
    says: 'Può chiedere allo Sheriff Court un ordine sulle visite o su dove vive il bambino. Il bene del bambino viene prima.',
  },
  'gb.children.ni': {
    says: 'Può chiedere al giudice della famiglia un ordine sulle visite o sulla casa del bambino. Il bene del bambino viene prima.',
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
