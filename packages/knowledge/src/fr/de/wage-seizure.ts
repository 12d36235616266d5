/** The seizure of pay (saisie des rémunérations): the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const WAGE_SEIZURE_WORDS: Words = {
  'fr.officer.want-wage': {
    says: 'Jeden Monat soll ein Teil Ihres Lohns genommen werden (saisie des rémunérations).',
  },
  'fr.officer.not-yet-wage': {
    says: 'Vom Lohn darf nichts genommen werden, bevor ein Monat seit der Zahlungsaufforderung vergangen ist.',
  },
  'fr.officer.deadline-wage': {
    says: 'Sie haben ab der Zahlungsaufforderung einen Monat, um sie anzufechten, zu zahlen oder einen Plan zu vereinbaren. Eine rechtzeitige Anfechtung stoppt die Pfändung.',
    action: 'Die Lohnpfändung anfechten oder einen Plan vereinbaren',
    consequence:
      'Danach muss Ihr Arbeitgeber einen Teil Ihres Lohns an den Gerichtsvollzieher zahlen.',
  },
  'fr.officer.right-pay': {
    says: 'Nur ein Teil Ihres Lohns darf genommen werden, nach einer Tabelle im Gesetz. Mindestens die Grundsicherung (RSA) behalten Sie immer.',
  },
  'fr.officer.change-wages': {
    says: 'Seit dem 1. Juli 2025 pfändet ein Gerichtsvollzieher Lohn ohne vorherigen Richter. Sie können trotzdem zum Richter gehen.',
    was: 'Ein Richter musste es vorher erlauben.',
    is: 'Der Gerichtsvollzieher handelt mit dem Titel, und Sie haben einen Monat für die Anfechtung.',
  },
}
