/** Questions about an only home that is said to be safe from private creditors: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ONLY_HOME_FR: Words = {
  'it.ask.only-home-private': {
    says: 'Cette règle ne lie que le collecteur d’impôts. Une banque ou un autre créancier privé avec un titre peut saisir même l’unique logement. Ouvrez donc chaque lettre. Après un precetto, ils peuvent saisir au bout de dix jours : proposez maintenant des parts ou une somme réduite. Demandez à un OCC un plan de dettes : le juge peut arrêter les saisies. Après, on peut encore payer : un sixième d’abord, le reste en 48 mois. Voyez un avocat.',
  },
}
