/** The Dutch words of the rows in ../enquiry-booked-leave.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BOOKED_LEAVE_NL: Words = {
  'gb.ask-work.leave-cancelled': {
    says: 'Een werkgever mag goedgekeurd verlof intrekken als hij het op tijd zegt: zoveel dagen vooraf als het verlof lang is; voor een week een week. Uw contract kan meer vragen. Er moet een echte reden zijn, en u moet dat jaar al uw verlof krijgen. Schrijf vandaag: waarom, wat u verliest, en vraag het verlof te houden of de schade te betalen. Daarna een klacht. Blijf niet zomaar weg.',
  },
  'gb.ask-work.leave-refused': {
    says: 'Een werkgever mag data weigeren als hij het minstens zoveel dagen vooraf zegt als het verlof lang is. Maar hij mag niet verhinderen dat u uw 5,6 weken per jaar opneemt. Vraag vroeg en schriftelijk: twee keer zoveel dagen vooraf, tenzij het contract anders zegt. Bied andere data aan en vraag waarom. Nooit toegestaan verlof gaat deels mee naar volgend jaar. Dan een klacht en Acas.',
  },
  'gb.ask-work.leave-forced': {
    says: 'Een werkgever mag dagen aanwijzen waarop u verlof moet nemen, bijvoorbeeld met Kerst. Hij moet dat twee keer zoveel dagen vooraf zeggen als het verlof lang is: twee weken voor één week. Uw contract kan iets anders regelen. Kwam het te laat, schrijf dan dat u het niet eens bent en vraag de dagen terug. Voor ziektedagen mag hij geen verlof eisen.',
  },
  'gb.ask-work.family-emergency': {
    says: 'Bij plotselinge nood in het gezin moeten ze u vrij geven, vanaf de eerste dag: een kind wordt ziek, opvang valt uit, iemand sterft. Het is onbetaald, meestal een dag of twee. Zeg zo snel mogelijk waarom en hoe lang. Ze mogen u niet straffen. Vraag voor een lang geplande afspraak vakantie of onbetaald vrij. Weigeren ze? Acas, 0300 123 1100.',
  },
}
