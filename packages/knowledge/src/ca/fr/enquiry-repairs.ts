/** The French words of the rows in ../enquiry-repairs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REPAIRS_WORDS: Words = {
  'ca.ask.home-on-repair': {
    says: 'En Ontario, le propriétaire doit garder le logement en bon état, même si vous connaissiez le défaut en entrant. La Commission peut ordonner des réparations ou un loyer plus bas (formulaire T6).',
  },
  'ca.ask.home-bc-repair': {
    says: 'En Colombie-Britannique, le propriétaire doit garder le logement en bon état et habitable. Vous pouvez demander un ordre à la Residential Tenancy Branch.',
  },
  'ca.ask.home-ab-repair': {
    says: 'En Alberta, le logement doit respecter les normes minimales de logement et de santé. Sinon, vous pouvez demander un loyer plus bas, des dommages ou la fin du bail.',
  },
  'ca.ask.repairs': {
    says: 'Écrivez au propriétaire avec photos et date. Si rien ne bouge, appelez l’inspecteur de la ville et allez au tribunal. Ne cessez pas de payer de vous-même.',
  },
}
