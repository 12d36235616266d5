/** Questions about goods that came too late, a promised refund, and customers who do not pay: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PROMISES_TO_CUSTOMERS_NL: Words = {
  'gb.ask-consumer.came-too-late': {
    says: 'Hebt u online of per telefoon besteld? Dan mag u meestal zonder reden annuleren tot 14 dagen na ontvangst. Schrijf dat, stuur het terug, en de prijs en gewone bezorging komen binnen 14 dagen terug. Was de dag voor beiden beslissend? Dan mag u de bestelling beëindigen omdat die gemist is. Wat u extra betaalde voor snelle levering die niet snel was, krijgt u terug. „Geen terugbetaling” in de voorwaarden verandert niets. Wat voor u is gemaakt, valt buiten de 14 dagen.',
  },
  'gb.ask-consumer.promised-refund': {
    says: 'Wat gold toen u boekte, telt. Een bedrijf mag zijn voorwaarden niet achteraf veranderen, en u hoeft geen bon te nemen voor geld dat u toekomt. De schriftelijke belofte is uw bewijs. Schrijf: het geld binnen 14 dagen, anders stapt u naar de rechter. Betaald met kaart? Vraag de bank nu om een chargeback; boven £100 met creditcard vraagt u het van de kaartfirma. Daarna is er de kleine vordering (small claim).',
  },
  'gb.ask-trade.customer-wont-pay': {
    says: 'U mag meestal de afgesproken prijs vragen voor wat u deed. Voor fouten mag hij aftrekken wat herstel kost. Stuur een brief voor de zaak (letter of claim) met de factuur en foto’s: een particulier heeft 30 dagen om te antwoorden. Daarna vordert u online, tot £10,000 als kleine vordering, binnen zes jaar. Bij een afspraak bij hem thuis moet hij schriftelijk weten van de 14 dagen bedenktijd: anders krijgt u misschien minder of niets.',
  },
}
