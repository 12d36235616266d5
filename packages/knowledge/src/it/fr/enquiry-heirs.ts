/** The French words of the rows in ../enquiry-heirs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HEIRS_FR: Words = {
  'it.ask.coheirs': {
    says: 'Personne ne doit rester dans un héritage commun : chaque héritier peut demander le partage à tout moment. Écrivez d’abord aux autres et proposez de vendre, ou d’acheter ou céder une part. Ensuite il faut une médiation, puis un juge peut partager, donner la maison à celui qui paie les autres, ou la faire vendre. Voyez un avocat.',
  },
}
