/** Letters of a lender who refuses a loan: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_REFUSED_FR: Words = {
  'be.credit.refused-want': {
    says: 'Un prêteur refuse votre demande de crédit.',
  },
  'be.credit.refused-right': {
    says: 'Le prêteur doit vous dire aussitôt et sans frais quel fichier il a consulté et ce qu’il y a trouvé. Il ne peut rien demander pour le refus.',
  },
  'be.credit.refused-step': {
    says: 'Demandez gratuitement à la Banque nationale ce que sa Centrale des crédits garde sur vous. Faites corriger les données fausses.',
  },
}
