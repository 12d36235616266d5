/** The French words of the rows in ../public-housing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_HOUSING_FR: Words = {
  'us.public.right-voucher': {
    says: 'Avant la fin de votre bon de logement (voucher), le bureau du logement doit écrire les raisons et le plus souvent vous donner une audience. Demandez-la au plus tard le jour indiqué dans la lettre.',
  },
  'us.public.step-voucher': {
    says: 'Demandez l’audience par écrit et gardez une copie. Demandez à voir votre dossier avant.',
  },
  'us.public.right-project': {
    says: 'Un logement public ou aidé peut finir un bail seulement pour une bonne raison. Vous devez recevoir des raisons écrites et le plus souvent une audience.',
  },
  'us.public.right-voucher-fair': {
    says: 'La personne qui vous entend ne peut pas être celle qui a décidé, et vous pouvez voir les papiers avant. Parlez d’une violence à la maison ou d’un handicap : les deux peuvent changer la décision.',
  },
}
