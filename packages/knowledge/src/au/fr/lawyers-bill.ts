/** The French words of the rows in ../lawyers-bill.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LAWYERS_BILL_FR: Words = {
  'au.lawyer.right-itemised': {
    says: 'Pour la facture de votre propre avocat, vous pouvez demander une liste de chaque point. Demandez vite : dans certains États, vous n’avez que 30 jours.',
  },
  'au.lawyer.right-assessment': {
    says: 'Vous pouvez demander une vérification indépendante des frais d’un avocat (costs assessment). Il y a un délai, le plus souvent 12 mois à partir de la facture.',
  },
}
