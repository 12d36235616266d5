/** Questions about an order to pay (monitorio): the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MONITORIO_NL: Words = {
  'es.ask.monitorio': {
    says: 'Betaal of maak schriftelijk bezwaar binnen 20 werkdagen na ontvangst, ook door familie thuis. Doet u niets, dan kan beslag op loon en rekening, maar niemand gaat naar de gevangenis. Geef alle redenen: oneerlijke rente, geen bewijs van verkoop van de schuld, foute som, te oud. Boven € 2.000 hebt u een advocaat nodig: vraag nu een gratis, en dat de termijn stopt.',
  },
}
