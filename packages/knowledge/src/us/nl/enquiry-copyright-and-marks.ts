/** The Dutch words of the rows in ../enquiry-copyright-and-marks.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COPYRIGHT_AND_MARKS_NL: Words = {
  'us.ask-consumer.copyright': {
    says: 'Haal het werk weg en bewaar een kopie. Vraag om bewijs van eigendom en registratie voor u betaalt. Papieren van de rechtbank of de Copyright Claims Board hebben een datum waar u zich aan moet houden.',
  },
  'us.ask-everyday.mark-letter': {
    says: 'Negeer het niet en teken niets in haast. Alleen een rechter kan u bevelen te stoppen. Het telt wie de naam het eerst gebruikte, waar, waarvoor, en of kopers u kunnen verwarren. Zoek op uspto.gov, bewaar bewijs van uw eerste gebruik en vraag een advocaat.',
  },
  'us.ask-everyday.takedown': {
    says: 'Vraag de site om een kopie van de klacht. Was het een vergissing of had u toestemming, stuur dan een tegenbericht (counter-notice). Het komt meestal na 10 tot 14 werkdagen terug.',
  },
}
