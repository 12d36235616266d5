/** Letters of an office that refuses or stops a benefit: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_REFUSED_FR: Words = {
  'be.refusal.want': {
    says: 'Une administration dit que vous n’avez pas droit à une aide, qu’elle s’arrête ou baisse.',
  },
  'be.refusal.reality': {
    says: 'Une administration a décidé contre vous. Beaucoup de décisions changent quand on conteste avec des preuves.',
  },
  'be.refusal.step-first': {
    says: 'Demandez les motifs et votre dossier. Réunissez des preuves et écrivez avant le dernier jour. Les preuves peuvent suivre.',
  },
  'be.refusal.right-court': {
    says: 'Vous avez en général trois mois pour saisir le tribunal du travail. C’est gratuit, et votre syndicat ou un avocat gratuit peut écrire.',
  },
  'be.refusal.deadline': {
    says: 'Vous avez en général trois mois pour le tribunal du travail. Nous comptons depuis la date de la lettre.',
    action: 'Recours au tribunal du travail',
    consequence: 'La décision reste.',
  },
  'be.benefit.right-no-costs': {
    says: 'Un procès contre un organisme social devant le tribunal du travail ne vous coûte rien, même perdu. Sauf action téméraire.',
  },
  'be.benefit.right-living-wage': {
    says: 'Contre une décision du CPAS sur le revenu d’intégration, vous avez trois mois pour aller au tribunal du travail. Il peut aussi renoncer à une dette par équité.',
  },
  'be.refusal.right-conditions': {
    says: 'Pour le revenu d’intégration, il faut habiter ici, avoir 18 ans, trop peu d’argent et vouloir travailler. La santé ou l’équité peut vous dispenser du travail.',
  },
}
