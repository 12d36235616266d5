/** Questions about the cost of a course that an employer wants back: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAINING_COSTS_NL: Words = {
  'gb.ask-work.training-costs': {
    says: 'Nodig is een beding in uw contract, of uw schriftelijke ja van vóór de cursus. Een regeling die u nooit tekende is zwak, al zegt men dat u bleef werken. Verplichte scholing mag het loon niet onder het minimumloon brengen. De som mag geen straf zijn. Maak vóór betaaldag schriftelijk bezwaar en vraag het beding. Houdt men het in, bel dan meteen Acas: 0300 123 1100.',
    dependsOn: 'wat u vóór de cursus afsprak',
  },
  'gb.ask-work.training-costs-ni': {
    says: 'Nodig is een beding in uw contract, of uw schriftelijke ja van vóór de cursus. Verplichte scholing mag het loon niet onder het minimumloon brengen. Maak vóór betaaldag schriftelijk bezwaar en vraag het beding. Houdt men het in, bel dan meteen de Labour Relations Agency: 03300 555 300. Meestal hebt u drie maanden voor een claim.',
    dependsOn: 'wat u vóór de cursus afsprak',
  },
  'gb.ask-work.training-costs-unsigned': {
    says: 'Inhouden vraagt een beding in uw contract, of uw schriftelijke ja van vóór de cursus. Anders mag het meestal niet. Zij kunnen zeggen dat u onder de nieuwe regels doorwerkte: schrijf nu dat u nooit instemde, en vraag het beding. Een verplichte cursus mag het loon niet onder het minimumloon brengen. Houden zij het toch in, bel dan meteen Acas: 0300 123 1100. De termijn is kort.',
  },
}
