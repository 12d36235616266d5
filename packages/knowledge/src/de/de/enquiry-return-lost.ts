/** Questions about a returned parcel that was lost or came empty: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RETURN_LOST_DE: Words = {
  'de.ask-buy.return-lost': {
    says: 'Fordern Sie das Geld schriftlich mit Frist von rund zwei Wochen. Beim Widerruf trägt der Händler die Gefahr des Rückwegs. Geht das Paket verloren, genügt also der Einlieferungsbeleg. Heißt es, es sei leer gewesen, schicken Sie den Beleg mit Gewicht, Fotos und Zeugen vom Packen und verlangen Sie eine Nachforschung. Eine Lastschrift holen Sie binnen acht Wochen zurück, bei PayPal öffnen Sie einen Fall. Danach hilft ein Mahnbescheid.',
  },
}
