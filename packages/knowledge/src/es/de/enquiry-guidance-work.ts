/** First steps, rights and ways out for questions about work: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GUIDANCE_WORK_DE: Words = {
  'es.guide.step-work-dates': {
    says: 'Notieren Sie den Tag, an dem die Arbeit endete. Sie haben nur 20 Werktage, sich gegen eine Kündigung zu wehren.',
  },
  'es.guide.step-work-sign': {
    says: 'Unterschreiben Sie nur „recibí, no conforme“ mit dem Datum.',
  },
  'es.guide.step-work-papers': {
    says: 'Sammeln Sie Vertrag, Lohnzettel, Nachrichten und Namen von Zeugen.',
  },
  'es.guide.step-work-union': {
    says: 'Sprechen Sie diese Woche mit einer Gewerkschaft oder einem Anwalt für Arbeitsrecht.',
  },
  'es.guide.right-work-letter': {
    says: 'Sie haben das Recht auf einen Brief mit Tatsachen und Datum.',
  },
  'es.guide.right-work-paro': {
    says: 'Nach jeder Kündigung können Sie Arbeitslosengeld (paro) beantragen.',
  },
  'es.guide.right-work-wages': {
    says: 'Offenen Lohn können Sie ein Jahr lang fordern, mit 10 % Zinsen.',
  },
  'es.guide.work-paper': {
    says: 'Rechte aus dem Gesetz können Sie nicht wegunterschreiben.',
  },
  'es.guide.option-work-claim': {
    title: 'Zur Schlichtung gehen',
    says: 'Sie ist kostenlos und hält die Frist eine Weile an.',
    cost: 'Nichts.',
    time: '20 Werktage bei einer Kündigung.',
    risk: 'Gering.',
    bestFor: 'Sie sind nicht einverstanden.',
  },
  'es.guide.option-work-talk': {
    title: 'Mit dem Arbeitgeber sprechen',
    says: 'Fragen Sie schriftlich und setzen Sie ein Datum.',
    cost: 'Nichts.',
    time: 'Einige Tage.',
    risk: 'Die Zeit läuft weiter.',
    bestFor: 'Sie wollen bleiben oder sich einigen.',
  },
  'es.guide.option-work-help': {
    title: 'Hilfe holen',
    says: 'Arbeitnehmer haben vor dem Arbeitsgericht kostenlose Rechtshilfe.',
    cost: 'Nichts.',
    time: 'Diese Woche.',
    risk: 'Keines.',
    bestFor: 'Sie sind nicht sicher.',
  },
}
