/** French: the words of the rows in ../third-party-debt.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const THIRD_PARTY_DEBT_FR: Words = {
  'gb.bank-order.wants': {
    says: 'Votre banque doit bloquer la somme d’un jugement. À une audience, un juge décide si elle va au créancier.',
  },
  'gb.bank-order.right-hardship': {
    says: 'Vous n’avez plus d’argent pour manger, le loyer ou les factures ? Demandez aujourd’hui à un County Court hearing centre un hardship payment order. Apportez relevés et factures.',
  },
  'gb.bank-order.right-object': {
    says: 'Vous pouvez vous opposer avant que l’ordre soit définitif. Écrivez vos raisons maintenant au tribunal et au créancier, bien avant l’audience. Dites si l’argent n’est pas qu’à vous.',
  },
}
