/** Questions about an emergency tradesman who was paid far too much at the door: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LOCKSMITH_PAID_DE: Words = {
  'de.ask-buy.locksmith-paid': {
    says: 'Bezahlt heißt nicht verloren. Ein Preis von etwa dem Doppelten des Üblichen, in einer Notlage verlangt, kann nichtig sein: Dann ist nur ein fairer Preis geschuldet. „Ab 39 Euro“ ist kein Festpreis. Fordern Sie den Rest schriftlich mit Frist zurück. Sichern Sie Fotos, Zeugen und Preise anderer Firmen. Fragen Sie die Bank nach Rückholung; bei Lastschrift mit Unterschrift acht Wochen. Drohung? Anzeige. Die Verbraucherzentrale hilft.',
  },
}
