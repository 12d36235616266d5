/** Questions about a fine for a car that was sold before: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FINE_AFTER_SALE_DE: Words = {
  'es.ask.fine-after-sale': {
    says: 'Zahlen Sie nicht: Zahlen beendet das Verfahren. Widersprechen Sie binnen 20 Kalendertagen bei der Stelle im Brief, mit dem datierten Kaufvertrag. Nennen Sie den Käufer mit DNI und Anschrift und belegen Sie die Meldung an die DGT (notificación de venta). Den Fahrer nicht zu nennen kostet extra. Nicht gemeldet? Tun Sie es heute mit dem Vertrag und holen Sie den Fahrzeugbericht der DGT. Dann gehen weitere Bußen an den Käufer.',
  },
}
