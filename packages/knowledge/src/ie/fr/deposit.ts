/** The French words of the rows in ../deposit.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSIT_FR: Words = {
  'ie.deposit.want': {
    says: 'Le propriétaire veut garder votre dépôt. Cherchez chaque somme et son motif.',
  },
  'ie.deposit.reality': {
    says: 'Le propriétaire doit montrer les dommages. L’usure normale n’en est pas un, et la peinture et les tapis s’usent.',
  },
  'ie.deposit.right-rtb': {
    says: 'Le RTB tranche les litiges sur les dépôts. La demande en ligne coûte peu, et la médiation est gratuite.',
  },
  'ie.deposit.right-proof': {
    says: 'Vous pouvez demander une liste, des factures et des photos, et l’inventaire du jour de votre arrivée.',
  },
  'ie.deposit.step': {
    says: 'Écrivez que vous n’êtes pas d’accord et réclamez le dépôt pour un jour précis. Puis allez au RTB.',
  },
}
