/** Questions about tax that is due or wrong: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_NL: Words = {
  'be.ask.tax-cannot-pay': {
    says: 'Vraag een afbetalingsplan in MyMinfin voor de betaaldag. Het is gratis en kan tot 12 maanden lopen. Is de aanslag fout, maak dan ook bezwaar: bij de federale belasting hebt u een jaar.',
  },
  'be.ask.tax-object': {
    says: 'Maak schriftelijk of in MyMinfin bezwaar, met redenen en bewijs. Voor de federale belasting hebt u een jaar vanaf de derde werkdag na de verzending. Taksen van een gewest of gemeente hebben andere termijnen: kijk op de achterkant. Betaal het juiste deel.',
  },
}
