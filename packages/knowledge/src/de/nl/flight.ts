/** The Dutch words of Germany: flight. */
import type { Words } from '@plainletter/contracts/rule'

export const FLIGHT_NL: Words = {
  'de.flight.want': {
    says: 'De luchtvaartmaatschappij zegt nee op uw eis, of biedt iets anders aan.',
  },
  'de.flight.right-sum': {
    says: 'Drie uur te laat, laat geannuleerd of niet meegenomen: € 250, € 400 of € 600 naar afstand. Niet als de oorzaak buiten hun macht lag.',
  },
  'de.flight.right-proof': {
    says: 'De maatschappij moet zo’n oorzaak bewijzen, en dat zij alles deed wat kon. Een gebrek van het vliegtuig of een zieke bemanning is er meestal geen.',
  },
  'de.flight.right-voucher': {
    says: 'U mag tegoedbonnen weigeren en geld vragen. Bij een geannuleerde vlucht kiest u: geld terug of een andere vlucht.',
  },
  'de.flight.right-limit': {
    says: 'U hebt drie jaar, geteld vanaf het einde van het jaar van de vlucht.',
  },
  'de.flight.step': {
    says: 'Schrijf de vlucht, dag, vertraging en het bedrag, geef 14 dagen, en vraag bewijs van de oorzaak.',
  },
  'de.flight.option': {
    says: 'Na twee maanden zonder goed antwoord beslist de geschillendienst voor reizen gratis.',
    title: 'Gratis geschillendienst',
    cost: 'Gratis.',
    time: 'Enkele maanden.',
    risk: 'Geen.',
    bestFor: 'De maatschappij zegt nee.',
  },
}
