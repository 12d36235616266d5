/** Questions about the time to claim for a floor clause in a mortgage: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLOOR_CLAUSE_NL: Words = {
  'es.ask.floor-clause': {
    says: 'Meestal kan het nog, ook bij een afgeloste lening. Een rechter kan het beding altijd oneerlijk noemen. De vijf jaar om geld terug te krijgen, beginnen meestal pas met het definitieve vonnis daarover. Anders als de bank bewijst dat u het eerder wist. Vraag het eerst schriftelijk aan de bank: de rechter eist dat. Tekende u hierover iets nieuws met de bank? Vraag een advocaat. Gratis hulp: het consumentenloket (OMIC).',
  },
}
