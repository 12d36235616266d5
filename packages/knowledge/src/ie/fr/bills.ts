/** The French words of Ireland: bills. */
import type { Words } from '@plainletter/contracts/rule'

export const BILLS_FR: Words = {
  'ie.bill.want': {
    says: 'Cherchez la date avant laquelle ils veulent une réponse.',
  },
  'ie.bill.reality': {
    says: 'Un fournisseur doit vous offrir un plan de paiement avant de couper. Appelez avant la date.',
  },
  'ie.bill.who': {
    says: 'Les fournisseurs d’énergie suivent un guide du régulateur, la CRU.',
  },
  'ie.bill.rights': {
    says: 'Vous pouvez demander un plan, un compteur prépayé (pay-as-you-go) et une vérification de la facture.',
  },
  'ie.bill.not-yet': {
    says: 'Ils ne peuvent pas couper tant que vous leur parlez et tenez un plan.',
  },
  'ie.bill.right-plan': {
    says: 'Vous avez droit à un plan de paiement adapté à ce que vous pouvez payer.',
  },
  'ie.bill.right-winter': {
    says: 'Si vous êtes inscrit comme client vulnérable, ils ne peuvent pas couper pendant les mois d’hiver.',
  },
  'ie.bill.right-device': {
    says: 'Si vous dépendez d’un appareil médical électrique, ils ne peuvent jamais couper pour une dette.',
  },
  'ie.bill.right-comreg': {
    says: 'Pour les factures de téléphone et d’internet, ComReg aide si la société ne règle pas le problème.',
  },
  'ie.bill.step-call': {
    says: 'Appelez maintenant et demandez un plan de paiement.',
  },
  'ie.bill.step-mabs': {
    says: 'Demandez de l’aide à MABS au 0818 07 2000, ou à St Vincent de Paul.',
  },
  'ie.bill.step-welfare': {
    says: 'Demandez au Community Welfare Officer une aide d’urgence (Additional Needs Payment).',
  },
  'ie.bill.opt-plan': {
    title: 'Demander un plan de paiement',
    says: 'Offrez une somme que vous pourrez tenir.',
    cost: 'La somme convenue.',
    time: 'Avant la date.',
    risk: 'Si vous manquez des paiements, ils peuvent agir.',
    bestFor: 'Vous devez l’argent mais ne pouvez pas tout payer d’un coup.',
  },
  'ie.bill.opt-cru': {
    title: 'Se plaindre',
    says: 'D’abord à la société, puis à la CRU, ou à ComReg pour le téléphone.',
    cost: 'Gratuit.',
    time: 'Des semaines.',
    risk: 'Faible.',
    bestFor: 'La facture est fausse.',
  },
  'ie.bill.right-regulations': {
    says: 'Un fournisseur d’énergie doit offrir une voie de plainte gratuite et ne couper que selon les règles.',
  },
  'ie.bill.right-telecom': {
    says: 'Un opérateur doit suivre sa charte clients. ComReg peut régler un litige.',
  },
}
