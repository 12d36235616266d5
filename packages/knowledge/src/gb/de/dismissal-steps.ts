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
}
