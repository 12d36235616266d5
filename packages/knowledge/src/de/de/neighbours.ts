/** The German words of the rows in ../neighbours.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NEIGHBOURS_DE: Words = {
  'de.neighbour.want': {
    says: 'Ein Nachbar schreibt, was Sie an der Grenze tun, erlauben oder lassen sollen.',
  },
  'de.neighbour.who': {
    says: 'Das ist ein privater Brief, auch wenn ihn eine Kanzlei geschrieben hat. Nur ein Gericht kann Ihnen etwas befehlen.',
  },
  'de.neighbour.reality': {
    says: 'Schweigen ist keine Zustimmung. Eine kurze schriftliche Antwort kann aber einen teuren Prozess vermeiden.',
  },
  'de.neighbour.rights': {
    says: 'Sie dürfen Beweise verlangen und mit Gründen Nein sagen. Auf Ihr Grundstück müssen Sie andere nur lassen, wo das Gesetz es sagt.',
  },
  'de.neighbour.right-branches': {
    says: 'Äste, die herüberragen und Ihr Grundstück beeinträchtigen, dürfen Sie nach einer angemessenen Frist abschneiden. Eine Baumschutzsatzung kann es verbieten: Fragen Sie zuerst die Gemeinde.',
  },
  'de.neighbour.right-entry': {
    says: 'Der Nachbar darf Ihr Grundstück nur für Arbeiten an einem Bauwerk betreten, die anders nicht sinnvoll gehen. Er muss es einen Monat vorher schriftlich ankündigen und Schäden ersetzen.',
  },
  'de.neighbour.right-conciliation': {
    says: 'Viele Klagen unter Nachbarn sind erst nach einem Schlichtungsversuch beim Schiedsamt zulässig. Das kostet wenig.',
  },
  'de.neighbour.step-answer': {
    says: 'Antworten Sie kurz schriftlich vor dem genannten Tag: was Sie bestreiten und was Sie erlauben würden. Unterschreiben Sie keine fremde Erklärung.',
  },
  'de.neighbour.step-entry': {
    says: 'Will der Nachbar auf Ihr Grundstück? Fragen Sie schriftlich: Welche Arbeit, warum von Ihrer Seite, an welchen Tagen, und wer zahlt Schäden?',
  },
  'de.neighbour.step-proof': {
    says: 'Fotografieren Sie von Ihrem Grundstück aus Grenze, Äste und jeden Riss, mit Datum. Ein Gericht kann den Zustand durch Sachverständige festhalten (Beweisverfahren).',
  },
  'de.neighbour.option-talks': {
    title: 'Zum Schiedsamt gehen',
    says: 'Fragen Sie die Gemeinde oder das Amtsgericht nach dem Schiedsamt oder der Gütestelle für Ihren Ort.',
    cost: 'Eine kleine Gebühr.',
    time: 'Einige Wochen.',
    risk: 'Keins. Sie müssen nicht zustimmen.',
    bestFor: 'Sie wollen Ruhe ohne Gericht.',
  },
}
