/** Questions about a music licence: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MUSIC_LICENCE_NL: Words = {
  'ie.ask.music-licence': {
    says: 'U hebt die nodig als u muziek speelt, ook van de radio, waar klanten of personeel het horen. Speelt u niets, zeg dat dan schriftelijk. Vraag hoe het bedrag is berekend, naar oppervlak en data. Vindt u het tarief te hoog, dan kan de Controller ernaar kijken.',
  },
}
