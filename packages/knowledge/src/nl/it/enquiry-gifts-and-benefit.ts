/** Questions about money from family while on assistance: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GIFTS_AND_BENEFIT_IT: Words = {
  'nl.ask.benefit-gifts': {
    says: "Dal 2026 i regali fino a 1.200 € per anno solare non toccano il sussidio (bijstand). L'aiuto della famiglia sotto questa somma, in denaro o spesa, non è quindi motivo di rimborso o multa. Sopra, segnali il regalo: il comune deve valutare il Suo caso. Si opponga per iscritto entro sei settimane. È gratis e non è un motivo per togliere il sussidio. Chieda di non riscuotere intanto. I consulenti sociali aiutano gratis.",
  },
}
