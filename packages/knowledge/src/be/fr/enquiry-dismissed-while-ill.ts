/** The French words of the rows in ../enquiry-dismissed-while-ill.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSED_WHILE_ILL_FR: Words = {
  'be.ask.ill-dismissed': {
    says: 'La maladie n’interdit pas un licenciement, mais ne peut pas en être le motif. Le préavis donné par l’employeur est suspendu pendant la maladie. Demandez les motifs par recommandé, et voyez votre syndicat ou Unia.',
  },
}
