/** Questions about power, phone and internet: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BILLS_NL: Words = {
  'ca.ask.cut-off': {
    says: 'Ze moeten u eerst schriftelijk waarschuwen. Veel provincies verbieden afsluiten in de winter. Bel het bedrijf en vraag om een plan.',
    dependsOn: 'uw provincie en de tijd van het jaar',
  },
  'ca.ask.phone': {
    says: 'Klaag eerst bij het bedrijf. Helpt dat niet, dan kijkt de CCTS gratis naar klachten over telefoon, internet en tv.',
  },
  'ca.ask.internet-price': {
    says: 'Niet voor de prijs die in uw contract vaststaat. Volgens de regels van de CRTC verandert de maandprijs van een vast contract niet zonder uw ja. Klaag gratis bij de CCTS.',
  },
  'ca.ask.phone-cancel-fee': {
    says: 'Sinds 12 juni 2026 kost opzeggen niets als er geen goedkopere telefoon bij zat. Zat die er wel bij, dan bent u hoogstens de rest van de korting schuldig, en na twee jaar niets. Kosten om een abonnement te starten of te wijzigen zijn ook verboden. Klaag gratis bij de CCTS.',
  },
}
