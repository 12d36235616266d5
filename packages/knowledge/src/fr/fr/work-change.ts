/** The French words of the rows in ../work-change.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_CHANGE_FR: Words = {
  'fr.work-change.want': {
    says: 'Votre employeur change votre lieu, vos horaires ou votre poste.',
  },
  'fr.work-change.right-core': {
    says: 'Salaire, fonctions et durée exigent votre accord. Refuser n’est pas une faute. De petits changements dans le même secteur relèvent de l’employeur.',
  },
  'fr.work-change.deadline-economic': {
    says: 'Pour un motif économique, vous avez un mois dès réception pour refuser. Le silence vaut accord. En redressement ou liquidation, quinze jours.',
    action: 'Refuser par écrit, si vous ne voulez pas du changement',
    consequence: 'Ensuite, vous êtes réputé avoir accepté.',
  },
  'fr.work-change.right-clause': {
    says: 'Une clause de mobilité doit préciser sa zone. Elle s’applique de bonne foi, avec un délai et en tenant compte de la famille.',
  },
  'fr.work-change.step': {
    says: 'Ne restez pas absent. Écrivez ce qui gêne (famille, santé, trajet), demandez un entretien et un conseil avant la date.',
  },
  'fr.unfit.want': {
    says: 'Le médecin du travail vous déclare inapte. L’employeur doit d’abord chercher un reclassement.',
  },
  'fr.unfit.right-pay': {
    says: 'Après un mois sans reclassement ni licenciement, votre salaire complet reprend.',
  },
  'fr.unfit.right-contest': {
    says: 'Vous pouvez contester l’avis du médecin aux prud’hommes dans les 15 jours.',
  },
  'fr.unfit.right-double': {
    says: 'Si c’est dû à un accident du travail, l’indemnité de licenciement est doublée et le préavis payé.',
  },
  'fr.unfit.step': {
    says: 'Répondez par écrit à l’offre avant la date. Vous pouvez refuser, en disant pourquoi : santé, lieu, salaire.',
  },
}
