/** Letters of neighbours on noise, trees and other trouble: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const NEIGHBOURS_WORDS: Words = {
  'be.neighbour.right-normal': {
    says: 'Alleen hinder die meer is dan normaal tussen buren telt, en de ander moet die bewijzen. Voor bomen en takken zijn er eigen regels.',
  },
  'be.neighbour.right-talks': {
    says: 'Zulke zaken gaan naar de vrederechter van de plaats. Een verzoening daar is gratis en zonder advocaat.',
  },
  'be.neighbour.step-answer': {
    says: 'Antwoord rustig en schriftelijk. Zeg wat klopt en wat u verandert, en stel een gesprek voor. Bewaar notities en foto’s.',
  },
}
