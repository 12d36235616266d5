/** The German words of the rows in ../dismissal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_WORDS: Words = {
  'be.job.want': {
    says: 'Ihr Arbeitgeber beendet Ihre Stelle, mit Kündigungsfrist oder mit Geld statt Frist.',
  },
  'be.job.who': {
    says: 'Ihr Arbeitgeber entscheidet. Aber das Arbeitsgericht (tribunal du travail, arbeidsrechtbank) kann es prüfen.',
  },
  'be.job.reality': {
    says: 'Ihr Arbeitgeber muss vorher keinen Richter fragen. Aber eine klar unfaire Kündigung kostet 3 bis 17 Wochen Lohn.',
  },
  'be.job.not-yet': {
    says: 'Die Kündigungsfrist beginnt nicht sofort. Sie beginnt am Montag nach der Woche, in der Sie die Kündigung bekamen.',
  },
  'be.job.rights': {
    says: 'Sie haben das Recht auf Frist oder Lohn, auf die Gründe und auf das Arbeitsgericht.',
  },
  'be.job.deadline-year': {
    says: 'Ab dem Ende der Stelle haben Sie ein Jahr, um zum Gericht zu gehen. Zählen Sie zur Sicherheit ab dem Brief.',
    action: 'Zum Arbeitsgericht gehen',
    consequence: 'Danach ist Ihr Anspruch zu spät.',
  },
  'be.job.deadline-reasons': {
    says: 'Nach einem sofortigen Ende haben Sie zwei Monate, um per Einschreiben nach den Gründen zu fragen. Mit Kündigungsfrist sind es sechs Monate ab der Kündigung.',
    action: 'Per Einschreiben nach den Gründen fragen',
    consequence: 'Fragen Sie nicht rechtzeitig, müssen Sie vielleicht selbst mehr beweisen.',
  },
  'be.job.step-reasons': {
    says: 'Fragen Sie per Einschreiben nach den Gründen. Der Arbeitgeber muss in zwei Monaten antworten oder zwei Wochen Lohn zahlen.',
  },
  'be.job.step-check': {
    says: 'Prüfen Sie die Länge der Frist mit Ihrem ersten Arbeitstag. Nutzen Sie einen Rechner Ihrer Gewerkschaft oder des Ministeriums.',
  },
  'be.job.step-union': {
    says: 'Sprechen Sie bald mit Ihrer Gewerkschaft oder einem Anwalt. Unterschreiben Sie nichts, das Rechte aufgibt.',
  },
  'be.job.step-urgent': {
    says: 'Bei einem schweren Grund (motif grave) hat der Arbeitgeber drei Werktage zum Handeln und drei, um Ihnen den Grund zu nennen. Prüfen Sie beides.',
  },
  'be.job.step-register': {
    says: 'Melden Sie sich als arbeitsuchend (Actiris, Forem, VDAB) und verlangen Sie das Formular C4.',
  },
  'be.job.right-notice': {
    says: 'Sie haben das Recht auf eine Frist nach Ihren Arbeitsjahren, oder auf den Lohn dafür.',
  },
  'be.job.right-form': {
    says: 'Die Kündigung muss per Einschreiben oder Gerichtsvollzieher kommen und Beginn und Dauer nennen. Sonst kann sie nichtig sein.',
  },
  'be.job.right-reasons': {
    says: 'Nach sechs Monaten Arbeit haben Sie das Recht, die wahren Gründe zu erfahren.',
  },
  'be.job.right-unfair': {
    says: 'Ist die Kündigung klar unvernünftig, bekommen Sie 3 bis 17 Wochen Lohn.',
  },
  'be.job.option-court': {
    title: 'Zum Arbeitsgericht gehen',
    says: 'Ihre Gewerkschaft oder ein Anwalt reicht die Klage ein.',
    cost: 'Wenig mit Gewerkschaft oder Rechtshilfe.',
    time: 'Innerhalb eines Jahres.',
    risk: 'Kosten, wenn Sie verlieren.',
    bestFor: 'Die Frist ist zu kurz oder der Grund unfair.',
  },
  'be.job.option-deal': {
    title: 'Eine Einigung suchen',
    says: 'Verlangen Sie schriftlich die richtige Frist oder den Lohn.',
    cost: 'Nichts.',
    time: 'Einige Wochen.',
    risk: 'Eine unterschriebene Einigung beendet Ihren Anspruch.',
    bestFor: 'Die Berechnung ist falsch.',
  },
  'be.job.option-union': {
    title: 'Ihre Gewerkschaft fragen',
    says: 'Die Gewerkschaft prüft Brief und Summen.',
    cost: 'Ihr Beitrag.',
    time: 'Diese Woche.',
    risk: 'Keines.',
    bestFor: 'Alle Gekündigten.',
  },
}
