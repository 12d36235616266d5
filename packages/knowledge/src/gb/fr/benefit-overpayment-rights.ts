/** Rights and ways to go about a benefit that was paid too much: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_OVERPAYMENT_RIGHTS_FR: Words = {
  'gb.benefit.right-waiver': {
    says: "Vous pouvez demander qu'ils y renoncent (waiver) si rembourser ferait un vrai tort à votre santé ou à votre famille. Envoyez des preuves.",
  },
  'gb.benefit.right-review': {
    says: 'Vous avez droit à un nouvel examen de la décision, puis à un tribunal gratuit.',
  },
  'gb.benefit.right-amount': {
    says: 'Vous avez le droit de savoir comment la somme a été calculée.',
  },
  'gb.benefit.right-afford': {
    says: 'Vous pouvez demander de plus petites retenues si vous ne pouvez pas payer l’essentiel.',
  },
  'gb.benefit.right-old-benefits': {
    says: 'Les aides plus anciennes, comme la Carer’s Allowance, sont différentes. Ils ne peuvent les redemander que si vous avez donné un fait faux ou en avez oublié un.',
  },
  'gb.benefit.option-review': {
    says: 'Dites ce qui est faux et envoyez des preuves.',
    title: 'Leur demander un nouvel examen',
    cost: 'Rien.',
    time: 'Dans le mois. Une réponse en quelques semaines.',
    risk: 'Faible. Dans de rares cas, ils trouvent plus.',
    bestFor: 'Vous pensez ne rien devoir, ou la somme est fausse.',
  },
  'gb.benefit.option-rate': {
    says: 'Appelez le service des dettes avec votre budget.',
    title: 'Demander à rembourser moins par mois',
    cost: 'Rien.',
    time: 'Un appel.',
    risk: 'Le remboursement dure plus longtemps.',
    bestFor: 'Vous devez l’argent, mais n’y arrivez pas.',
  },
  'gb.benefit.option-help': {
    says: 'Il vérifie la loi et les sommes pour vous.',
    title: 'Prendre un conseiller en aides sociales',
    cost: 'Rien.',
    time: 'Un appel cette semaine.',
    risk: 'Aucun.',
    bestFor: 'De grosses sommes, ou si l’on parle de fraude.',
  },
  'gb.benefit.right-civil-penalty': {
    says: 'Ils ne peuvent ajouter 50 £ que si vous avez été négligent, ou si vous n’avez rien dit sans bonne raison. Vous pouvez aussi demander de revoir ce point.',
  },
}
