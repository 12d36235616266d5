/** The Italian words of the rows in ../enquiry-delivery.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DELIVERY_WORDS: Words = {
  'de.ask-buy.not-delivered': {
    says: "Fissi al negozio per iscritto un'ultima data. Poi receda e chieda indietro i soldi. Il rischio della spedizione è del negozio.",
  },
  'de.ask-buy.paid-not-sent': {
    says: 'Fissi per iscritto un ultimo termine, circa due settimane. Poi receda e chieda tutto il denaro. Chieda subito a banca, carta o PayPal di richiamare il pagamento. Sembra un negozio falso? Allora denunci oggi online alla polizia.',
  },
}
