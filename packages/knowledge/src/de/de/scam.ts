/** Betrug auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_DE: Words = {
  'de.consumer.scam-want': {
    says: 'Das sieht nach Betrug aus. Sie wollen Ihr Geld oder Ihre Daten.',
  },
  'de.consumer.scam-who': {
    says: 'Betrüger nutzen Namen von Gericht, Polizei, Bank, Paketdienst und Inkasso. Echte Stellen fragen nie nach PIN, Gutscheinen oder Krypto.',
  },
  'de.consumer.scam-reality': {
    says: 'Sie schulden das nicht. Es passiert nichts, wenn Sie nicht antworten.',
  },
  'de.consumer.scam-not-yet': {
    says: 'Sie können keinen Gerichtsvollzieher schicken, kein Konto sperren und niemanden verhaften.',
  },
  'de.consumer.scam-step-stop': {
    says: 'Nicht zahlen, nicht klicken, nicht zurückrufen, keine Daten geben. Heben Sie den Brief als Beweis auf.',
  },
  'de.consumer.scam-step-check': {
    says: 'Unsicher? Suchen Sie die Firma im Rechtsdienstleistungsregister. Nutzen Sie eine selbst gesuchte Nummer.',
  },
  'de.consumer.scam-step-own-way': {
    says: 'Unsicher? Öffnen Sie die echte App oder Seite selbst oder rufen Sie eine Nummer an, die Sie kennen. Familie mit neuer Nummer: rufen Sie die alte an.',
  },
  'de.consumer.scam-step-bank': {
    says: 'Schon gezahlt oder Daten gegeben? Rufen Sie sofort Ihre Bank oder 116 116 an und sperren Sie alles.',
  },
  'de.consumer.scam-step-police': {
    says: 'Erstatten Sie Anzeige, online (Onlinewache) oder auf der Wache. Das ist kostenlos.',
  },
  'de.consumer.scam-right-bank': {
    says: 'Eine Zahlung, die Sie nicht erlaubt haben, muss die Bank bis Ende des nächsten Geschäftstags erstatten. Ausnahme: ein gemeldeter Verdacht.',
  },
  'de.consumer.scam-right-gross': {
    says: 'Sie tragen den Schaden nur bei grober Fahrlässigkeit, etwa wenn Sie PIN oder TAN weitergeben. Das muss die Bank beweisen.',
  },
  'de.consumer.scam-right-debit': {
    says: 'Eine Lastschrift können Sie acht Wochen ohne Grund zurückgeben. Ohne Ihre Erlaubnis 13 Monate.',
  },
  'de.consumer.scam-option-ignore': {
    says: 'Reagieren Sie nicht. Blockieren Sie den Absender.',
    title: 'Nicht antworten, als Beweis aufheben',
    cost: 'Nichts.',
    time: 'Keine.',
    risk: 'Echte Gerichtspost im gelben Umschlag dürfen Sie nie ignorieren.',
    bestFor: 'Der Brief ist falsch.',
  },
  'de.consumer.scam-option-report': {
    says: 'Erstatten Sie online Anzeige und informieren Sie die Verbraucherzentrale.',
    title: 'Bei der Polizei anzeigen',
    cost: 'Kostenlos.',
    time: '15 Minuten online.',
    risk: 'Keins.',
    bestFor: 'Alle, vor allem wenn Geld weg ist.',
  },
  'de.consumer.scam-warn-again': {
    says: 'Wer Ihr Geld gegen Gebühr zurückholen will, gehört oft zur selben Bande.',
  },
  'de.consumer.scam-insight-iban': {
    says: 'Zahlung auf ein Auslandskonto, in Krypto oder mit Gutschein ist ein starkes Zeichen für Betrug.',
    actionable: 'Prüfen Sie zuerst die Firma im Register.',
  },
  'de.consumer.scam-right-two-proofs': {
    says: 'Hat die Bank nicht zwei Nachweise verlangt, dass Sie es waren (starke Kundenauthentifizierung), tragen Sie den Schaden nicht. Anders nur, wenn Sie selbst betrügen wollten.',
  },
}
