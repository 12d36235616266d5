/** The French words of the rows in ../benefits.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFITS_FR: Words = {
  'us.benefit.want': {
    says: 'Ils disent qu’on vous a trop payé et veulent récupérer l’argent.',
  },
  'us.benefit.who-ssa': {
    says: 'Social Security est un bureau fédéral. Il peut retenir une partie de votre aide, mais il doit d’abord vous laisser faire appel.',
  },
  'us.benefit.who-state': {
    says: 'C’est un bureau de l’État qui paie des aides. Il doit vous donner une audience si vous la demandez à temps.',
  },
  'us.benefit.reality': {
    says: 'De telles lettres sont souvent fausses, ou la somme peut être effacée. Vous pouvez faire appel et demander de ne pas rembourser.',
  },
  'us.benefit.rights-summary': {
    says: 'Vous pouvez voir comment ils ont calculé, faire appel, demander une dispense (waiver), ou rembourser lentement.',
  },
  'us.benefit.right-hearing': {
    says: 'Vous avez droit à une audience quand une aide est réduite ou réclamée.',
  },
  'us.benefit.step-read': {
    says: 'Cherchez la date de la lettre, les mois, la somme et le dernier jour pour faire appel.',
  },
  'us.benefit.step-appeal': {
    says: 'Si c’est faux, faites appel par écrit avant le dernier jour. Demandez leurs chiffres et gardez une copie.',
  },
  'us.benefit.step-help': {
    says: 'Appelez l’aide juridique (legal aid). Elle traite beaucoup de ces affaires gratuitement.',
  },
  'us.benefit.option-appeal': {
    says: 'Écrivez que vous faites appel et pourquoi. Demandez une audience.',
    title: 'Faire appel de la décision',
    cost: 'Gratuit',
    time: 'Au plus tard le jour indiqué dans la lettre',
    risk: 'Aucun.',
    bestFor: 'On ne vous a pas trop payé, ou la somme est fausse.',
  },
  'us.benefit.option-waiver': {
    says: 'Dites que le trop-payé n’est pas votre faute, et que payer vous laisserait sans le nécessaire.',
    title: 'Demander une dispense (waiver)',
    cost: 'Gratuit',
    time: 'À tout moment, mais vite',
    risk: 'Ils peuvent dire non. Vous pouvez faire appel de cela.',
    bestFor: 'Ce n’était pas votre faute et vous ne pouvez pas payer.',
  },
  'us.benefit.option-slower': {
    says: 'Demandez une somme par mois plus basse et montrez votre revenu et vos factures.',
    title: 'Demander de rembourser lentement',
    cost: 'Une petite somme chaque mois',
    time: 'Avant qu’ils prennent de l’argent',
    risk: 'Aucun.',
    bestFor: 'Vous le devez mais avez besoin de la plus grande partie de votre aide.',
  },
  'us.benefit.option-help': {
    says: 'L’aide juridique (legal aid) peut faire appel pour vous. Demandez de l’aide avant toute conversation sur une fraude.',
    title: 'Obtenir une aide juridique gratuite',
    cost: 'Gratuit si votre revenu est bas',
    time: 'Appelez cette semaine',
    risk: 'Aucun. Les jours courent toujours.',
    bestFor: 'La somme est grande ou ils parlent de fraude.',
  },
  'us.benefit.deadline-appeal': {
    says: 'Vous avez 60 jours pour faire appel après avoir reçu la lettre. Ils supposent qu’elle est arrivée cinq jours après sa date.',
    action: 'Faire appel : envoyer Form SSA-561 pour demander un réexamen (reconsideration)',
    consequence:
      'La décision devient définitive, sauf si vous aviez une bonne raison d’être en retard.',
    service: 'pour la poste',
  },
  'us.benefit.deadline-keep-money': {
    says: 'Demandez dans les 30 jours, et Social Security ne commence pas à reprendre de l’argent avant d’avoir décidé.',
    action:
      'Faire appel ou demander une dispense (waiver) dans les 30 jours, pour qu’ils ne commencent pas à prendre de l’argent',
    consequence:
      'Ils peuvent commencer à retenir une partie de votre aide pendant qu’ils décident.',
  },
  'us.benefit.right-waiver': {
    says: 'Vous pouvez demander une dispense (waiver, Form SSA-632) à tout moment. Elle est pour ceux qui n’ont pas de faute et ne peuvent pas payer ou subiraient une injustice.',
  },
  'us.benefit.right-conference': {
    says: 'S’ils pensent refuser votre dispense (waiver), vous pouvez d’abord voir votre dossier et leur parler en personne.',
  },
  'us.benefit.not-yet': {
    says: 'Tant qu’un appel ou une dispense (waiver) envoyé à temps est en cours, ils ne devraient pas reprendre l’argent.',
  },
  'us.benefit.step-both': {
    says: 'Vous pouvez envoyer les deux formulaires : SSA-561 pour faire appel et SSA-632 pour demander une dispense (waiver). Demandez une copie tamponnée.',
  },
  'us.benefit.change-rate': {
    says: 'Social Security peut prendre la moitié de votre aide du mois si vous ne faites rien pendant environ 90 jours. Vous pouvez demander un taux plus bas.',
    was: 'À partir de mars 2024, Social Security prenait 10 % de l’aide du mois, et pendant un court temps en 2025 toute l’aide.',
    is: 'Pour les avis depuis le 25 avril 2025, le taux normal est de 50 % de l’aide Social Security. Pour SSI, c’est 10 %.',
  },
  'us.benefit.insight-lower': {
    says: 'Vous pouvez demander à tout moment un remboursement plus bas si la somme laisse trop peu pour vivre.',
    actionable: 'Envoyez Form SSA-634 avec votre revenu et vos factures.',
  },
}
