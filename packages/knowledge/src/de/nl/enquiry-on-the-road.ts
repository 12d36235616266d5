/** Questions about parking, fines, accidents and the licence: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_NL: Words = {
  'de.ask-buy.private-parking': {
    says: 'Het is een contractboete (Vertragsstrafe), geen boete van de overheid. Alleen de bestuurder is haar schuldig. Vraag de winkel haar in te trekken, en vraag foto’s.',
    dependsOn: 'of de borden duidelijk waren en u de bestuurder was',
  },
  'de.ask-buy.fine': {
    says: 'U hebt twee weken vanaf de datum op de gele envelop om schriftelijk bezwaar te maken. Klopt zij en is zij klein? Betaal. Een rijverbod of punten? Ga naar een advocaat.',
  },
  'de.ask-buy.hearing-form': {
    says: 'U moet uw naam en adres geven. U hoeft niets over de daad te zeggen of uzelf of naaste familie te beschuldigen.',
    dependsOn: 'of het over uw persoon of de daad gaat',
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
  'de.ask-buy.car-accident': {
    says: 'U kunt direct bij de verzekeraar van de ander claimen. Binnen drie maanden moet die een aanbod doen of redenen geven. Geen schuld? Kies zelf expert en advocaat; de verzekeraar betaalt in de regel beide. Verzamel foto’s en getuigen. Teken geen snelle regeling.',
  },
  'de.ask-buy.new-driver': {
    says: 'Eén zware overtreding (type A, zoals rood licht of meer dan 20 km/u te hard) kost u het rijbewijs niet. U moet een cursus doen (Aufbauseminar) en de proeftijd gaat van twee naar vier jaar. Zonder cursus is het rijbewijs weg. U hebt twee weken tegen de boete.',
  },
}
