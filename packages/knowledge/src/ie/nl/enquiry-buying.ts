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
  'ie.ask.private-car': {
    says: 'Bij een particuliere verkoper hebt u minder rechten: de auto moet van hem zijn en zoals beschreven. Een valse kilometerstand of een leugen kan de koop ongedaan maken. Bewaar advertentie en berichten, schrijf meteen, en ga dan naar de rechter. De teller terugdraaien is strafbaar; meld het de garda.',
  },
  'ie.ask.still-charged': {
    says: 'Stuur het bewijs dat u opzegde en vraag het geld terug. Laat de bank de betalingen stoppen. Een incasso kunt u binnen acht weken zonder reden terughalen; een nooit toegestane binnen 13 maanden. Weigert het bedrijf, gebruik dan de kleine procedure.',
  },
  'ie.ask.event-cancelled': {
    says: 'Gaat het evenement niet door, dan kunt u het geld voor het kaartje terugkrijgen. Vraag ook de kosten: een beding dat die houdt, kan oneerlijk zijn. Wordt het alleen verplaatst, vraag dan op tijd om terugbetaling. Schrijf de verkoper; daarna chargeback of de kleine procedure.',
  },
}
