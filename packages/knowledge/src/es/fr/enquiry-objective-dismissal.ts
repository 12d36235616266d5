/** Questions about a dismissal for economic reasons: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OBJECTIVE_DISMISSAL_FR: Words = {
  'es.ask.dismissed-objective': {
    says: 'L’entreprise doit donner une lettre avec les faits, 20 jours de salaire par an avec la lettre (12 mois au plus), et 15 jours de préavis ou leur paie. Signez « no conforme ». Si les motifs sont faux, comme une embauche à votre poste, il est injuste : 33 jours par an ou votre poste. Vous avez 20 jours ouvrables. Vous pouvez prendre l’argent et réclamer. Paro en 15 jours ouvrables.',
  },
}
