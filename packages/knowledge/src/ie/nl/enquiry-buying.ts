/** Questions about buying: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BUYING_NL: Words = {
  'ie.ask.gym-ill': {
    says: 'Schrijf met een doktersbriefje en vraag de sportschool het contract te beëindigen of te pauzeren. Een beding dat u lang laat betalen zonder gebruik kan oneerlijk zijn, en bindt u dan niet.',
  },
  'ie.ask.small-claim': {
    says: 'Schrijf eerst naar de verkoper, met een datum. Dien dan op courts.ie een aanvraag in bij de procedure voor kleine vorderingen (small claims) van de District Court. Die is voor consumenten tot €2,000, zonder advocaat.',
  },
  'ie.ask.repair-failed': {
    says: 'Ja. Na een mislukte reparatie kunt u uw geld terug of een lagere prijs vragen. De winkel moet het oplossen, niet de fabrikant. In de eerste 12 maanden neemt de wet aan dat het gebrek er al was. Schrijf de winkel; tot €2,000 kunt u de kleine procedure gebruiken.',
  },
  'ie.ask.online-refund': {
    says: 'Ja. De meeste online aankopen kunt u binnen 14 dagen na ontvangst zonder reden annuleren. Zeg het schriftelijk en stuur het terug. De winkel moet binnen 14 dagen terugbetalen. Maatwerk en geopende verzegelde waren vallen erbuiten.',
  },
}
