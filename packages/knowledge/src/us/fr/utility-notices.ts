/** The French words of the rows in ../utility-notices.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const UTILITY_NOTICES_FR: Words = {
  'us.bill.right-procedure': {
    says: 'La loi fédérale demande aux États de veiller à ce que les foyers soient prévenus et puissent contester avant une coupure de courant ou de gaz.',
  },
  'us.bill.nc-notice': {
    says: 'En Caroline du Nord, une entreprise de courant ou de gaz doit écrire au moins 10 jours avant une coupure. En hiver, certains foyers avec des personnes âgées ou handicapées sont protégés.',
  },
  'us.bill.ga-winter': {
    says: 'En Géorgie, une entreprise réglementée ne peut pas couper le chauffage par temps de gel de mi-novembre à mi-mars si vous acceptez un plan.',
  },
}
