/** Letters of an office that refuses or stops a benefit: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_REFUSED_FR: Words = {
  'ch.refusal.want': {
    says: 'Une administration dit que vous n’avez pas droit à une aide, qu’elle s’arrête ou baisse.',
  },
  'ch.refusal.reality': {
    says: 'Une administration a décidé contre vous. Beaucoup de décisions changent quand on conteste avec des preuves.',
  },
  'ch.refusal.step-first': {
    says: 'Demandez les motifs et votre dossier. Réunissez des preuves et écrivez avant le dernier jour. Les preuves peuvent suivre.',
  },
  'ch.refusal.benefit-want': {
    says: 'Une administration dit que vous n’avez pas droit à une aide, qu’elle s’arrête ou baisse.',
  },
  'ch.refusal.benefit-reality': {
    says: 'Une administration a décidé contre vous. Beaucoup de décisions changent quand on conteste avec des preuves.',
  },
  'ch.refusal.benefit-step-first': {
    says: 'Demandez les motifs et votre dossier. Réunissez des preuves et écrivez avant le dernier jour. Les preuves peuvent suivre.',
  },
  'ch.refusal.right-object': {
    says: 'Contre une décision, vous avez en général 30 jours pour une opposition ou un recours. Contre un préavis de l’office AI, aussi 30 jours. La lettre dit où.',
  },
  'ch.refusal.deadline': {
    says: 'Vous avez trente jours pour une opposition écrite.',
    action: 'Faire opposition',
    consequence: 'La décision devient définitive.',
  },
}
