/** Dismissal for an economic reason (motif économique) and the job safety contract (CSP): the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const REDUNDANCY_WORDS: Words = {
  'fr.job.want-economic': {
    says: 'Votre employeur veut mettre fin à votre contrat pour un motif économique, pas pour une faute.',
  },
  'fr.job.deadline-csp': {
    says: 'Vous avez 21 jours après la proposition pour accepter ou refuser le contrat de sécurisation professionnelle (CSP). Le silence vaut refus.',
    action: 'Décider pour le CSP',
    consequence: 'Après, l’offre n’existe plus.',
  },
  'fr.job.right-economic-move': {
    says: 'Avant un licenciement économique, l’employeur doit chercher un autre poste pour vous, aussi dans le groupe en France.',
  },
  'fr.job.right-rehire': {
    says: 'Si vous le demandez dans l’année, vous êtes prioritaire pour les postes qui vous conviennent.',
  },
  'fr.job.right-csp': {
    says: 'Dans les entreprises de moins de 1 000 salariés, on doit vous proposer le CSP : formation et meilleure allocation.',
  },
  'fr.job.right-order': {
    says: 'Si certains partent et d’autres restent, le choix doit suivre des critères justes : famille, ancienneté, handicap ou âge, qualités. Vous pouvez les demander par écrit, jusqu’à dix jours après votre départ.',
  },
}
