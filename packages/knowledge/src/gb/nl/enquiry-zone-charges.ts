/** Questions about penalties for driving in a charging zone: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ZONE_CHARGES_NL: Words = {
  'gb.ask-parking.zone-charge': {
    says: 'U hebt 28 dagen om te betalen of schriftelijk bezwaar te maken. De eerste 14 dagen is het de halve prijs. Op de brief staan de redenen, zoals: u had betaald, de auto hoeft niet te betalen, hij was verkocht of gestolen. Na een nee hebt u 28 dagen voor gratis beroep bij het tribunal. Doet u niets, dan gaat het bedrag met de helft omhoog.',
  },
  'gb.ask-parking.zone-charge-scotland': {
    says: 'U hebt 28 dagen om te betalen of de gemeente (council) te schrijven. De eerste 14 dagen is het de halve prijs. Goede redenen: blue badge, vrijgestelde of verkochte auto, of iets dat het oneerlijk maakt. U hoeft niet te betalen zolang u wacht. Na een nee: 14 dagen halve prijs, of 28 dagen voor het First-tier Tribunal. Doet u niets, dan komt de helft erbij. Een tweede keer binnen 90 dagen kost dubbel.',
  },
  'gb.ask-parking.charge-certificate': {
    says: 'De gemeente stuurde een charge certificate, daarom ging het bedrag met de helft omhoog. Kreeg u eerder geen bericht? Vraag de gemeente nu waarheen het ging, en kijk naar het adres op uw log book. Begint zij niet opnieuw, betaal dan niet. Wacht op de order for recovery en stuur dat formulier (TE9 of PE3) binnen 21 dagen: kruis aan dat u het bericht niet kreeg. Dan begint de zaak opnieuw.',
  },
}
