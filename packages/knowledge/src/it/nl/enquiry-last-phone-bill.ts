/** Questions about the last bill of a phone or internet firm after leaving it: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LAST_PHONE_BILL_NL: Words = {
  'it.ask.last-phone-bill': {
    says: 'U hoeft niet alles ineens te betalen. Voor het vertrek mogen ze alleen echte kosten vragen die vooraf genoemd zijn en bij de prijs van het contract passen. Kortingen komen maar voor een eerlijk deel terug, en het modem mag u in delen blijven betalen. Klaag schriftelijk, betaal wat klopt en zeg de incasso dat u de rest betwist. Open ConciliaWeb (Corecom): gratis en bij een betwiste rekening verplicht vóór de rechter.',
  },
}
