/** Fragen zur Arbeit, auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_DE: Words = {
  'be.ask.own-notice': {
    says: 'Wenn Sie gehen, wächst die Frist mit den Arbeitsjahren, bis 13 Wochen. Kündigen Sie per Einschreiben. Denken Sie vorher nach: Sie können das Arbeitslosengeld verlieren.',
  },
  'be.ask.serious-cause': {
    says: 'Schreiben Sie sofort per Einschreiben, dass Sie widersprechen. Der Arbeitgeber muss die Tatsachen beweisen, in drei Werktagen handeln und die Gründe in drei weiteren nennen. Gehen Sie zur Gewerkschaft. Sie haben ein Jahr für das Arbeitsgericht.',
  },
  'be.ask.ill-dismissed': {
    says: 'Krankheit verbietet keine Kündigung, darf aber nicht der Grund sein. Eine Frist des Arbeitgebers ruht während der Krankheit. Fragen Sie per Einschreiben nach den Gründen und gehen Sie zur Gewerkschaft oder zu Unia.',
  },
  'be.ask.sick-pay': {
    says: 'Melden Sie sich sofort beim Arbeitgeber und senden Sie ein Attest, meist in zwei Werktagen. Er zahlt die ersten Wochen, bis 30 Tage. Danach zahlt die Krankenkasse, also melden Sie sich auch dort.',
  },
  'be.ask.unemployment': {
    says: 'Seit 2026 endet das Geld nach höchstens 24 Monaten. Gegen Ablehnung oder Sanktion haben Sie drei Monate für das Arbeitsgericht, kostenlos. Fragen Sie die Gewerkschaft und beim CPAS nach einem Eingliederungseinkommen.',
  },
  'be.ask.unemployment-back': {
    says: 'Fragen Sie, wie die Summe berechnet ist. Sie haben drei Monate für das Arbeitsgericht, kostenlos. Waren Sie gutgläubig, können sie höchstens die letzten 150 Tage zurückfordern. Bitten Sie auch um Raten oder Erlass.',
  },
  'be.ask.holiday-pay-left': {
    dependsOn: 'ob Sie Angestellter oder Arbeiter sind',
    says: 'Bei Angestellten zahlt der Arbeitgeber das restliche Urlaubsgeld am Ende der Arbeit, mit dem letzten Lohn. Bei Arbeitern zahlt die Urlaubskasse im Frühjahr. Fordern Sie es schriftlich, dann über Gewerkschaft oder Inspektion.',
  },
  'be.ask.dismissed-message': {
    says: 'Eine Nachricht kann die Arbeit sofort beenden, aber dann schuldet man Ihnen den Lohn der ganzen Frist. Eine Kündigung mit Arbeitsfrist muss per Einschreiben oder Gerichtsvollzieher kommen. Bewahren Sie die Nachricht auf, fragen Sie nach Gründen und gehen Sie zur Gewerkschaft.',
  },
  'be.ask.health-fund-refuses': {
    says: 'Verlangen Sie den Bescheid schriftlich. Sie haben drei Monate für das Arbeitsgericht. Es kostet nichts, auch wenn Sie verlieren. Bitten Sie Ihren Arzt um einen Bericht und die Gewerkschaft oder einen kostenlosen Anwalt um Hilfe.',
  },
  'be.ask.pregnant': {
    says: 'Ab dem Tag, an dem der Arbeitgeber es weiß, bis einen Monat nach dem Urlaub darf er nur aus einem fremden Grund kündigen, den er beweisen muss. Sonst schuldet er sechs Monatslöhne zusätzlich. Fragen Sie schriftlich nach den Gründen.',
  },
  'be.ask.leave-refused': {
    dependsOn: 'was vereinbart ist',
    says: 'Die Daten werden gemeinsam festgelegt: Keiner entscheidet allein. Eltern von Schulkindern gehen in den Schulferien vor. Der Chef muss Sie alle gesetzlichen Tage im Jahr nehmen lassen. Beantragen Sie es schriftlich, dann melden Sie es der Inspektion.',
  },
}
