/** Questions about swindles, false bills and payments that nobody allowed: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FRAUD_WORDS: Words = {
  'be.ask.scam': {
    says: 'Nicht klicken, nicht zahlen. Leiten Sie sie an suspect@safeonweb.be weiter. Haben Sie Daten gegeben? Rufen Sie sofort Ihre Bank und Card Stop (078 170 170) an.',
  },
  'be.ask.bank-refuses': {
    says: 'Rufen Sie sofort die Bank und Card Stop (078 170 170) an. Die Bank muss eine Zahlung erstatten, die Sie nicht erlaubt haben, außer sie beweist Betrug oder grobe Fahrlässigkeit. Weigert sie sich, schreiben Sie ihr, dann kostenlos Ombudsfin.',
  },
  'be.ask.fake-invoice': {
    says: 'Rufen Sie sofort Ihre Bank an und verlangen Sie den Rückruf des Geldes. Erstatten Sie Anzeige. Seit dem 9. Oktober 2025 muss die Bank prüfen, ob Name und IBAN passen. Hat sie das nicht getan, fordern Sie das Geld zurück.',
  },
}
