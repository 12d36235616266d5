/** First steps, rights and ways out for questions about things bought and services: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GUIDANCE_PURCHASE_WORDS: Words = {
  'it.guide.step-buy-write': {
    says: 'Schreiben Sie der Firma per Einschreiben (raccomandata) oder zertifizierter E-Mail (PEC): was geschah, was Sie wollen, bis wann.',
  },
  'it.guide.step-buy-papers': {
    says: 'Sammeln Sie Vertrag, Rechnung, Nachrichten und Fotos.',
  },
  'it.guide.step-buy-bank': {
    says: 'Haben Sie gezahlt und halten es für Betrug? Rufen Sie zuerst Ihre Bank an.',
  },
  'it.guide.step-buy-adr': {
    says: 'Keine Antwort? Bitten Sie um Schlichtung (conciliazione) mit einem Verbraucherverband, bei ARERA oder AGCOM.',
  },
  'it.guide.right-buy-withdraw': {
    says: 'Aus der Ferne gekauft? Sie haben meist 14 Tage zum Widerruf (recesso).',
  },
  'it.guide.right-buy-guarantee': {
    says: 'Auf Waren gibt der Verkäufer zwei Jahre gesetzliche Garantie.',
  },
  'it.guide.right-buy-unfair': {
    says: 'Unfaire Klauseln binden Sie nicht.',
  },
  'it.guide.buy-no-force': {
    says: 'Ohne Richter kann eine Firma Ihr Geld nicht mit Zwang nehmen.',
  },
  'it.guide.option-buy-complain': {
    title: 'Sich beschweren',
    says: 'Zuerst bei der Firma, dann in der Schlichtung (conciliazione).',
    cost: 'Ein Brief.',
    time: 'Ein Monat.',
    risk: 'Keines.',
    bestFor: 'Die Firma hat unrecht oder schweigt.',
  },
  'it.guide.option-buy-cancel': {
    title: 'Widerrufen',
    says: 'Schicken Sie einen klaren schriftlichen Widerruf (recesso).',
    cost: 'Manchmal das Porto.',
    time: '14 Tage.',
    risk: 'Manche Waren sind ausgenommen.',
    bestFor: 'Sie kauften aus der Ferne.',
  },
  'it.guide.option-buy-court': {
    title: 'Zum Friedensrichter (giudice di pace) gehen',
    says: 'Bis 1.100 € können Sie allein hingehen.',
    cost: 'Eine kleine Gebühr.',
    time: 'Monate.',
    risk: 'Sie können verlieren.',
    bestFor: 'Sonst half nichts.',
  },
}
