/** Questions about dismissal, its form and who is protected, and the first steps for workers: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_WORDS: Words = {
  'ch.ask.step-work': { says: 'Verlangen Sie den Grund schriftlich und melden Sie sich beim RAV.' },
  'ch.ask.right-work': { says: 'Sie haben Anspruch auf ein bis drei Monate Kündigungsfrist.' },
  'ch.ask.fired': {
    says: 'Verlangen Sie den Grund. Erheben Sie vor Ende der Frist Einsprache, wenn es missbräuchlich ist. Dann haben Sie 180 Tage.',
  },
  'ch.ask.instant-dismissal': {
    says: 'Schreiben Sie sofort, dass Sie es nicht akzeptieren, und bieten Sie Ihre Arbeit an. Ohne wichtigen Grund, oder wenn sie mehr als ein paar Tage warteten, schulden sie den Lohn der Kündigungsfrist und bis zu sechs Monatslöhne mehr. Gehen Sie zur Schlichtungsbehörde.',
  },
  'ch.ask.notice-by-message': {
    says: 'Meist ist sie gültig: Das Gesetz verlangt keine Form. Ungültig ist sie nur, wenn Vertrag oder GAV Schriftform verlangen. Prüfen Sie beide sofort. Die Kündigungsfrist läuft voll mit Lohn. Verlangen Sie die Begründung schriftlich. Waren Sie nach der Probezeit krank oder schwanger, ist sie nichtig.',
  },
  'ch.ask.warned': {
    says: 'Eine Verwarnung beendet nichts. Mit Frist darf der Arbeitgeber auch ohne Verwarnung kündigen, nur nicht missbräuchlich. Fristlos darf er nur aus wichtigem Grund, oder nach klarer Verwarnung im Wiederholungsfall. Ist sie falsch, antworten Sie schriftlich und verlangen Sie, dass es ins Dossier kommt.',
    dependsOn: 'wie schwer es war und was danach geschieht',
  },
}
