/** Questions about lost, late or damaged luggage: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LUGGAGE_FR: Words = {
  'gb.ask-travel.luggage': {
    says: 'Demandez par écrit à la compagnie, avec le constat de l’aéroport (PIR) et les reçus. Pour un dégât vous avez 7 jours. Pour un retard, 21 jours après le retour du bagage. Elle doit payer les achats nécessaires et un bagage perdu, jusqu’à une limite. Après un refus, essayez la médiation gratuite ou le tribunal.',
  },
}
