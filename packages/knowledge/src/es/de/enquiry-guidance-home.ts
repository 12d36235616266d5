/** First steps, rights and ways out for questions about a rented home: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GUIDANCE_HOME_DE: Words = {
  'es.guide.step-home-read': {
    says: 'Suchen Sie Ihren Mietvertrag: Datum der Unterschrift, Laufzeit und Miete. Kein schriftlicher Vertrag? Mietquittungen zählen auch.',
  },
  'es.guide.step-home-pay': {
    says: 'Zahlen Sie die Miete weiter pünktlich per Überweisung.',
  },
  'es.guide.step-home-write': {
    says: 'Schreiben Sie dem Vermieter so, dass Sie es beweisen können.',
  },
  'es.guide.step-home-social': {
    says: 'Bitten Sie Sozialamt und Wohnungsamt um Hilfe.',
  },
  'es.guide.right-home-judge': {
    says: 'Ein Mieter kann die Wohnung nur durch die Entscheidung eines Richters verlieren.',
  },
  'es.guide.right-home-term': {
    says: 'Ein Mietvertrag seit März 2019 kann fünf Jahre laufen, oder sieben bei einer Firma.',
  },
  'es.guide.right-home-repair': {
    says: 'Der Vermieter muss die Wohnung bewohnbar halten.',
  },
  'es.guide.home-locks': {
    says: 'Der Vermieter darf nicht die Schlösser tauschen oder Strom oder Wasser sperren.',
  },
  'es.guide.home-seven': {
    says: 'Die Kaution (fianza) ist eine Monatsmiete, zurückzuzahlen einen Monat nach der Schlüsselübergabe.',
  },
  'es.guide.option-home-dispute': {
    title: 'Dem Vermieter schreiben',
    says: 'Sagen Sie, was das Gesetz Ihnen gibt und was Sie wollen.',
    cost: 'Ein burofax kostet einige Euro.',
    time: 'Eine Stunde.',
    risk: 'Der Vermieter kann vor Gericht gehen.',
    bestFor: 'Der Vermieter bricht eine Regel.',
  },
  'es.guide.option-home-deal': {
    title: 'Sich einigen',
    says: 'Bieten Sie schriftlich einen Plan oder ein Datum an, das Sie halten können.',
    cost: 'Was Sie vereinbaren.',
    time: 'Einige Tage.',
    risk: 'Halten Sie, was Sie versprechen.',
    bestFor: 'Sie schulden Miete oder wollen umziehen.',
  },
  'es.guide.right-home-deposit': {
    says: 'Sie können die Kaution vor Gericht mit einem Zahlungsbefehl (monitorio) verlangen. Machen Sie vorher ein Angebot, das Sie beweisen können. Für den Antrag brauchen Sie keinen Anwalt.',
  },
  'es.guide.option-home-help': {
    title: 'Hilfe holen',
    says: 'Ein Mieterverein, das Sozialamt oder ein kostenloser Anwalt.',
    cost: 'Nichts oder wenig.',
    time: 'Diese Woche.',
    risk: 'Keines.',
    bestFor: 'Sie haben Angst um Ihre Wohnung.',
  },
}
