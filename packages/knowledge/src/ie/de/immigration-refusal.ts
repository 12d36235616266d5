/** The German words of the rows in ../immigration-refusal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const IMMIGRATION_REFUSAL_DE: Words = {
  'ie.denied.step-each': {
    says: 'Antworten Sie auf jeden Grund mit einem neuen Beleg. Senden Sie es mit Nachweis vor dem letzten Tag.',
  },
  'ie.denied.option-appeal': {
    title: 'Beschwerde, wenn der Brief es zulässt',
    cost: 'Kostenlos.',
    time: 'Einige Monate.',
    risk: 'Meist gibt es nur eine Beschwerde.',
    bestFor: 'Sie können fehlende Belege zeigen.',
    says: 'Schreiben Sie rechtzeitig mit neuen Belegen zu jedem Grund. Auch ein Gericht kann prüfen: Fragen Sie schnell einen Anwalt.',
  },
  'ie.denied.reality': {
    says: 'Eine Ablehnung schließt einen neuen Antrag nicht aus. Beheben Sie zuerst, was fehlte.',
  },
}
