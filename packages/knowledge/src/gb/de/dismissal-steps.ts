/** What to do about a dismissal or a redundancy: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_STEPS_DE: Words = {
  'gb.job.step-appeal': {
    says: 'Legen Sie bis zum Datum im Brief schriftlich Widerspruch (appeal) ein. Schreiben Sie, was falsch ist: Tatsachen, Ablauf oder wie andere behandelt wurden.',
  },
  'gb.job.step-dates': {
    says: 'Schreiben Sie den letzten Arbeitstag auf. Ab ihm läuft die Zeit zur Klage: sechs Monate, wenn er am oder nach dem 1. Oktober 2026 war.',
  },
  'gb.job.step-papers': {
    says: 'Sammeln Sie Vertrag, Lohnzettel, Briefe, Nachrichten und Notizen, bevor Sie den Zugang verlieren.',
  },
  'gb.job.step-help': {
    says: 'Rufen Sie diese Woche Acas, Ihre Gewerkschaft oder Citizens Advice an. Das ist kostenlos.',
  },
  'gb.job.step-sign': {
    says: 'Unterschreiben Sie noch keinen Aufhebungsvertrag (settlement agreement). Er bindet nur, wenn ein unabhängiger Berater Sie dazu beraten hat.',
  },
  'gb.job.step-ni': {
    says: 'Rufen Sie jetzt die Labour Relations Agency an. Für die meisten Klagen haben Sie drei Monate.',
  },
  'gb.job.appeal-over-step': {
    says: 'Der Einspruch ist entschieden. Rufen Sie heute Acas an und beginnen Sie die Schlichtung (early conciliation). Sie ist kostenlos und muss vor einer Klage sein.',
  },
  'gb.job.appeal-over-clock': {
    says: 'Die Zeit für eine Klage läuft ab dem Ende der Arbeit, nicht ab dieser Antwort. Ein Teil ist schon vorbei.',
  },
  'gb.job.talks-want': {
    says: 'Ihr Arbeitgeber schreibt, dass Ihre Stelle wegfallen kann. Nichts ist entschieden, und er muss erst mit Ihnen reden.',
  },
  'gb.job.talks-rights': {
    says: 'Sie können sagen, was Sie von dem Plan halten, fragen, wie ausgewählt wird, und eine andere Stelle dort verlangen.',
  },
  'gb.job.talks-reality': {
    says: 'Was Sie in diesen Gesprächen sagen, kann das Ergebnis ändern. Ein Gericht (tribunal) kann später fragen, ob sie ernst gemeint waren.',
  },
  'gb.job.talks-step-meeting': {
    says: 'Gehen Sie zu jedem Gespräch, wenn erlaubt mit einem Kollegen oder der Gewerkschaft. Schreiben Sie auf, was gesagt wird.',
  },
  'gb.job.talks-step-ask': {
    says: 'Fragen Sie schriftlich, wer noch in der Gruppe ist, nach welchen Punkten gewertet wird und welche Stellen frei sind.',
  },
  'gb.job.talks-step-ideas': {
    says: 'Antworten Sie schriftlich vor dem genannten Tag. Schreiben Sie, was unfair ist und wie man Stellen retten kann, etwa mit kürzeren Zeiten.',
  },
  'gb.job.talks-option': {
    says: 'Fragen Sie nach Gründen, Gruppe und Punkten, und machen Sie eigene Vorschläge.',
    title: 'An den Gesprächen teilnehmen',
    cost: 'Nichts.',
    time: 'Einige Wochen.',
    risk: 'Gering. Es heißt nicht, dass Sie zustimmen.',
    bestFor: 'Noch ist nichts entschieden.',
  },
}
