/** The French words of the rows in ../offers.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const OFFERS_FR: Words = {
  'us.offer.want': {
    says: 'C’est une publicité. Ils veulent que vous demandiez une carte ou un prêt. Vous ne devez rien et n’êtes pas obligé de répondre.',
  },
  'us.offer.reality': {
    says: 'Une entreprise peut obtenir d’un bureau de crédit une liste de noms pour une offre ferme. Cela ne veut pas dire que vous avez fait une demande.',
  },
  'us.offer.right-stop': {
    says: 'Vous pouvez arrêter ces offres pour cinq ans ou pour toujours : OptOutPrescreen.com ou 1-888-567-8688. C’est gratuit.',
  },
  'us.offer.step-read': {
    says: 'Si vous la voulez, lisez le taux après les premiers mois et tous les frais. Sinon, déchirez-la.',
  },
  'us.offer.option-ignore': {
    says: 'Aucune réponse n’est nécessaire. L’offre finit d’elle-même.',
    title: 'Ne rien faire',
    cost: 'Rien',
    time: 'Aucun délai pour vous',
    risk: 'Aucun. Déchirez-la, pour que personne ne fasse une demande à votre nom.',
    bestFor: 'Vous ne voulez pas de nouvelle carte ni de prêt.',
  },
}
