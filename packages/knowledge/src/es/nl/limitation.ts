/** The Dutch words of Spain: limitation. */
import type { Words } from '@plainletter/contracts/rule'

export const LIMITATION_NL: Words = {
  'es.limit.five': {
    says: 'De meeste schulden zijn na vijf jaar te oud. Schulden die voor 7 oktober 2015 vervielen, eindigden in 2020, als niets ze opnieuw liet beginnen.',
    from: 'de dag dat ze voor het eerst betaling konden vragen',
    restartedBy:
      'Dit kan die tijd opnieuw laten beginnen: een betaling, een erkenning, een rechtszaak, of een schriftelijke aanmaning die u bereikte.',
  },
  'es.limit.rent': {
    says: 'Huur en andere betalingen per maand of jaar zijn na vijf jaar te oud.',
    from: 'de dag dat elke betaling verviel',
    restartedBy:
      'Dit kan die tijd opnieuw laten beginnen: een betaling, een erkenning, een rechtszaak, of een schriftelijke aanmaning die u bereikte.',
  },
  'es.limit.mortgage': {
    says: 'Een eis op een huis met hypotheek is na twintig jaar te oud.',
    from: 'de dag dat de geldgever voor het eerst al het geld kon vragen',
    restartedBy:
      'Dit kan die tijd opnieuw laten beginnen: een betaling, een erkenning, een rechtszaak, of een schriftelijke aanmaning die u bereikte.',
  },
  'es.limit.professional': {
    says: 'Rekeningen van advocaten, artsen, leraren en winkels zijn na drie jaar te oud.',
    from: 'de dag dat de dienst eindigde',
    restartedBy:
      'Dit kan die tijd opnieuw laten beginnen: een betaling, een erkenning, een rechtszaak, of een schriftelijke aanmaning die u bereikte.',
  },
  'es.limit.judgment': {
    says: 'De uitvoering van een vonnis moet binnen vijf jaar worden gevraagd. Eenmaal begonnen eindigt zij niet door tijd alleen.',
    from: 'de dag dat het vonnis definitief werd',
    restartedBy: 'Niets laat deze tijd opnieuw beginnen, maar een op tijd begonnen zaak gaat door.',
  },
  'es.limit.tax': {
    says: 'Belastingschulden eindigen na vier jaar zonder stap van de dienst of van u.',
    from: 'de dag na het einde van de tijd om te betalen of aan te geven',
    restartedBy:
      'Elke stap van de dienst die u bereikt, een betaling of een beroep laat de vier jaar opnieuw beginnen.',
  },
  'es.limit.benefit': {
    says: 'Een te veel betaalde uitkering kan vier jaar worden teruggevraagd, ook als de instantie de fout maakte.',
    from: 'de dag dat u het geld kreeg, of dat zij het kon terugvragen',
    restartedBy:
      'Elke stap van de instantie die u bereikt, of een betaling, laat de vier jaar opnieuw beginnen.',
  },
  'es.limit.wages': {
    says: 'U hebt een jaar om onbetaald loon te eisen.',
    from: 'de dag dat het loon betaald moest worden',
    restartedBy: 'Een bemiddelingsverzoek of een schriftelijke eis laat het jaar opnieuw beginnen.',
  },
  'es.limit.insurance': {
    says: 'U hebt twee jaar om van een verzekeraar te eisen voor dingen, en vijf voor personen.',
    from: 'de dag dat u voor het eerst kon eisen',
    restartedBy: 'Een schriftelijke eis aan de verzekeraar laat de tijd opnieuw beginnen.',
  },
  'es.limit.insight-catalonia': {
    says: 'In Catalonië kunnen andere tijden gelden: tien jaar voor de meeste schulden, drie voor maandbetalingen en rekeningen.',
    actionable: 'Vraag een adviseur welk recht uw contract volgt.',
  },
}
