/** Dutch: the words of the rows in ../enquiry-hired-and-booked.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HIRED_AND_BOOKED_NL: Words = {
  'gb.ask-consumer.hire-damage': {
    says: 'Schrijf meteen dat u het betwist. Vraag gedateerde foto’s, het overdrachtsblad en de rekening: zij moeten tonen dat u het was en wat het kostte. Een beding voor elk bedrag bindt meestal niet. Vraag een chargeback, of boven £100 met creditcard section 75. Na hun laatste antwoord is BVRLA gratis voor huur in het VK als ze lid zijn.',
  },
  'gb.ask-consumer.room-cancelled': {
    says: 'Hebben zij geannuleerd? Dan braken zij de afspraak: u krijgt alles terug en hoeft geen tegoedbon te nemen. U kunt eerlijke extra kosten voor een soortgelijke kamer vragen. Een bedrijf mag het niet houden door een beding. Vraag het schriftelijk binnen 14 dagen. Boven £100 met creditcard aan het hotel is ook de kaartfirma aansprakelijk; met debitcard vraag een chargeback.',
  },
  'gb.ask-housing.scotland-unregistered': {
    says: 'Blijf voorlopig betalen: de huur stopt pas als de gemeente dat in een bericht zegt. Meld het de gemeente. Verhuren zonder registratie is strafbaar, tot £50.000. Met dat bericht is geen huur verschuldigd en mag men u daarom niet uitzetten.',
  },
}
