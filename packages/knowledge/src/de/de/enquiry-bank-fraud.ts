/** Questions about payments that nobody allowed: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_FRAUD_DE: Words = {
  'de.ask-buy.bank-refund': {
    says: 'Eine nicht erlaubte Zahlung muss bis zum nächsten Geschäftstag zurück, außer bei grober Fahrlässigkeit. Lastschriften können Sie acht Wochen zurückgeben.',
    dependsOn: 'ob Sie die Zahlung erlaubt haben',
  },
  'de.ask-buy.guide-step-bank': {
    says: 'Eine ungewollte Lastschrift können Sie acht Wochen bei Ihrer Bank zurückgeben.',
  },
  'de.ask-buy.phishing-bank': {
    says: 'Sperren Sie das Konto sofort (116 116), schreiben Sie der Bank, dass Sie die Zahlung nicht erlaubt haben, und gehen Sie zur Polizei. Die Bank muss das Geld bis zum nächsten Geschäftstag zurückbuchen. Ablehnen darf sie nur, wenn sie Ihnen grobe Fahrlässigkeit beweist. Dann hilft der Ombudsmann.',
  },
  'de.ask-buy.lost-card': {
    says: 'Sperren Sie sie sofort: 116 116. Danach haften Sie nicht mehr für fremde Zahlungen. Davor höchstens mit 50 €, und gar nicht, wenn Sie den Verlust nicht bemerken konnten. Nur grobe Fahrlässigkeit, etwa PIN bei der Karte, kostet alles. Zeigen Sie es an und fordern Sie das Geld schriftlich von der Bank.',
  },
  'de.ask-buy.right-tell-bank': {
    says: 'Melden Sie der Bank eine Zahlung, die Sie nicht erlaubt haben, sofort. Nach 13 Monaten ist der Anspruch weg.',
  },
}
