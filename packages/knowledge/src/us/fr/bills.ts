/** The French words of the rows in ../bills.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BILLS_FR: Words = {
  'us.bill.want': {
    says: 'Ils veulent qu’une facture en retard soit payée et parlent peut-être de couper le service.',
  },
  'us.bill.who': {
    says: 'C’est une entreprise qui vous vend un service. Ce n’est pas un tribunal.',
  },
  'us.bill.reality': {
    says: 'Les entreprises de courant, de gaz et d’eau doivent prévenir avant de couper. Dans beaucoup d’États, elles ne peuvent pas couper par grand froid ou grande chaleur.',
  },
  'us.bill.rights-summary': {
    says: 'Vous pouvez contester la facture, demander un plan de paiement et vous plaindre à la commission de votre État.',
  },
  'us.bill.right-commission': {
    says: 'Vous pouvez vous plaindre à la commission des services de votre État (utility commission). Dans la plupart des États, une contestation à temps arrête la coupure.',
  },
  'us.bill.right-public-utility': {
    says: 'Une ville ou un comté qui vend du courant ou de l’eau doit vous dire comment contester la facture avant de couper.',
  },
  'us.bill.right-city-code': {
    says: 'Le propre code de la ville dit quel avis est dû avant une coupure, qui peut avoir un plan de paiement et comment faire appel d’une facture.',
  },
  'us.bill.right-plain': {
    says: 'Une facture de téléphone doit être claire, nommer chaque entreprise qui vous facture et dire comment contester.',
  },
  'us.bill.right-broadband': {
    says: 'Un fournisseur d’internet doit montrer une étiquette avec le prix, les frais, la vitesse et toute limite de données avant votre inscription.',
  },
  'us.bill.step-call': {
    says: 'Appelez avant le jour de la coupure. Demandez un plan de paiement et une protection pour difficultés ou raisons médicales.',
  },
  'us.bill.step-help': {
    says: 'Appelez le 211 et demandez LIHEAP, qui aide pour les factures de chauffage et de climatisation.',
  },
  'us.bill.step-check': {
    says: 'Vérifiez le compteur, les dates, et si une vieille facture de quelqu’un d’autre y est comptée.',
  },
  'us.bill.option-plan': {
    says: 'Offrez ce que vous pouvez tenir et demandez-leur de le confirmer par écrit.',
    title: 'Demander un plan de paiement',
    cost: 'Une partie chaque mois',
    time: 'Avant le jour de la coupure',
    risk: 'Un paiement manqué peut ramener la coupure.',
    bestFor: 'Vous le devez mais ne pouvez pas tout payer d’un coup.',
  },
  'us.bill.option-dispute': {
    says: 'Écrivez ce qui est faux avec des preuves. S’ils ne corrigent pas, allez à la commission de l’État.',
    title: 'Contester la facture',
    cost: 'Gratuit',
    time: 'Avant le jour où elle est due',
    risk: 'Payez la partie avec laquelle vous êtes d’accord.',
    bestFor: 'La somme ou la personne est fausse.',
  },
  'us.bill.option-help': {
    says: 'LIHEAP, le 211 et des associations locales peuvent payer une partie de la facture.',
    title: 'Obtenir de l’aide pour payer',
    cost: 'Gratuit',
    time: 'Appelez aujourd’hui',
    risk: 'Aucun.',
    bestFor: 'Votre revenu est bas ou quelqu’un est malade à la maison.',
  },
}
