/** Taxes of towns and prefectures: who seizes, waiting, less and review: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const LOCAL_TAX_FR: Words = {
  'jp.local.who': {
    says: 'C’est votre ville ou préfecture. Dix jours après un rappel officiel (督促状), elle peut saisir sans tribunal.',
  },
  'jp.local.right-review': {
    says: 'Contre un impôt local ou une saisie, vous pouvez demander un réexamen gratuit (審査請求), le plus souvent dans les trois mois.',
  },
  'jp.local.right-less': {
    says: 'Vos revenus ont fort baissé, ou un désastre est arrivé ? Demandez une remise (減免) avant l’échéance. S’il n’y a rien à saisir, la ville peut cesser de recouvrer.',
  },
  'jp.local.right-late-charge': {
    says: 'Si un délai est accordé, la majoration de retard (延滞金) peut tomber en tout ou à moitié. Demandez le calcul.',
  },
  'jp.local.know-parts': {
    says: 'L’impôt local (住民税) que la ville facture elle-même se paie le plus souvent en quatre fois : juin, août, octobre et janvier. L’avis doit arriver dix jours avant la date.',
  },
}
