/** The German words of the rows in ../work-warning.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_WARNING_DE: Words = {
  'nl.work-warning.want': {
    says: 'Ihr Arbeitgeber warnt Sie schriftlich. Sie sind nicht gekündigt.',
  },
  'nl.work-warning.reality': {
    says: 'Es kommt in Ihre Akte. Später kann der Arbeitgeber es vor Gericht nutzen. Antworten Sie, wenn es falsch ist.',
  },
  'nl.work-warning.right-answer': {
    says: 'Sie dürfen schriftlich antworten und verlangen, dass die Antwort in die Akte kommt. Der Arbeitgeber muss fair handeln (goed werkgeverschap).',
  },
  'nl.work-warning.right-chance': {
    says: 'Vor einer Kündigung wegen schlechter Leistung brauchen Sie eine echte Chance und Hilfe. Eine Warnung reicht meist nicht.',
  },
  'nl.work-warning.step-answer': {
    says: 'Antworten Sie binnen einer Woche: was stimmt, was nicht und warum. Unterschreiben Sie nur „für Empfang“ (voor ontvangst).',
  },
  'nl.work-warning.step-advice': {
    says: 'Fragen Sie Gewerkschaft oder Juridisch Loket, ob die Warnung fair ist.',
  },
}
