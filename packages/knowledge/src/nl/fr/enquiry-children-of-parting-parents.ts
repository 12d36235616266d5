/** How much is paid for a child of parents who live apart, and where it lives: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILDREN_OF_PARTING_PARENTS_FR: Words = {
  'nl.ask.maintenance-how-much': {
    says: 'La loi ne fixe pas de somme. Comptent le coût de l’enfant, selon le revenu du foyer avant la séparation, et ce que chacun peut donner. Les juges suivent le Rapport alimentatienormen de l’année (Tremanormen). Vous pouvez convenir d’une somme, dans le plan parental. Sinon un avocat saisit le juge. Elle monte seule chaque 1er janvier. Elle court jusqu’à 18 ans, souvent 21 pour vivre et étudier.',
  },
  'nl.ask.where-children-live': {
    says: 'D’abord vous deux, dans un plan parental (ouderschapsplan). Il dit où vivent les enfants, les jours chez chacun et qui paie quoi. Les parents mariés doivent le plus souvent le donner au tribunal. Les deux gardent en général l’autorité (gezag). Sans accord, essayez un médiateur ; ensuite un avocat saisit le juge, qui décide selon le bien de l’enfant. Dès 12 ans l’enfant est entendu, sans décider.',
  },
}
