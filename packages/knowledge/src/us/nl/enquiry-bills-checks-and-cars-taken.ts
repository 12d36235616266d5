/** Questions about a bill for care with a collector, a fake check and a car taken: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BILLS_CHECKS_AND_CARS_TAKEN_NL: Words = {
  'us.fact.care-bill-collector': {
    says: 'Betaal niet per telefoon of met een creditcard. Betwist de schuld schriftelijk binnen 30 dagen na de eerste brief: dan moeten zij stoppen tot er bewijs is. Spoedzorg kost meestal niet meer dan binnen het netwerk (in network), wie u ook hielp. Vraag de verzekeraar om een nieuwe afrekening, ga in beroep en bel de No Surprises Help Desk: 1-800-985-3059. Geen federale wet verbiedt zulke schulden in een kredietrapport. De bureaus laten die van minder dan een jaar of onder $500 weg, en enkele staten verbieden ze.',
  },
  'us.fact.fake-check': {
    says: 'Meestal wel: wie een cheque stort, is de bank het geld schuldig als hij terugkomt, ook als het al beschikbaar leek. Stuur niets meer. Zeg de bank vandaag schriftelijk dat u bedrogen bent, en vraag om in delen te betalen zonder kosten. Meld cadeaukaarten bij de firma van de kaart, en Zelle of een overschrijving bij uw bank: soms kan het stoppen. Meld het bij de politie en op ReportFraud.ftc.gov.',
    dependsOn: 'de regels van uw rekening en wat de bank wist',
  },
  'us.state.oh.ask-car-taken': {
    says: 'In Ohio mag een kredietgever de auto zonder rechter ophalen, als de rust bewaard blijft. Maar kocht u de auto op afbetaling bij een dealer, dan hoeft u niet de hele lening te betalen. Zij moeten binnen vijf werkdagen schrijven wat er openstaat. U krijgt hem terug voor de gemiste termijnen, boetes, een borg van hoogstens twee termijnen en de kosten. U hebt 20 dagen vanaf het ophalen, of 15 vanaf die brief als dat later is, meestal één keer. Vraag vandaag schriftelijk om de brief en uw spullen.',
  },
  'us.fact.in-network-hospital': {
    says: 'Meestal bent u niet alles schuldig. Was het ziekenhuis in uw netwerk, dan mogen narcose, röntgen, lab en assistenten nooit meer vragen dan uw deel binnen het netwerk, ook als u tekende. Andere artsen daar alleen als u vooraf met een duidelijk formulier instemde. Betaal het deel op het overzicht van de verzekeraar (EOB). Schrijf arts en verzekeraar, en klaag: 1-800-985-3059.',
  },
}
