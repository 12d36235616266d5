/** The Dutch words of the rows in ../enquiry-used-car-warranties-by-state.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_USED_CAR_WARRANTIES_BY_STATE_NL: Words = {
  'us.state.ma.ask-used-car': {
    says: 'U hebt rechten: in Massachusetts mag een dealer de meeste tweedehands auto’s niet as is verkopen. Garantie: 90 dagen of 3.750 mijl onder 40.000 mijl, 60 dagen of 2.500 tot 80.000, 30 dagen of 1.250 tot 125.000. Na drie mislukte reparaties of 10 werkdagen garage krijgt u uw geld terug. Schrijf nu.',
  },
  'us.state.ny.ask-used-car': {
    says: 'U hebt rechten: in New York moet een dealer op de meeste tweedehands auto’s vanaf 1.500 dollar schriftelijk garantie geven. 90 dagen of 4.000 mijl tot 36.000 mijl, 60 dagen of 3.000 tot 80.000, 30 dagen of 1.000 tot 100.000. Na drie mislukte reparaties of 15 dagen stilstand krijgt u uw geld terug. Schrijf nu.',
  },
  'us.ask-consumer.used-lemon': {
    says: 'De meeste lemon laws gelden alleen voor nieuwe auto’s, en vaak voor gebruikte met nog de eerste fabrieksgarantie. Enkele staten hebben er een voor gebruikte auto’s van de dealer, zoals New York, Massachusetts en New Jersey. Kijk op het papier in de ruit (Buyers Guide): “as is” of met garantie. Ook bij “as is” kan een dealer die loog of een gebrek verzweeg moeten betalen. Schrijf hem meteen en bewaar de papieren van de garage.',
    dependsOn: 'uw staat, de garantie en het papier in de ruit',
  },
}
