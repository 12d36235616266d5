/** Questions to firms in general: first steps, sales calls, bank fees and data. `asks` holds the words people type, in French and in English: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CONSUMER_WORDS: Words = {
  'fr.ask-buy.step-proof': { says: 'Behalten Sie Bestellung, Rechnung, Fotos und Nachrichten.' },
  'fr.ask-buy.step-write': {
    says: 'Schreiben Sie zuerst der Firma, mit einem Datum. Gehen Sie dann zu ihrer kostenlosen Ombudsstelle (médiateur).',
  },
  'fr.ask-buy.step-signal': { says: 'Melden Sie die Firma bei SignalConso.' },
  'fr.ask-buy.right-guarantee': {
    says: 'Für neue Waren gilt zwei Jahre lang die gesetzliche Gewährleistung (garantie légale).',
  },
  'fr.ask-buy.right-withdraw': {
    says: 'Die meisten Käufe auf Distanz können Sie 14 Tage lang widerrufen.',
  },
  'fr.ask-buy.right-mediator': {
    says: 'Die Ombudsstelle für Verbraucher (médiateur) ist für Sie kostenlos.',
  },
  'fr.ask-buy.option-mediator': {
    title: 'Zur Ombudsstelle gehen',
    says: 'Die Ombudsstelle (médiateur), die auf der Website oder Rechnung steht, prüft Ihren Fall.',
    cost: 'Nichts.',
    time: 'Etwa 90 Tage.',
    risk: 'Keines.',
    bestFor: 'Sie haben zuerst geschrieben und keine gute Antwort bekommen.',
  },
  'fr.ask-buy.option-association': {
    title: 'Einen Verbraucherverein fragen',
    says: 'Ein Verein vor Ort (association de consommateurs) hilft Ihnen beim Schreiben.',
    cost: 'Nichts oder ein kleiner Beitrag.',
    time: 'Ein Besuch.',
    risk: 'Keines.',
    bestFor: 'Sie kommen nicht weiter.',
  },
  'fr.ask-buy.know-shop': {
    says: 'Bei einem Kauf im Geschäft gibt es kein gesetzliches Recht, es sich anders zu überlegen. Online gibt es das.',
    learnMore: 'Sehen Sie nach, was das Geschäft selbst zur Rückgabe sagt.',
  },
  'fr.ask-buy.warn-two-years': {
    says: 'Achten Sie auf die Zeit: Die meisten Ansprüche zwischen Ihnen und einer Firma haben Fristen von zwei bis fünf Jahren.',
  },
  'fr.ask-buy.right-terms': { says: 'Unfaire Klauseln in einem Vertrag binden Sie nicht.' },
  'fr.ask-buy.my-data': {
    says: 'Schreiben Sie der Firma. Fragen Sie, welche Daten sie über Sie hat, oder verlangen Sie die Löschung. Sie muss binnen eines Monats kostenlos antworten. Sonst beschweren Sie sich online bei der CNIL.',
  },
  'fr.ask-buy.sum-paid-ahead': {
    says: 'Sehen Sie nach dem Wort in Ihrem Vertrag. Bei arrhes (Reugeld) können Sie zurücktreten und verlieren die Summe; tritt der Verkäufer zurück, gibt er das Doppelte zurück. Bei einem acompte (Anzahlung) sind beide gebunden: Sie können den ganzen Preis schulden. Sagt der Vertrag nichts, sind es arrhes. Dürfen Sie nach dem Gesetz widerrufen, wie in 14 Tagen online, kommt alles zurück.',
  },
}
