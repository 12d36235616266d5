/** The Dutch words of the rows in ../enquiry-arrest-and-search.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ARREST_AND_SEARCH_NL: Words = {
  'us.ask-criminal.phone-search': {
    says: 'De politie heeft een bevel (warrant) nodig om uw telefoon te doorzoeken, ook na een arrestatie, behalve als u ja zegt. Zeg rustig dat u het niet goed vindt, en vraag om een advocaat.',
  },
  'us.ask-criminal.passcode': {
    says: 'Geef die niet voor u met een advocaat praat. Zeg alleen: ik wil een advocaat. U hoeft niet met de rechercheur te praten, en op de eerste zitting (arraignment) kunt u om een gratis advocaat (public defender) vragen.',
  },
  'us.ask-criminal.car-search': {
    says: 'Bij een auto heeft de politie geen bevel nodig als ze goede reden heeft om er bewijs van een misdrijf te verwachten. Een verkeerscontrole alleen is niet genoeg. Zeg kalm: “I do not agree to a search.” Verzet u niet.',
    dependsOn: 'wat de politie weet en of u ja zegt',
  },
  'us.story.arrested': {
    says: 'Zeg niets over de feiten, behalve tegen een advocaat. Ga naar elke zitting. Vraag om een gratis advocaat (public defender) als u niet kunt betalen, en bij een eerste zaak om een andere weg dan straf (diversion).',
  },
  'us.story.warrant': {
    says: 'Bel vandaag de griffie (clerk) of een advocaat en vraag hoe de zaak weer op de lijst komt. Zelf komen wordt meestal beter behandeld dan gevonden worden.',
  },
  'us.story.drunk': {
    says: 'Er zijn twee zaken: de rechtbank en het rijbewijs. De tijd om het rijbewijs te redden is vaak 7 tot 15 dagen. Vraag nu om die hoorzitting en ga voor de rechtbank naar een advocaat.',
  },
  'us.story.store-letter': {
    says: 'De brief is een gewone eis om geld, los van een strafzaak. Betalen beëindigt een aanklacht niet. De wet van de staat begrenst het bedrag, en de winkel moet het bewijzen. Praat met een advocaat voor u schrijft.',
    dependsOn: 'uw staat en wat er is gebeurd',
  },
}
