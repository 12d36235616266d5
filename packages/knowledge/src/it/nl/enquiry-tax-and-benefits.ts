/** Questions about taxes, the tax collector, and benefits asked back or refused: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_AND_BENEFITS_WORDS: Words = {
  'it.ask.tax-parts': {
    says: 'Ja. In 2026 tot 84 delen per maand op een eenvoudig verzoek, voor schulden tot € 120.000. Vraag het online bij AdER. Het stopt nieuw beslag.',
  },
  'it.ask.rottamazione': {
    says: 'Nee. Nieuwe verzoeken sloten op 30 april 2026. Vroeg u het op tijd, dan is het volgende deel op 30 november 2026. Zo niet, vraag dan gewone delen.',
  },
  'it.ask.car-block': {
    says: 'Betaal binnen de 30 dagen van de aankondiging, vraag termijnen of bewijs dat u de auto voor uw beroep nodig hebt. Na de eerste termijn komt er geen blokkering, of ze wordt geschorst. Betwist wat nooit aankwam of te oud is. Is ze ingeschreven, dan mag u niet rijden.',
  },
  'it.ask.old-cartella': {
    dependsOn: 'waarvoor het is en welke stukken u kreeg',
    says: 'Rijksbelastingen verjaren tien jaar na het laatste betekende stuk; boetes, lokale belastingen en INPS na vijf. Elke betekening start opnieuw. Vraag de inner de lijst van alle stukken, en ga dan naar een advocaat.',
  },
  'it.ask.car-tax-old': {
    says: 'Autobelasting (bollo) verjaart aan het eind van het derde jaar na het jaar waarin zij verviel. Elk betekend papier start de drie jaar opnieuw. Is zij verjaard, vraag de regio om schrapping en ga binnen 60 dagen in beroep.',
    dependsOn: 'welke papieren u kreeg en wanneer',
  },
  'it.ask.early-notice': {
    says: 'U hebt 60 dagen. Op tijd betaald daalt de boete tot een derde, in tot 20 delen als u wilt. Klopt het niet, vraag de belastingdienst het vóór de laatste dag te verbeteren (CIVIS).',
  },
}
