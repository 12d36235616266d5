/** The Dutch words of the rows in ../repossession.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const REPOSSESSION_NL: Words = {
  'us.car.right-deficiency': {
    says: 'Hebben zij de auto genomen en verkocht, vraag dan hoe zij de rest hebben berekend (deficiency). De verkoop moet eerlijk zijn.',
  },
  'us.car.right-notice': {
    says: 'Voor een genomen auto wordt verkocht, moet u bericht van de verkoop krijgen. Zonder dat bent u misschien minder of niets schuldig.',
  },
  'us.car.right-back': {
    says: 'Tot de auto is verkocht, kunt u hem terugkrijgen door alles en de kosten te betalen. In sommige staten mag u alleen de achterstand betalen.',
  },
  'us.car.right-peace': {
    says: 'Zij mogen een auto zonder rechter alleen rustig nemen: geen geweld, geen dreigementen, en niet inbreken in een garage.',
  },
  'us.car.step-papers': {
    says: 'Vraag om het leencontract, het overzicht van betalingen, het bericht van verkoop en de prijs waarvoor de auto is verkocht.',
  },
  'us.car.right-military': {
    says: 'Betaalde u voor de auto voordat de actieve militaire dienst begon? Dan is een bevel van de rechter nodig om hem te nemen. Schrijf dat meteen.',
  },
  'us.car.right-stay': {
    says: 'Een faillissement aanvragen (bankruptcy) stopt meestal meteen het nemen of verkopen van de auto, tot de rechter beslist. Vraag eerst een advocaat.',
  },
  'us.car.step-call': {
    says: 'Bel vandaag de kredietgever. Vraag het precieze bedrag waarmee u de auto terugkrijgt, en tot wanneer. Na de dag in de brief mag hij hem verkopen.',
  },
  'us.car.step-things': {
    says: 'Vraag nu schriftelijk uw eigen spullen uit de auto terug. De kredietgever mag ze niet houden of verkopen.',
  },
  'us.car.option-back': {
    title: 'Haal de auto terug vóór de verkoop',
    cost: 'Wat open staat, met de kosten van ophalen en bewaren',
    time: 'Voordat de auto is verkocht',
    risk: 'Als u weer niet betaalt, mogen ze hem weer ophalen.',
    bestFor: 'U hebt de auto nodig en kunt het geld bij elkaar krijgen.',
    says: 'Vraag het bedrag schriftelijk, betaal zo dat u bewijs hebt en vraag de auto meteen terug.',
  },
}
