/** The French words of the rows in ../bills.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BILLS_FR: Words = {
  'au.bill.want': { says: 'Cherchez la date jusqu’à laquelle ils veulent une réponse.' },
  'au.bill.reality': {
    says: 'Ils doivent offrir de l’aide avant de vous couper. Appelez avant la date de la lettre.',
  },
  'au.bill.who': {
    says: 'Un fournisseur (retailer) vous vend l’énergie. Il doit avoir des règles d’aide (hardship policy) et dépendre d’un médiateur (ombudsman).',
  },
  'au.bill.rights': {
    says: 'Vous pouvez demander un plan de paiement, entrer dans le programme d’aide (hardship program) et contester la facture.',
  },
  'au.bill.not-yet': {
    says: 'Ils ne peuvent pas couper sans avertissements écrits. Ni un vendredi, un week-end ou un jour férié, ni tant que vous suivez un plan.',
  },
  'au.bill.right-plan': {
    says: 'Si vous ne pouvez pas payer, un fournisseur d’énergie doit vous offrir un plan de paiement adapté à ce que vous pouvez payer.',
  },
  'au.bill.right-hardship': {
    says: 'Vous pouvez entrer dans le programme d’aide (hardship program). Tant que vous y êtes et le respectez, ils ne peuvent pas couper.',
  },
  'au.bill.right-tio': {
    says: 'Pour le téléphone et internet, le Telecommunications Industry Ombudsman aide gratuitement.',
  },
  'au.bill.vic': {
    says: 'Dans le Victoria, ils ne peuvent couper qu’en dernier recours, après toute l’aide que prévoit le règlement (code).',
  },
  'au.bill.step-call': {
    says: 'Appelez maintenant. Dites : « I am in hardship and I want a payment plan. » (J’ai du mal à payer et je veux un plan de paiement.)',
  },
  'au.bill.step-concession': {
    says: 'Demandez les réductions (concessions), les remises et les aides d’urgence de votre État.',
  },
  'au.bill.step-check': { says: 'Vérifiez le relevé du compteur et les dates sur la facture.' },
  'au.bill.opt-plan': {
    says: 'Offrez une somme toutes les deux semaines que vous pouvez tenir.',
    title: 'Demander un plan de paiement',
    cost: 'La somme convenue.',
    time: 'Avant la date de coupure.',
    risk: 'Si vous sautez des paiements, ils peuvent agir.',
    bestFor: 'Vous devez la somme, mais ne pouvez pas payer tout de suite.',
  },
  'au.bill.opt-ombudsman': {
    says: 'Plaignez-vous d’abord à l’entreprise, puis au médiateur de votre État.',
    title: 'Aller au médiateur (ombudsman)',
    cost: 'Gratuit.',
    time: 'Quelques jours ou semaines.',
    risk: 'Faible.',
    bestFor: 'La facture est fausse, ou ils menacent de couper.',
  },
  'au.bill.right-telco': {
    says: 'Une entreprise de téléphone ou d’internet doit vous offrir une vraie aide pour payer. Une coupure doit être sa dernière étape.',
  },
}
