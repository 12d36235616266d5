/** Questions about an old bill for medical care: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOSPITAL_BILL_FR: Words = {
  'be.ask.hospital-bill': {
    says: 'Une facture de soins est prescrite deux ans après la fin du mois des soins. Seuls une action en justice, une reconnaissance claire ou une mise en demeure formelle d’huissier ou d’avocat dans ce délai changent cela. Ne payez et ne reconnaissez rien : écrivez qu’elle est prescrite. Sans jugement, l’huissier ne peut que demander : pas de saisie, et vous ne devez pas ouvrir.',
  },
}
