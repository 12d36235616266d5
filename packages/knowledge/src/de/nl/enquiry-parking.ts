/** Questions about private parking penalties and towing, and the guide for a parking fine: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARKING_NL: Words = {
  'de.ask-buy.private-parking': {
    says: 'Het is een contractboete (Vertragsstrafe), geen boete van de overheid. Alleen de bestuurder is haar schuldig. Vraag de winkel haar in te trekken, en vraag foto’s.',
    dependsOn: 'of de borden duidelijk waren en u de bestuurder was',
  },
  'de.ask-buy.park-guide-who': {
    says: 'Kijk wie schrijft: een kantoor (Bußgeld, Verwarnung) of een particulier bedrijf (Vertragsstrafe). De regels verschillen.',
  },
  'de.ask-buy.park-guide-date': {
    says: 'Een boete van een kantoor geeft twee weken vanaf de datum op de gele envelop. Schrijf die dag op.',
  },
  'de.ask-buy.park-guide-photos': {
    says: 'Maak foto’s van borden, plaats en auto. Bewaar bonnen.',
  },
  'de.ask-buy.park-guide-rates': {
    says: 'Vraag bij een boete van de overheid het kantoor om delen als u niet meteen kunt betalen.',
  },
  'de.ask-buy.park-guide-right-silent': {
    says: 'U hoeft niets over de daad te zeggen. Uw naam en adres moet u een kantoor geven.',
  },
  'de.ask-buy.park-guide-right-driver': {
    says: 'Een particuliere contractboete (Vertragsstrafe) is de bestuurder schuldig, niet de houder.',
  },
  'de.ask-buy.park-guide-option': {
    says: 'Maak bezwaar bij het kantoor, of wijs de boete van het bedrijf af en vraag bewijs.',
    title: 'Schriftelijk bezwaar maken of afwijzen',
    cost: 'Gratis.',
    time: 'Twee weken bij een boete van de overheid.',
    risk: 'Bij de rechter kan het meer kosten.',
    bestFor: 'U was het niet of de borden waren onduidelijk.',
  },
  'de.ask-buy.park-guide-warn': {
    says: 'Negeer nooit een boete van de overheid. Het kantoor kan haar innen, tot en met hechtenis om te dwingen.',
  },
  'de.ask-buy.towed': {
    says: 'Op privéterrein mag de eigenaar een fout geparkeerde auto meteen laten wegslepen. U bent alleen de gewone plaatselijke prijs schuldig. Houden ze de auto tot u betaalt, betaal dan onder voorbehoud en vraag het te veel terug. Op straat stuurt de stad een besluit: maak bezwaar.',
  },
}
