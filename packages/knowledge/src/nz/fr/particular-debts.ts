/** Debts with rights of their own: fees, sold debts, phone and internet, bad work, small claims: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const PARTICULAR_DEBTS_FR: Words = {
  'nz.debt.right-fee': {
    says: 'Ils ne peuvent ajouter des frais que si votre contrat le permet. Ils ne peuvent pas vous tromper là-dessus, et un tribunal peut supprimer une clause injuste.',
  },
  'nz.debt.right-bad-work': {
    says: 'Si le travail était mauvais ou pas fini, dites-le par écrit avec des photos. Vous pouvez leur demander de le réparer, ou de baisser le prix.',
  },
  'nz.debt.right-tribunal': {
    says: 'Si vous la contestez, le Disputes Tribunal peut décider jusqu’à 60 000 $. Les avocats n’y participent pas, et vous ne payez le plus souvent pas de frais.',
  },
  'nz.debt.right-phone': {
    says: 'Si vous contestez une facture de téléphone ou d’internet, Telecommunications Dispute Resolution l’examine gratuitement. Le service doit être fait avec soin; sinon, demandez un crédit.',
  },
  'nz.debt.right-sold': {
    says: 'Votre dette a été vendue. Demandez l’avis écrit, le contrat et le calcul de la somme. Ce que vous pouviez dire au premier prêteur compte encore.',
  },
}
