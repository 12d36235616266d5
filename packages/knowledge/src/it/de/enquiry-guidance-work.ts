/** First steps, rights and ways out for questions about work: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GUIDANCE_WORK_WORDS: Words = {
  'it.guide.step-work-dates': {
    says: 'Notieren Sie den Tag, an dem der Brief kam. Sie haben 60 Tage, sich gegen eine Kündigung (licenziamento) zu wehren. Auf einen Vorwurf (contestazione) antworten Sie in fünf.',
  },
  'it.guide.step-work-sign': {
    says: 'Unterschreiben Sie nur „per ricevuta“ mit dem Datum. Unterschreiben Sie keinen Verzicht.',
  },
  'it.guide.step-work-papers': {
    says: 'Sammeln Sie Vertrag, Lohnzettel, Nachrichten und Namen von Zeugen.',
  },
  'it.guide.step-work-union': {
    says: 'Sprechen Sie diese Woche mit einer Gewerkschaft, einem Patronat (patronato) oder einem Anwalt für Arbeitsrecht.',
  },
  'it.guide.right-work-letter': {
    says: 'Eine Kündigung (licenziamento) muss schriftlich sein und die Gründe nennen.',
  },
  'it.guide.right-work-naspi': {
    says: 'Nach jeder Kündigung durch den Arbeitgeber können Sie Arbeitslosengeld (NASpI) beantragen, innerhalb von 68 Tagen.',
  },
  'it.guide.right-work-tfr': {
    says: 'Sie bekommen die Abfertigung (TFR) und Geld für nicht genommenen Urlaub, egal aus welchem Grund Sie gehen.',
  },
  'it.guide.work-resign': {
    says: 'Niemand kann Sie zu einer eigenen Kündigung (dimissioni) auf Papier zwingen: Sie gilt nur online.',
  },
  'it.guide.option-work-claim': {
    title: 'Sich schriftlich wehren',
    says: 'Ein kurzer Brief per Einschreiben (raccomandata) oder zertifizierter E-Mail (PEC) reicht.',
    cost: 'Ein Einschreiben.',
    time: '60 Tage.',
    risk: 'Sie müssen innerhalb von 180 Tagen noch einmal handeln.',
    bestFor: 'Sie sind nicht einverstanden.',
  },
  'it.guide.option-work-talk': {
    title:
      'Sich bei der Gewerkschaft oder beim Arbeitsinspektorat (Ispettorato del lavoro) einigen',
    says: 'Eine dort geschlossene Einigung ist für beide sicher.',
    cost: 'Nichts oder wenig.',
    time: 'Einige Wochen.',
    risk: 'Sie ist endgültig.',
    bestFor: 'Sie wollen Geld oder einen neuen Anfang.',
  },
  'it.guide.option-work-help': {
    title: 'Hilfe holen',
    says: 'Eine Gewerkschaft oder ein kostenloser Anwalt prüft es.',
    cost: 'Nichts oder wenig.',
    time: 'Diese Woche.',
    risk: 'Keines.',
    bestFor: 'Sie sind nicht sicher.',
  },
}
