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
  'ca.ask.repairs-money-on': {
    says: 'Devant le Landlord and Tenant Board (LTB), utilisez le formulaire T6 pour les réparations et T2 pour vos droits. Demandez une baisse de loyer, vos frais et un ordre de réparer. Vous pouvez remonter à un an. Depuis octobre 2025, la commission peut accorder jusqu’à 50 000 $. Au-delà, il faut aller au tribunal. Gardez les ordres de la ville, les reçus et les photos. N’arrêtez pas de payer le loyer de vous-même.',
  },
  'ca.ask.repairs': {
    says: 'Écrivez au propriétaire avec photos et date. Si rien ne bouge, appelez l’inspecteur de la ville et allez au tribunal. Ne cessez pas de payer de vous-même.',
  },
}
