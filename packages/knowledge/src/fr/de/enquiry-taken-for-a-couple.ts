/** Questions about the CAF taking flatmates for a couple: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAKEN_FOR_A_COUPLE_DE: Words = {
  'fr.ask-debt.taken-for-couple': {
    says: 'Eine gemeinsame Wohnung macht noch kein Paar. Die CAF muss ein dauerhaftes gemeinsames Leben mit geteiltem Geld zeigen, nicht nur dieselbe Adresse. Schreiben Sie binnen zwei Monaten: an die CRA der CAF, beim RSA an den Départementrat. Belege der Wohngemeinschaft: Vertrag, getrennte Konten, wer was zahlt, Zeugen. Verlangen Sie den Prüfbericht. Betrug braucht Absicht: bestreiten Sie auch das.',
  },
}
