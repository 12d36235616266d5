/** The German words of the rows in ../speech-and-marks.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { sameCells, stateWords } from './state-table.ts'

export const SPEECH_AND_MARKS_DE: Words = {
  'us.stop.want': {
    says: 'Der Absender will, dass Sie mit etwas aufhören, und warnt vor einer Klage.',
  },
  'us.stop.reality': {
    says: 'Das ist ein Brief, kein Gerichtsbefehl. Niemand hat entschieden, wer recht hat.',
  },
  'us.stop.right-court': {
    says: 'Nur ein Gericht kann Ihnen befehlen, aufzuhören oder zu zahlen, nachdem beide Seiten gehört wurden.',
  },
  'us.stop.step-keep': {
    says: 'Behalten Sie den Brief, den Umschlag und alles, was Sie geschrieben oder benutzt haben. Löschen Sie keine Beweise. Fragen Sie einen Anwalt, bevor Sie antworten.',
  },
  'us.stop.option-answer': {
    says: 'Antworten Sie mit wenigen ruhigen Worten, oder hören Sie mit dem auf, was wirklich falsch ist, ohne mehr zuzugeben.',
    title: 'Schriftlich antworten',
    cost: 'Kostenlos',
    time: 'Bis zum Datum im Brief',
    risk: 'Was Sie schreiben, kann vor Gericht benutzt werden.',
    bestFor: 'Sie halten die Forderung für falsch.',
  },
  'us.stop.option-stop': {
    says: 'Hören Sie auf und bitten Sie um schriftliche Bestätigung, dass die Sache beendet ist.',
    title: 'Aufhören und die Sache beenden',
    cost: 'Kostenlos',
    time: 'Ein paar Tage',
    risk: 'Unterschreiben Sie kein Zahlungsversprechen ohne Rat.',
    bestFor: 'Sie haben vielleicht recht.',
  },
  'us.speech.right-truth': {
    says: 'Wahre Tatsachen und klare Meinungen sind keine Verleumdung (defamation). Der Absender muss eine falsche Tatsache zeigen, die schadete.',
  },
  'us.speech.right-review': {
    says: 'Ein Formularvertrag darf eine ehrliche Bewertung nicht verbieten oder bestrafen. So eine Regel gilt nicht.',
  },
  'us.speech.right-host': {
    says: 'Die Website mit Ihrer Bewertung haftet meist nicht dafür. Sie haften für das, was Sie selbst geschrieben haben.',
  },
  'us.speech.right-mark': {
    says: 'Eine Marke ist nur verletzt, wenn Käufer Sie wohl mit dem Inhaber verwechseln. Ein Wort fair zum Beschreiben von Waren zu benutzen, ist erlaubt.',
  },
  ...stateWords(
    'free-speech',
    sameCells(
      'AZ CA FL GA IL MA NJ NY OH PA TX VA WA CO CT IN KY NV OK OR TN',
      'kann ein Gericht eine schwache Klage wegen Worten zu einer öffentlichen Sache früh beenden und Ihnen meist Ihre Kosten geben (anti-SLAPP)',
    ),
  ),
}
