/** Questions about wages that an employer paid by mistake: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OVERPAID_WAGES_FR: Words = {
  'gb.ask-work.overpaid-wages': {
    says: 'L’employeur peut reprendre un salaire versé par erreur, même sur la prochaine paie et sans votre accord. Mais demandez d’abord le calcul de chaque somme et un plan en petites parts. Dites si une grosse retenue vous prive de loyer ou de nourriture, et offrez une somme par mois. Acas dit de convenir d’un plan juste : 0300 123 1100.',
  },
}
