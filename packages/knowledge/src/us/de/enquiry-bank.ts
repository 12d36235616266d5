/** Questions about checks on hold, overdrafts, closed accounts and credit denied: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_DE: Words = {
  'us.ask-life.hold': {
    says: 'Eine Bank darf einen Scheck nur aus Gründen länger sperren, die im Gesetz stehen, und muss sagen, warum und bis wann. Bitten Sie die Filiale, ihn früher freizugeben.',
    dependsOn: 'der Grund in der Mitteilung',
  },
  'us.ask-life.overdraft': {
    says: 'Für Geldautomaten und einzelne Kartenzahlungen darf die Bank nur etwas verlangen, wenn Sie zugestimmt haben. Bitten Sie um Rückzahlung der Gebühren und bestellen Sie es jetzt ab.',
    dependsOn: 'wodurch die Überziehung (overdraft) kam und ob Sie zugestimmt haben',
  },
  'us.ask-life.account-closed': {
    says: 'Eine Bank darf ein Konto meist schließen, aber Ihr Guthaben gehört Ihnen. Verlangen Sie es und den Grund schriftlich. Wurde ein Bericht benutzt, holen Sie ihn kostenlos und bestreiten Sie Fehler.',
    dependsOn: 'die Bedingungen des Kontos und der Grund',
  },
  'us.ask-life.credit-denied': {
    says: 'Man muss Ihnen die Hauptgründe und die benutzte Auskunftei (bureau) nennen. Holen Sie die Auskunft innerhalb von 60 Tagen kostenlos und bestreiten Sie, was falsch ist.',
  },
  'us.fact.card-number-only': {
    says: 'Melden Sie es heute der Bank am Telefon, dann schriftlich, und verlangen Sie eine neue Karte. War die Karte nie weg und nur ihre Nummer wurde benutzt, schulden Sie nichts, wenn Sie es binnen 60 Tagen nach dem Auszug mit der Buchung melden. Die Grenzen von $50 und $500 gelten für verlorene oder gestohlene Karten oder PINs. Die Bank hat 10 Werktage zum Prüfen, sonst muss sie das Geld meist vorerst gutschreiben.',
  },
}
