/** The French words of the rows in ../bills.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BILLS_WORDS: Words = {
  'ca.bill.want': { says: 'Cherchez la date à laquelle on attend une réponse.' },
  'ca.bill.reality': {
    says: 'On doit vous avertir avant de couper. La plupart font une entente si vous appelez d’abord.',
  },
  'ca.bill.who': {
    says: 'L’électricité et le gaz suivent les règles de la province. Le téléphone et Internet suivent des règles fédérales.',
  },
  'ca.bill.rights': {
    says: 'Vous pouvez vérifier le relevé, contester la facture et demander du temps.',
  },
  'ca.bill.not-yet': { says: 'On ne peut pas couper votre logement sans avis écrit.' },
  'ca.bill.right-dispute': {
    says: 'Vous pouvez contester une facture. Payez la part que vous acceptez.',
  },
  'ca.bill.right-ccts': {
    says: 'Pour le téléphone, Internet ou la télé, la CPRST aide gratuitement si l’entreprise ne règle pas.',
  },
  'ca.bill.step-call': { says: 'Appelez avant la date. Demandez une entente de paiement.' },
  'ca.bill.step-check': { says: 'Vérifiez le relevé, les dates et le prix.' },
  'ca.bill.step-fund': { says: 'Demandez s’il y a des fonds d’aide pour faibles revenus.' },
  'ca.bill.opt-plan': {
    says: 'Offrez une somme par mois en plus de la nouvelle facture.',
    title: 'Demander une entente',
    cost: 'La somme convenue.',
    time: 'Avant la coupure.',
    risk: 'Un versement manqué, et on peut couper.',
    bestFor: 'Vous devez, mais ne pouvez pas tout payer.',
  },
  'ca.bill.opt-complain': {
    says: 'À l’entreprise, puis au régulateur ou à la CPRST.',
    title: 'Se plaindre',
    cost: 'Gratuit.',
    time: 'Des semaines.',
    risk: 'Faible.',
    bestFor: 'La facture est fausse.',
  },
  'ca.bill.right-regulator': {
    says: 'Un distributeur doit suivre des règles approuvées par une régie publique. Plaignez-vous à lui, puis gratuitement à la régie.',
  },
  'ca.bill.right-wireless-notice': {
    says: 'Avant de couper un cellulaire pour une facture impayée, on doit vous avertir 14 jours avant, puis encore 24 heures avant.',
  },
}
