/** Questions about new hours or shifts that are to start within days: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEW_SHIFT_FR: Words = {
  'es.ask.new-shift-now': {
    says: 'Allez au nouvel horaire et contestez en même temps : si vous restez absent, on peut vous licencier. Ne signez qu’avec « no conforme » et la date. Un grand changement exige une lettre motivée, 15 jours avant. Vous avez 20 jours ouvrables pour le tribunal, ou pouvez partir avec 20 jours de salaire par an, jusqu’à neuf mois. Avec un enfant de moins de 12 ans, demandez par écrit un horaire adapté : réponse sous 15 jours.',
  },
}
