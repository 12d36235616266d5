/** Questions about a car from a dealer: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_USED_CAR_WORDS: Words = {
  'ca.ask.used-car': {
    says: 'Écrivez tout de suite au marchand et gardez l’annonce et le contrat. La voiture d’un marchand doit être conforme et pouvoir rouler. Puis voyez l’organisme qui surveille les marchands, ou les petites créances.',
  },
  'ca.ask.dealer-lied': {
    says: 'Un vendeur ne peut pas vous tromper. Écrivez ce qui était faux et demandez d’annuler: dans l’année en Ontario. L’organisme des marchands (OMVIC, AMVIC, VSA) peut aider gratuitement.',
  },
}
