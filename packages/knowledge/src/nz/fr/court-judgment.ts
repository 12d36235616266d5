/** Court judgments, and what may be taken because of them: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_FR: Words = {
  'nz.judged.want': { says: 'Un tribunal a décidé, ou des agents ont commencé à encaisser.' },
  'nz.judged.reality': {
    says: 'C’est sérieux, mais vous avez encore des choix. Vous pouvez proposer un plan, ou demander au tribunal de rouvrir l’affaire.',
  },
  'nz.judged.who': {
    says: 'Seul un agent du tribunal (bailiff) peut saisir des biens. Une agence de recouvrement ne le peut pas.',
  },
  'nz.judged.rights': {
    says: 'Vous pouvez montrer au tribunal ce que vous pouvez payer. Les choses simples de la maison et les outils de votre métier sont protégés jusqu’à une certaine somme.',
  },
  'nz.judged.not-all': {
    says: 'Ils ne peuvent pas prendre toute votre paie. Pour une dette ordinaire, une saisie sur salaire (attachment order) doit vous laisser au moins 60 % de votre paie nette.',
  },
  'nz.judged.right-assessment': {
    says: 'Vous pouvez avoir un examen de vos finances (financial assessment), pour que le tribunal voie ce que vous pouvez payer.',
  },
  'nz.judged.right-setaside': {
    says: 'Si vous n’avez jamais reçu la demande, ou si vous avez une bonne défense, vous pouvez demander au tribunal d’annuler (set aside) le jugement.',
  },
  'nz.judged.right-vary': {
    says: 'Vous pouvez demander au tribunal de changer une saisie sur salaire (attachment order) si votre situation change.',
  },
  'nz.judged.step-call': {
    says: 'Appelez le tribunal avec le numéro de l’affaire. Demandez ce qui a été ordonné et quand.',
  },
  'nz.judged.step-mentor': { says: 'Appelez MoneyTalks au 0800 345 123 et faites un budget.' },
  'nz.judged.step-offer': {
    says: 'Proposez une somme que vous pouvez tenir et remplissez la déclaration de vos finances (financial statement).',
  },
  'nz.judged.step-options': {
    says: 'Si vous ne pouvez rien payer, demandez une procédure sans biens (no asset procedure) ou un plan de remboursement (debt repayment order).',
  },
  'nz.judged.opt-plan': {
    says: 'Proposez une somme par semaine.',
    title: 'Payer peu à peu',
    cost: 'La somme que vous proposez.',
    time: 'Des jours ou des semaines.',
    risk: 'Si vous arrêtez, ils peuvent agir de nouveau.',
    bestFor: 'Vous le devez et vous avez un revenu.',
  },
  'nz.judged.opt-setaside': {
    says: 'Expliquez pourquoi vous n’avez pas répondu et quelle est votre défense.',
    title: 'Demander d’annuler le jugement',
    cost: 'Il peut y avoir des frais.',
    time: 'Agissez en quelques jours.',
    risk: 'Le tribunal peut refuser.',
    bestFor: 'Vous n’avez jamais reçu les papiers, ou vous avez une bonne défense.',
  },
  'nz.judged.opt-insolvency': {
    says: 'Une procédure sans biens (no asset procedure) dure un an et met fin à la plupart des dettes jusqu’à 50 000 $.',
    title: 'Solutions d’insolvabilité',
    cost: 'La demande est gratuite.',
    time: 'Des semaines.',
    risk: 'C’est public, et vous ne pouvez l’utiliser qu’une fois.',
    bestFor: 'Vous possédez peu et ne pouvez pas payer.',
  },
  'nz.judged.warn-assessment': {
    says: 'Si vous ignorez un examen de vos finances (financial assessment), le tribunal peut envoyer un mandat (warrant) pour vous y amener.',
  },
}
