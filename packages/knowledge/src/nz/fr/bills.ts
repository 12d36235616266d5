/** The French words of the rows in ../bills.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BILLS_FR: Words = {
  'nz.bill.want': { says: 'Cherchez la date jusqu’à laquelle on veut une réponse.' },
  'nz.bill.reality': {
    says: 'Une entreprise d’électricité doit essayer d’aider avant de couper. Appelez avant la date.',
  },
  'nz.bill.who': {
    says: 'Les vendeurs d’électricité doivent suivre les Consumer Care Obligations et font partie d’Utilities Disputes.',
  },
  'nz.bill.rights': {
    says: 'Vous pouvez demander un plan de paiement, demander si un tarif moins cher vous convient, et contester la facture.',
  },
  'nz.bill.not-yet': {
    says: 'Ils ne peuvent pas couper votre électricité sans avis écrits et sans avoir vraiment essayé de vous joindre.',
  },
  'nz.bill.right-plan': {
    says: 'Vous avez le droit qu’on vous propose un plan de paiement avant la coupure.',
  },
  'nz.bill.right-medical': {
    says: 'Si une personne chez vous dépend de l’électricité pour des raisons médicales, dites-le-leur. Ils ne peuvent pas couper pour une dette.',
  },
  'nz.bill.right-udl': {
    says: 'Utilities Disputes examine gratuitement les plaintes sur l’électricité, le gaz et l’eau.',
  },
  'nz.bill.right-tdr': {
    says: 'Pour le téléphone et internet, Telecommunications Dispute Resolution aide gratuitement.',
  },
  'nz.bill.step-call': { says: 'Appelez maintenant et demandez un plan de paiement.' },
  'nz.bill.step-winz': {
    says: 'Demandez à Work and Income une aide pour une facture d’électricité.',
  },
  'nz.bill.step-check': { says: 'Vérifiez le relevé du compteur et les dates sur la facture.' },
  'nz.bill.opt-plan': {
    says: 'Proposez une somme que vous pouvez tenir.',
    title: 'Demander un plan de paiement',
    cost: 'La somme convenue.',
    time: 'Avant la date.',
    risk: 'Si vous manquez des paiements, ils peuvent agir.',
    bestFor: 'Vous le devez, mais vous ne pouvez pas payer en une fois.',
  },
  'nz.bill.opt-udl': {
    says: 'D’abord à l’entreprise. Après 20 jours ouvrés, allez à Utilities Disputes.',
    title: 'Se plaindre',
    cost: 'Gratuit.',
    time: 'Des semaines.',
    risk: 'Faible.',
    bestFor: 'La facture est fausse, ou ils menacent de couper.',
  },
  'nz.bill.right-scheme': {
    says: 'Une entreprise d’électricité ou de gaz doit faire partie d’un service gratuit de règlement des litiges (dispute scheme), Utilities Disputes.',
  },
  'nz.bill.right-guarantee': {
    says: 'L’électricité et le gaz doivent être de qualité acceptable, et les services faits avec soin.',
  },
}
