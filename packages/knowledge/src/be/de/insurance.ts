/** Entscheidungen von Versicherern und der Halter des Autos: die Zeilen Belgiens auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_DE: Words = {
  'be.fine.right-owner': {
    says: 'Das Gesetz sieht den Halter des Autos als Fahrer an. Sie können zeigen, dass Sie es nicht waren. Sagen Sie, wer gefahren ist.',
  },
  'be.insurance.want': {
    says: 'Der Versicherer sagt, was er zahlt, oder dass er ablehnt.',
  },
  'be.insurance.reality': {
    says: 'Das ist die Sicht des Versicherers. Sie können nach dem Grund fragen und zu einem kostenlosen Ombudsmann gehen.',
  },
  'be.insurance.right-three-years': {
    says: 'Sie haben drei Jahre Zeit, etwas vom Versicherer zu fordern. Schreiben Sie lange vorher.',
  },
  'be.insurance.right-clock-stops': {
    says: 'Haben Sie den Schaden rechtzeitig gemeldet? Dann steht die Frist still, bis der Versicherer Ihnen seine Entscheidung schreibt.',
  },
  'be.insurance.right-forgot': {
    says: 'Haben Sie ohne Absicht etwas nicht angegeben? Dann darf er meist nur weniger zahlen.',
  },
  'be.insurance.right-late-notice': {
    says: 'Eine späte Meldung zählt nur gegen Sie, wenn sie dem Versicherer geschadet hat.',
  },
  'be.insurance.right-grave-fault': {
    says: 'Spricht er von grobem Verschulden (faute lourde, zware fout), muss der Vertrag genau diesen Fall nennen.',
  },
  'be.insurance.step-term': {
    says: 'Fragen Sie schriftlich, welche Klausel er meint, und verlangen Sie eine Kopie.',
  },
  'be.insurance.step-file': {
    says: 'Sammeln Sie Police, Fotos, Rechnungen und Briefe. Notieren Sie jeweils den Tag.',
  },
  'be.insurance.step-complain': {
    says: 'Beschweren Sie sich zuerst beim Versicherer. Bleibt es beim Nein, gehen Sie zum Ombudsmann für Versicherungen.',
  },
  'be.insurance.option-answer': {
    says: 'Schreiben Sie, warum sein Grund nicht passt, mit Belegen.',
    title: 'Dem Versicherer antworten',
    cost: 'Eine Briefmarke.',
    time: 'Diese Woche.',
    risk: 'Keines.',
    bestFor: 'Der Grund ist falsch.',
  },
  'be.insurance.option-ombudsman': {
    says: 'Der Ombudsmann für Versicherungen prüft Ihren Fall kostenlos.',
    title: 'Zum Ombudsmann gehen',
    cost: 'Kostenlos.',
    time: 'Einige Monate.',
    risk: 'Behalten Sie die drei Jahre im Blick.',
    bestFor: 'Der Versicherer lehnt weiter ab.',
  },
}
