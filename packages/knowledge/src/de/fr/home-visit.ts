/** The French words of the rows in ../home-visit.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HOME_VISIT_FR: Words = {
  'de.visit.want': {
    says: 'Votre bailleur veut entrer chez vous.',
  },
  'de.visit.reality': {
    says: 'C’est votre logement. Il ne peut entrer que pour un vrai motif, annoncé à temps, jamais sans vous.',
  },
  'de.visit.right-reason': {
    says: 'Vrais motifs : panne, réparation, relevé, visite d’acheteurs ou de locataires. Un contrôle de routine n’en est pas un.',
  },
  'de.visit.right-day': {
    says: 'Vous pouvez demander un autre jour. Pas de photos sans votre accord. Vous ne devez pas de clé.',
  },
  'de.visit.step': {
    says: 'Demandez par écrit le motif et qui vient. Proposez deux jours. Ne refusez pas un vrai motif : cela peut coûter le logement.',
  },
  'de.visit.option': {
    says: 'Acceptez le motif et proposez votre jour.',
    title: 'Proposer un autre jour',
    cost: 'Gratuit.',
    time: 'Cette semaine.',
    risk: 'Aucun.',
    bestFor: 'Le motif est réel.',
  },
}
