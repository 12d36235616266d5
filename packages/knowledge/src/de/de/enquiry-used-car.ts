/** Questions about faulty cars from a dealer: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_USED_CAR_DE: Words = {
  'de.ask-buy.dealer-car': {
    says: 'Ein Händler kann die Gewährleistung gegenüber Privatkäufern nicht ausschließen, egal was im Vertrag steht. Im ersten Jahr wird vermutet, dass der Mangel von Anfang an da war. Verlangen Sie schriftlich Reparatur mit letztem Tag. Klappt das nicht: Minderung oder Rückgabe. Normaler Verschleiß ist nicht gedeckt.',
  },
}
