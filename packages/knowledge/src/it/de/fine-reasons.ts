/** The German words of the rows in ../fine-reasons.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FINE_REASONS_WORDS: Words = {
  'it.fine.parking': {
    says: 'Ein Bußgeld fürs Parken muss die Straße, die Uhrzeit und das Schild nennen. Wurde das Auto abgeschleppt und fällt das Bußgeld weg, bekommen Sie diese Kosten zurück.',
  },
  'it.fine.restricted-zone': {
    says: 'Bei einer verkehrsbeschränkten Zone (ZTL) prüfen Sie die Zeiten auf dem Schild, Ihre Erlaubnis und den Tag. Die Kamera an der Einfahrt braucht eine Genehmigung des Ministeriums.',
  },
  'it.fine.red-light': {
    says: 'Wer bei Rot fährt, verliert sechs Punkte. Beim zweiten Mal in zwei Jahren wird der Führerschein für einen bis drei Monate entzogen (sospensione).',
  },
  'it.fine.speed': {
    says: 'Vom gemessenen Tempo müssen fünf Prozent, mindestens aber 5 km/h, abgezogen werden. Summe und Punkte hängen davon ab, wie weit Sie über der Grenze waren.',
  },
  'it.fine.deadline-order': {
    says: 'Gegen eine Anordnung des Prefetto (ordinanza-ingiunzione) haben Sie 30 Tage ab der Zustellung. Wir zählen zur Sicherheit ab dem Datum des Briefs.',
    action: 'Zahlen oder beim Friedensrichter (giudice di pace) widersprechen',
    consequence: 'Die Anordnung wird endgültig, und die Summe wird eingetrieben.',
  },
  'it.fine.late-extra': {
    says: 'Bei einem unbezahlten Bußgeld kommen für je sechs Monate 10 % dazu (maggiorazione). Fragen Sie, wie das Amt die Summe berechnet hat.',
  },
}
