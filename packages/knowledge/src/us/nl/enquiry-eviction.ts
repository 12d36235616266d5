/** The Dutch words of the rows in ../enquiry-eviction.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVICTION_NL: Words = {
  'us.ask-home.lockout': {
    says: 'In bijna elke staat mag een verhuurder u niet buitensluiten, geen stroom afsluiten en uw spullen niet weghalen. Bel nu de politie op het nummer zonder spoed en de gratis rechtshulp (legal aid).',
  },
  'us.ask-home.must-leave': {
    says: 'U hoeft niet weg op de laatste dag van een bericht. De verhuurder moet dan naar de rechter en winnen. Antwoord papieren van de rechtbank op tijd en bel vandaag de gratis rechtshulp (legal aid).',
  },
  'us.ask-home.wants-me-out': {
    says: 'Tijdens een vast huurcontract heeft de verhuurder een reden nodig. Bij huur per maand moet er schriftelijk bericht zijn, in de meeste staten 30 dagen of meer. In sommige, zoals New Jersey of Californië, moet de wet de reden ook noemen. U hoeft niet weg voor een rechter het beveelt.',
    dependsOn: 'uw huurcontract, uw staat en uw stad',
  },
  'us.ask-home.eviction-lawyer': {
    says: 'Bel vandaag de gratis rechtshulp (legal aid) of 211. Die hulp is gratis bij laag inkomen, en in sommige steden krijgt elke huurder bij de rechter een gratis advocaat.',
  },
  'us.ask-home.eviction-record': {
    says: 'Een controlebedrijf mag een uitzetting meestal zeven jaar melden. U kunt het rapport krijgen, fouten betwisten en in veel staten de rechter vragen de zaak te verzegelen (seal).',
  },
  'us.ask-home.pay-before-court': {
    says: 'In veel staten stopt de zaak als u alle huur, kosten en gerechtskosten betaalt voor de zitting of het vonnis. Betaal zo dat er bewijs is. Ga toch naar de rechtbank en vraag de zaak te beëindigen.',
    dependsOn: 'uw staat en de dag waarop u betaalt',
  },
}
