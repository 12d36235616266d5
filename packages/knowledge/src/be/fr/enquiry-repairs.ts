/** The French words of the rows in ../enquiry-repairs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REPAIRS_FR: Words = {
  'be.ask.repairs': {
    says: 'Écrivez au bailleur par recommandé, avec photos et délai. Sans suite, le juge de paix peut ordonner les travaux ou baisser le loyer. La Région peut inspecter le logement gratuitement. N’arrêtez pas de payer de vous-même.',
  },
}
