/** Questions about dismissal, its form and who is protected, and the first steps for workers: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_WORDS: Words = {
  'be.ask.step-work': {
    says: 'Behalten Sie Vertrag und Lohnzettel und fragen Sie Ihre Gewerkschaft.',
  },
  'be.ask.right-work': {
    says: 'Nach dem Ende der Stelle haben Sie ein Jahr, um zum Arbeitsgericht zu gehen.',
  },
  'be.ask.dismissed': {
    says: 'Prüfen Sie die Frist mit Ihren Arbeitsjahren. Fragen Sie in zwei Monaten per Einschreiben nach den Gründen. Sie haben ein Jahr für das Arbeitsgericht.',
  },
  'be.ask.serious-cause': {
    says: 'Schreiben Sie sofort per Einschreiben, dass Sie widersprechen. Der Arbeitgeber muss die Tatsachen beweisen, in drei Werktagen handeln und die Gründe in drei weiteren nennen. Gehen Sie zur Gewerkschaft. Sie haben ein Jahr für das Arbeitsgericht.',
  },
  'be.ask.dismissed-message': {
    says: 'Eine Nachricht kann die Arbeit sofort beenden, aber dann schuldet man Ihnen den Lohn der ganzen Frist. Eine Kündigung mit Arbeitsfrist muss per Einschreiben oder Gerichtsvollzieher kommen. Bewahren Sie die Nachricht auf, fragen Sie nach Gründen und gehen Sie zur Gewerkschaft.',
  },
}
