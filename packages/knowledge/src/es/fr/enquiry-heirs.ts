/** The French words of the rows in ../enquiry-heirs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HEIRS_FR: Words = {
  'es.ask.coheirs': {
    says: 'Personne ne doit rester dans un héritage commun : chaque héritier peut demander le partage à tout moment. Écrivez d’abord aux autres et proposez de vendre ou d’acheter la part. Un notaire peut aider. S’ils refusent, le tribunal partage ou ordonne la vente. Voyez un avocat.',
  },
}
