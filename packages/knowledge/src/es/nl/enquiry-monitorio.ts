/** Questions about an order to pay (monitorio): the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MONITORIO_NL: Words = {
  'es.ask.monitorio': {
    says: 'Betaal of maak schriftelijk bezwaar binnen 20 werkdagen na ontvangst, ook door familie thuis. Doet u niets, dan kan beslag op loon en rekening, maar niemand gaat naar de gevangenis. Geef alle redenen: oneerlijke rente, geen bewijs van verkoop van de schuld, foute som, te oud. Boven € 2.000 hebt u een advocaat nodig: vraag nu een gratis, en dat de termijn stopt.',
  },
  'es.ask.fund-in-court': {
    says: 'Bij een monitorio hebt u 20 werkdagen vanaf ontvangst: betalen of schriftelijk verzet. Niet ophalen stopt het niet. Betaal geen klein deel: dat kan de schuld erkennen. Redenen: woeker of onduidelijke rente, geen bewijs van de verkoop, verkeerd bedrag, te oud. Boven € 2.000 hebt u een advocaat nodig: vraag vandaag een gratis advocaat en stop van de termijn. Netto loon tot € 1.221 is veilig.',
  },
}
