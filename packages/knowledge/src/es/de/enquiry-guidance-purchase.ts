/** First steps, rights and ways out for questions about things bought and services: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GUIDANCE_PURCHASE_DE: Words = {
  'es.guide.step-buy-write': {
    says: 'Schreiben Sie der Firma: was geschah, was Sie wollen, bis wann. Behalten Sie den Beleg.',
  },
  'es.guide.step-buy-papers': {
    says: 'Sammeln Sie Vertrag, Rechnung, Nachrichten und Fotos.',
  },
  'es.guide.step-buy-bank': {
    says: 'Haben Sie gezahlt und halten es für Betrug, rufen Sie zuerst Ihre Bank an.',
  },
  'es.guide.step-buy-omic': {
    says: 'Keine Antwort in einem Monat? Gehen Sie zum OMIC und bitten Sie um Schlichtung, kostenlos.',
  },
  'es.guide.right-buy-withdraw': {
    says: 'Aus der Ferne gekauft? Sie haben meist 14 Tage zum Widerruf.',
  },
  'es.guide.right-buy-guarantee': {
    says: 'Neue Waren haben drei Jahre gesetzliche Garantie.',
  },
  'es.guide.right-buy-unfair': {
    says: 'Unfaire Klauseln binden Sie nicht.',
  },
  'es.guide.buy-no-force': {
    says: 'Ohne Gericht kann eine Firma Ihr Geld nicht mit Zwang nehmen.',
  },
  'es.guide.option-buy-complain': {
    title: 'Sich beschweren',
    says: 'Zuerst bei der Firma, dann beim OMIC.',
    cost: 'Nichts.',
    time: 'Ein Monat.',
    risk: 'Keines.',
    bestFor: 'Die Firma hat unrecht oder schweigt.',
  },
  'es.guide.option-buy-cancel': {
    title: 'Widerrufen',
    says: 'Schicken Sie einen klaren schriftlichen Widerruf.',
    cost: 'Manchmal das Porto.',
    time: '14 Tage.',
    risk: 'Manche Waren sind ausgenommen.',
    bestFor: 'Sie kauften aus der Ferne.',
  },
  'es.guide.option-buy-court': {
    title: 'Kleine Klage',
    says: 'Bis 2.000 € können Sie ohne Anwalt klagen.',
    cost: 'Kopien.',
    time: 'Monate.',
    risk: 'Sie können verlieren.',
    bestFor: 'Sonst half nichts.',
  },
}
