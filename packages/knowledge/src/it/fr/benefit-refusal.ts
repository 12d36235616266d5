/** The French words of the rows in ../benefit-refusal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_REFUSAL_FR: Words = {
  'it.no-benefit.want': {
    says: 'L’INPS refuse ou arrête une prestation. Ce n’est pas le dernier mot.',
  },
  'it.no-benefit.right-appeal': {
    says: 'Vous pouvez faire un recours à l’INPS en ligne en 90 jours (ricorso amministrativo). Avant, vous pouvez demander un réexamen (riesame).',
  },
  'it.no-benefit.right-court': {
    says: 'Après un refus, ou des mois de silence, vous pouvez aller au juge du travail. Un an pour les aides temporaires, trois pour les pensions.',
  },
  'it.no-benefit.right-medical': {
    says: 'Contre les médecins de l’INPS, on va directement au juge, en six mois. Un médecin du tribunal vous examine d’abord (accertamento tecnico preventivo).',
  },
  'it.no-benefit.right-patronato': {
    says: 'Un patronato lit la décision et fait le recours pour vous, gratuitement.',
  },
  'it.no-benefit.right-inclusion': {
    says: 'L’assegno di inclusione regarde l’ISEE, les revenus et le foyer. Si l’ISEE était faux, corrigez-le au CAF et redemandez à l’INPS.',
  },
  'it.no-benefit.step-reason': {
    says: 'Lisez le motif et demandez les papiers. Apportez-les cette semaine à un patronato.',
  },
  'it.no-benefit.deadline-appeal': {
    says: 'Vous avez 90 jours dès réception pour le recours à l’INPS. Par prudence, nous comptons dès sa date.',
    action: 'Déposer le recours en ligne ou au patronato (ricorso amministrativo)',
    consequence: 'Ensuite il ne reste que le juge.',
  },
  'it.no-benefit.right-naspi': {
    says: 'Vous avez la NASpI aussi si vous êtes parti pour motif grave (giusta causa), pendant la maternité protégée ou par accord à l’inspection.',
  },
}
