/** The French words of the rows in ../trade-bill.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TRADE_BILL_FR: Words = {
  'de.trade.right-estimate': {
    says: 'Si le prix dépasse nettement le devis, ils doivent le dire aussitôt. Sinon, ils peuvent perdre le surplus.',
  },
  'de.trade.right-price': {
    says: 'Pas de prix convenu ? Seul le prix local usuel est dû. Plus du double peut être nul (Wucher).',
  },
  'de.trade.right-faults': {
    says: 'Travail défectueux ? Gardez le double du coût de réparation jusqu’à la correction. Fixez d’abord un délai par écrit.',
  },
  'de.trade.right-withdraw': {
    says: 'Contrat conclu chez vous ? En général 14 jours pour vous rétracter, sauf la réparation urgente demandée.',
  },
  'de.trade.step': {
    says: 'Comparez heures, pièces et trajet avec l’accord. Payez ce qui est juste et contestez le reste par écrit.',
  },
  'de.trade.option': {
    says: 'Demandez à la chambre des métiers (Handwerkskammer) de concilier.',
    title: 'Conciliation gratuite',
    cost: 'Gratuit ou peu cher.',
    time: 'Quelques semaines.',
    risk: 'Aucun.',
    bestFor: 'Prix ou qualité en doute.',
  },
}
