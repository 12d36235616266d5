/** The French words of the rows in ../builder-liens.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BUILDER_LIENS_FR: Words = {
  'us.lien.ca-builder': {
    says: 'En Californie, le privilège (lien) d’un artisan sur la maison prend fin s’il n’agit pas en justice dans les 90 jours après l’avoir inscrit. Sans la licence requise, il ne peut le plus souvent rien réclamer.',
  },
}
