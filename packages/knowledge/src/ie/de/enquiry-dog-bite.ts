/** Questions about a bite by somebody else’s dog: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DOG_BITE_DE: Words = {
  'ie.ask.dog-bite': {
    says: 'Gehen Sie heute zum Arzt und machen Sie Fotos. Melden Sie es dem dog warden der Gemeinde und den gardaí. Nach dem Gesetz zahlt der Halter den Schaden eines Angriffs; ein früherer Biss muss nicht bewiesen werden. Schreiben Sie dem Halter binnen eines Monats. Dann Injuries Resolution Board binnen zwei Jahren; bei Kindern ab 18. Belege und Zeugen sammeln.',
  },
}
