/** Questions about dismissal and pregnancy: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PREGNANCY_FR: Words = {
  'nl.ask.pregnant': {
    says: 'Pendant la grossesse et six semaines après le congé, l’employeur ne peut pas licencier. Un contrat à terme peut finir, mais pas parce que vous êtes enceinte : c’est une discrimination. Demandez la raison par écrit et voyez le juge sous deux mois.',
  },
}
