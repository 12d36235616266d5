/** The French words of the rows in ../enquiry-repairs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REPAIRS_FR: Words = {
  'ie.ask.repair-law': {
    says: 'Votre propriétaire doit garder le logement en bon état et ne peut pas vous punir de le demander. Le RTB peut ordonner des travaux et des dommages.',
  },
  'ie.ask.repair-standards': {
    says: 'Le logement doit être sans humidité, avec chauffage et air selon les normes. La commune peut l’inspecter gratuitement.',
  },
  'ie.ask.repair-council': {
    says: 'La commune peut mettre en demeure un propriétaire qui viole les normes, et le poursuivre.',
  },
  'ie.ask.repairs': {
    says: 'Écrivez au bailleur avec des photos et une date. Si rien ne se passe, demandez une visite de la mairie (council), et allez au RTB. Continuez à payer le loyer.',
  },
}
