/** Questions about a bank that does not give back what a fraud took: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FRAUD_BANK_REFUSES_WORDS: Words = {
  'fr.ask-debt.bank-refuses': {
    dependsOn: 'wer die Zahlung ausgelöst hat',
    says: 'Es ist nicht verloren. Eine Zahlung, die Sie nicht erlaubt haben, muss die Bank bis zum Ende des nächsten Werktags erstatten. Grobe Fahrlässigkeit muss sie beweisen: Ein Code oder ein Tippen in der App allein beweist sie nicht. 2024 sah das höchste Gericht keine, wo die Nummer der Bank selbst angezeigt war (23-16.267). Schreiben Sie per Einschreiben, mit Anzeige und Anrufliste. Verlangen Sie, dass sie das Geld zurückruft. Nach einem Nein oder zwei Monaten hilft der kostenlose Mediator, dann das Gericht. Zahlen Sie niemandem, der Ihr Geld zurückholen will.',
  },
}
