/** Questions about taxes, the tax collector, and benefits asked back or refused: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_AND_BENEFITS_WORDS: Words = {
  'it.ask.tax-parts': {
    says: 'Tot € 120.000 krijgt u in 2026 tot 84 maandtermijnen met een eenvoudige online aanvraag bij AdER, zonder papieren. Toont u geldnood aan, dan tot 120. Vanaf de aanvraag begint er geen nieuwe blokkade, hypotheek of beslag. Na de eerste termijn kunt u vragen een blokkade van de auto (fermo) op te schorten; ze vervalt helemaal als alles is betaald. Het plan eindigt na acht onbetaalde termijnen.',
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
  'it.ask.early-notice': {
    says: 'U hebt 60 dagen. Op tijd betaald daalt de boete tot een derde, in tot 20 delen als u wilt. Klopt het niet, vraag de belastingdienst het vóór de laatste dag te verbeteren (CIVIS).',
  },
}
