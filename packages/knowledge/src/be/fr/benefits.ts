/** The French words of the rows in ../benefits.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFITS_WORDS: Words = {
  'be.benefit.want': {
    says: 'Ils disent que vous avez reçu trop et veulent l’argent.',
  },
  'be.benefit.who': {
    says: 'Un organisme de sécurité sociale décide des allocations. Le tribunal du travail peut changer sa décision.',
  },
  'be.benefit.reality': {
    says: 'Une telle décision peut être fausse, ou être réduite. Vous pouvez aller gratuitement au tribunal du travail.',
  },
  'be.benefit.rights-summary': {
    says: 'Vous pouvez demander les motifs, faire un recours dans les trois mois, et demander un plan ou une dispense.',
  },
  'be.benefit.deadline-appeal': {
    says: 'Vous avez trois mois dès la notification pour aller au tribunal du travail. Nous comptons dès la date de la lettre.',
    action: 'Envoyer un recours au tribunal du travail',
    consequence: 'La décision devient définitive.',
  },
  'be.benefit.right-reasons': {
    says: 'Une décision doit dire pourquoi, comment le montant est calculé et comment faire un recours. Si elle ne dit pas comment et dans quel délai faire un recours, les trois mois ne commencent pas.',
  },
  'be.benefit.right-their-error': {
    says: 'Si l’erreur vient de l’organisme et que vous ne pouviez pas le savoir, il ne peut en général rien réclamer pour le passé.',
  },
  'be.benefit.right-onem-heard': {
    says: 'Avant de couper l’allocation ou de réclamer de l’argent, l’ONEM doit en règle générale vous entendre. Vous pouvez amener un avocat ou votre syndicat, répondre par écrit et demander une fois un autre jour.',
  },
  'be.benefit.right-onem-home': {
    says: 'Partager un toit et ses frais n’est pas encore cohabiter. Il faut aussi tenir le ménage ensemble : repas, courses, entretien, argent. Montrez que ce n’est pas le cas.',
  },
  'be.benefit.right-good-faith': {
    says: 'Pour des allocations de chômage reçues de bonne foi, seuls les 150 derniers jours peuvent être récupérés.',
  },
  'be.benefit.step-ask': {
    says: 'Demandez votre dossier et le calcul du montant.',
  },
  'be.benefit.step-union': {
    says: 'Montrez-le cette semaine à votre syndicat, votre mutuelle ou un CPAS. Ils le font gratuitement.',
  },
  'be.benefit.step-appeal': {
    says: 'Si c’est faux, envoyez le recours par recommandé dans les trois mois. Il ne faut pas d’avocat.',
  },
  'be.benefit.option-appeal': {
    says: 'Écrivez que vous n’êtes pas d’accord et pourquoi. Joignez la décision.',
    title: 'Aller au tribunal du travail',
    cost: 'Gratuit',
    time: 'Dans les trois mois',
    risk: 'Aucun dans la plupart des cas.',
    bestFor: 'Le montant est faux ou vous étiez de bonne foi.',
  },
  'be.benefit.option-plan': {
    says: 'Demandez un plan qui vous laisse de quoi vivre.',
    title: 'Demander un plan d’apurement',
    cost: 'Le montant, en plusieurs fois',
    time: 'Maintenant',
    risk: 'Aucun. Les trois mois continuent.',
    bestFor: 'Vous le devez mais ne pouvez pas tout payer.',
  },
  'be.benefit.option-waiver': {
    says: 'Écrivez vos revenus et demandez une dispense de tout ou d’une partie.',
    title: 'Demander une dispense de remboursement',
    cost: 'Gratuit',
    time: 'Avant ou après le recours',
    risk: 'Ils peuvent refuser.',
    bestFor: 'Vous ne pourrez jamais payer, ou étiez de bonne foi.',
  },
}
