/** The German words of the rows in ../discipline.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISCIPLINE_WORDS: Words = {
  'ca.discipline.want': {
    says: 'Ihr Arbeitgeber mahnt Sie wegen Ihrer Arbeit oder Ihres Verhaltens ab. Das ist keine Kündigung, kann aber später benutzt werden.',
  },
  'ca.discipline.reality': {
    says: 'Eine Kündigung aus wichtigem Grund (for cause) braucht meist klare Warnungen, eine faire Chance zur Besserung und einen ernsten Grund.',
  },
  'ca.discipline.right-answer': {
    says: 'Sie können schriftlich antworten und nach den Tatsachen, den Daten und den Erwartungen fragen.',
  },
  'ca.discipline.right-reprisal': {
    says: 'Man darf Sie nicht bestrafen, weil Sie nach Lohn, Stunden, Urlaub oder Sicherheit bei der Arbeit fragen.',
  },
  'ca.discipline.right-health': {
    says: 'Steckt eine Krankheit oder Behinderung dahinter, sagen Sie es. Man muss die Arbeit anpassen, bis zur Grenze der unzumutbaren Härte (undue hardship).',
  },
  'ca.discipline.step': {
    says: 'Antworten Sie ruhig und schriftlich und behalten Sie eine Kopie. Ihre Unterschrift bestätigt nur den Erhalt, schreiben Sie das also neben Ihren Namen.',
  },
}
