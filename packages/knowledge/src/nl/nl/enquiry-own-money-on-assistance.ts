/** Questions about an estate, savings and things sold while on assistance: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OWN_MONEY_ON_ASSISTANCE_NL: Words = {
  'nl.ask.benefit-inheritance': {
    says: 'Meld het meteen bij de gemeente, het liefst schriftelijk. Een erfenis telt als vermogen, niet als maandinkomen. Tot de vermogensgrens van uw huishouden loopt de bijstand gewoon door. Daarboven stopt die tot u er met normaal leven weer onder komt. De dag van overlijden telt: vanaf dan kan de gemeente bijstand terugvragen. Schulden en uitvaartkosten van de nalatenschap gaan er eerst af. Bezwaar kan binnen zes weken.',
  },
  'nl.ask.benefit-selling': {
    says: 'Af en toe eigen gebruikte spullen verkopen is meestal geen inkomen: u maakt alleen uw bezit te gelde. Maar kopen of maken om te verkopen, of vaak verkopen, telt als werk of inkomen. Meld dat de gemeente voor u verdergaat, anders kan ze geld terugvragen met een boete. Houd een lijst bij: wat, voor hoeveel en hoe u eraan kwam. Kwam er al een brief? Maak binnen zes weken bezwaar, met die lijst.',
  },
}
