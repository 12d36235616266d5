/** The French words of the rows in ../tax-notices.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_NOTICES_FR: Words = {
  'us.tax.not-yet-proposed': {
    says: 'C’est une proposition. L’IRS ne peut rien réclamer avant d’envoyer un avis d’impôt manquant (notice of deficiency) et de vous donner 90 jours pour la Tax Court.',
  },
  'us.tax.right-proposed': {
    says: 'Vous pouvez être d’accord avec tout, une partie ou rien. Répondez avec des preuves au plus tard le jour indiqué dans l’avis.',
  },
  'us.tax.step-proposed-late': {
    says: 'Le jour est passé, mais répondez maintenant : acceptez, ou dites pourquoi non, avec des preuves. Appelez pour savoir si c’est encore possible. Si une notice of deficiency arrive, vous avez 90 jours pour saisir la Tax Court.',
  },
  'us.tax.right-accuracy': {
    says: 'Une pénalité de 20 % pour une déclaration fausse peut être enlevée si vous aviez une bonne raison et étiez de bonne foi. Demandez-le.',
  },
  'us.tax.right-lien': {
    says: 'Après un avis public de droit fiscal sur vos biens (tax lien), vous avez environ 30 jours pour demander une audience. Un plan peut le faire retirer.',
  },
  'us.tax.right-offset': {
    says: 'Un remboursement peut servir à payer un impôt, une pension pour enfants ou des dettes fédérales. Un mari ou une femme qui ne doit rien peut demander sa part (Form 8379).',
  },
  'us.tax.right-spouse': {
    says: 'Si l’impôt vient de l’erreur d’un mari ou d’une femme, vous pouvez demander à en être libéré (Form 8857).',
  },
  'us.tax.right-math-error': {
    says: 'Si l’IRS a changé votre déclaration pour une erreur de calcul (math error), vous avez 60 jours pour lui demander d’annuler le changement. Il doit alors d’abord le prouver.',
  },
  'us.tax.deadline-math-error': {
    says: 'Vous avez 60 jours après un avis d’erreur de calcul (math error notice) pour dire que vous n’êtes pas d’accord.',
    action: 'Demander à l’IRS d’annuler le changement (abatement) si vous n’êtes pas d’accord',
    consequence: 'Le changement reste, et vous perdez la voie vers la Tax Court à ce sujet.',
  },
  'us.tax.right-plan-ends': {
    says: 'L’IRS doit écrire 30 jours avant de mettre fin à votre plan de paiement. Payez ce qui est en retard, demandez un nouveau plan ou faites appel.',
  },
  'us.tax.right-social-security': {
    says: 'Pour des impôts, l’IRS peut prendre au plus 15 % de Social Security. Un plan ou la preuve de difficultés peut l’arrêter.',
  },
  'us.tax.right-identity': {
    says: 'L’IRS garde votre remboursement jusqu’à ce que vous montriez qui vous êtes. Si vous n’avez pas fait de déclaration, dites-le : quelqu’un a peut-être utilisé votre nom.',
  },
  'us.tax.right-audit-appeal': {
    says: 'Vous avez 30 jours pour faire appel d’un rapport de contrôle (audit) à l’intérieur de l’IRS, avant qu’un avis d’impôt manquant (notice of deficiency) arrive.',
  },
  'us.tax.right-three-years': {
    says: 'L’IRS a le plus souvent trois ans après votre déclaration pour ajouter de l’impôt. Il en a six s’il manquait plus d’un quart de vos revenus.',
  },
  'us.tax.right-release': {
    says: 'Si une saisie (levy) vous laisse trop peu pour vivre, l’IRS doit la lever. Appelez tout de suite et montrez vos revenus et vos factures.',
  },
}
