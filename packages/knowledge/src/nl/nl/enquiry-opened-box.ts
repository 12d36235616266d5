/** Questions about sending back what was opened or tried on: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OPENED_BOX_NL: Words = {
  'nl.ask.opened-box': {
    says: 'Nee. Wat u online koopt, mag u binnen 14 dagen zonder reden terugsturen, ook als de doos open is. U mag het bekijken en passen als in een winkel. De winkel mag alleen iets aftrekken voor gebruik dat verder gaat. Hij moet binnen 14 dagen alles terugbetalen, met de gewone verzendkosten. Anders is het bij verzegelde hygiëneproducten, geopende software en maatwerk. Schrijf dat u herroept en bewaar bewijs.',
  },
}
