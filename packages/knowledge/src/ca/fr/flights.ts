/** The French words of the rows in ../flights.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FLIGHTS_WORDS: Words = {
  'ca.air.want': {
    says: 'Une compagnie aérienne vous écrit au sujet de votre vol retardé ou annulé. Vous ne devez rien, et on vous doit peut-être de l’argent.',
  },
  'ca.air.reality': {
    says: 'La compagnie ne décide pas seule. Rien n’est dû si le retard lui échappait ou servait la sécurité, mais elle doit le montrer.',
  },
  'ca.air.right-money': {
    says: 'Pour un retard de trois heures ou plus qu’elle pouvait éviter, une grande compagnie doit de 400 $ à 1 000 $. Une petite doit de 125 $ à 500 $.',
  },
  'ca.air.right-reason': {
    says: 'Dans une plainte, on tient le retard pour évitable et non lié à la sécurité. C’est à la compagnie de prouver le contraire.',
  },
  'ca.air.right-refund': {
    says: 'Si l’autre vol ne vous convient pas et que la compagnie pouvait éviter le retard, vous pouvez être remboursé. Sinon, vous le pouvez si elle n’a pas de place dans les 48 heures. Vous n’êtes pas obligé de prendre un bon.',
  },
  'ca.air.right-claim': {
    says: 'Vous avez un an pour demander cet argent à la compagnie. Elle doit payer ou dire pourquoi elle refuse dans les 30 jours.',
  },
  'ca.air.right-agency': {
    says: 'Si elle refuse ou ne répond pas en 30 jours, vous pouvez vous plaindre sans frais à l’Office des transports du Canada.',
  },
  'ca.air.right-care': {
    says: 'Après deux heures d’attente, elle vous doit à manger et à boire, et un hôtel pour la nuit, si elle pouvait éviter le retard.',
  },
  'ca.air.step': {
    says: 'Écrivez à la compagnie. Nommez le vol, le retard et la somme, et demandez le motif exact.',
  },
}
