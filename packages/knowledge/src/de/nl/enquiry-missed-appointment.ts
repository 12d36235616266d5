/** Questions about a fee for a missed appointment: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MISSED_APPOINTMENT_NL: Words = {
  'de.ask-buy.missed-appointment': {
    says: 'U bent het alleen schuldig als de tijd alleen voor u was, u dat vooraf wist en niemand anders kon komen. Kijk wat u tekende. In een praktijk met wachtkamer is er meestal niets te betalen. Plotseling ziek en verhinderd? Dan niets. Wat zij bespaarden, gaat eraf. Vraag schriftelijk de grond en de berekening. De ziekenkas betaalt dit nooit.',
    dependsOn: 'of de tijd alleen voor u was en dat was afgesproken',
  },
  'de.ask-buy.holiday-home-cancelled': {
    says: 'Meestal ja, voor een deel. Een vakantiehuis is huur: ziekte beëindigt het contract niet en bedenktijd is er niet. Maar de verhuurder moet aftrekken wat hij bespaart, vaak 10%, met ontbijt 20%. Verhuurt hij opnieuw, dan gaat ook dat eraf. Vraag dat schriftelijk, zoek een annuleringsregel en bied een vervanger aan. Een reisverzekering kan betalen.',
  },
}
