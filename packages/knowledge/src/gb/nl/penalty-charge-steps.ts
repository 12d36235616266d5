/** What to do about a council penalty charge in England and Wales, stage by stage: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const PENALTY_CHARGE_STEPS_NL: Words = {
  'gb.pcn.step-wait-owner': {
    says: 'Dit is het antwoord op uw eerste bezwaar. Kies: betaal de lagere prijs vóór de dag in de brief. Of betaal niet en wacht op de brief aan de eigenaar (notice to owner).',
  },
  'gb.pcn.step-wait-owner-formal': {
    says: 'Stuur een formeel bezwaar (formal representations) binnen 28 dagen nadat de brief aan de eigenaar (notice to owner) komt. Daarna kunt u in beroep bij een gratis tribunaal.',
  },
  'gb.pcn.step-choose': {
    says: 'Kies: betaal de lagere prijs, of maak bezwaar. Betaalt u, dan is de zaak gesloten en kunt u niet in beroep.',
  },
  'gb.pcn.step-choose-post': {
    says: 'Kies: betaal, of maak bezwaar vóór de laatste dag. Betaalt u, dan is de zaak gesloten en kunt u niet in beroep.',
  },
  'gb.pcn.step-challenge': {
    says: 'Maakt u binnen 14 dagen bezwaar, dan bieden de meeste gemeenten bij een nee de lagere prijs opnieuw aan. Stuur het vroeg.',
  },
  'gb.pcn.step-photos': {
    says: 'Bekijk de foto’s of de film op de website van de gemeente (council). Maak zelf foto’s van de borden, strepen en automaat.',
  },
  'gb.pcn.step-owner-late': {
    says: 'De 28 dagen lijken voorbij. Stuur toch vandaag uw redenen en zeg waarom u laat bent. De gemeente (council) kan er nog naar kijken.',
  },
  'gb.pcn.step-owner-notice': {
    says: 'Stuur binnen 28 dagen een formeel bezwaar (formal representations). Doe het ook als u al eerder bezwaar maakte. Anders verliest u het recht op beroep.',
  },
  'gb.pcn.step-tribunal': {
    says: 'Ga binnen 28 dagen in beroep bij het tribunaal dat de brief noemt. Gebruik de code die ze stuurden en voeg uw foto’s toe.',
  },
  'gb.pcn.step-address': {
    says: 'Ga na of de DVLA uw huidige adres heeft. Brieven gaan naar het adres op het kentekenbewijs (log book).',
  },
  'gb.pcn.step-proof-post': {
    says: 'Gebruik het online formulier en bewaar de bevestiging. Stuurt u het per post, vraag een verzendbewijs.',
  },
  'gb.pcn.step-signs': {
    says: 'Controleer de borden en strepen. Ontbraken ze, of waren ze versleten of onduidelijk? Maak foto’s en schrijf het.',
  },
  'gb.pcn.step-grounds': {
    says: 'Noem uw grond. Bijvoorbeeld: het is niet gebeurd, de auto was niet van u, of hij was gestolen. Of de gemeente hield zich niet aan de regels.',
  },
  'gb.pcn.step-blue-badge': {
    says: 'Stuur een kopie van uw Blue Badge, vergunning, kaartje of leverbon. Gemeenten trekken de boete vaak in als ze dat zien.',
  },
  'gb.pcn.step-pay': {
    says: 'Klopt de boete? Betaal binnen de tijd met korting. Gebruik alleen de officiële website van de gemeente.',
  },
  'gb.pcn.step-cannot-pay': {
    says: 'Kunt u niet betalen? Vraag de gemeente nu schriftelijk om meer tijd. Een regeling is makkelijker voordat er deurwaarders (bailiffs) bij zijn.',
  },
  'gb.pcn.step-check-signs': {
    says: 'Schrijf de laatste dag in uw agenda. Mist u die, dan wordt de boete hoger en verliest u het recht op beroep.',
  },
  'gb.pcn.step-tribunal-proof': {
    says: 'Lees waarom ze nee zeiden. Antwoord op elk punt en voeg foto’s, bonnen, vergunningen of een briefje van een getuige toe.',
  },
  'gb.pcn.step-tribunal-hearing': {
    says: 'Kies hoe er wordt beslist: op papier, of per telefoon of video. U hebt geen advocaat nodig.',
  },
  'gb.pcn.step-tribunal-or-pay': {
    says: 'Gaat u niet in beroep? Betaal vóór het eind van de 28 dagen, zodat de boete niet de helft hoger wordt.',
  },
  'gb.pcn.step-bus-lane-london': {
    says: 'Bent u het niet eens, schrijf dan binnen 14 dagen en vraag de lagere prijs te houden tot ze antwoorden. Wacht u, dan komt een enforcement notice: 28 dagen voor bezwaar, tegen de volle prijs.',
  },
}
