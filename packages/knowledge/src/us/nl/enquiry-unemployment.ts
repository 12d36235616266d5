/** The Dutch words of the rows in ../enquiry-unemployment.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNEMPLOYMENT_NL: Words = {
  'us.ask-work.refuse-offer': {
    says: 'Vraag in elk geval aan. U moet passend werk aannemen. Geen staat mag u weigeren omdat u nieuw werk afwijst met voorwaarden ver onder wat daar gewoon is.',
    dependsOn: 'hoe het nieuwe werk is naast uw oude baan',
  },
  'us.state.pa.ask-refuse-offer': {
    says: 'Vraag meteen aan. In Pennsylvania verliest u de uitkering alleen als u passend werk zonder goede reden weigert. Zij kijken naar uw oude loon, opleiding, gezondheid en de afstand.',
    dependsOn: 'of het werk passend voor u is',
  },
  'us.ask-work.jobless-overpaid': {
    says: 'Ga schriftelijk in beroep vóór de laatste dag in de brief, vaak 10 tot 30 dagen. Sprak u de waarheid, vraag dan ook om kwijtschelding (waiver). Veel staten doen dat als het niet uw schuld was. Vraag anders een plan.',
  },
}
