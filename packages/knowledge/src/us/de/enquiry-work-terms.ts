/** Questions about injuries at work, rival work and who is an employee: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_TERMS_DE: Words = {
  'us.ask-life.work-injury': {
    says: 'Sagen Sie es jetzt schriftlich Ihrem Arbeitgeber und gehen Sie zum Arzt. Stellen Sie einen Antrag nach dem Gesetz Ihres Bundesstaats: Schuld spielt keine Rolle, aber die Zeit ist kurz. Man darf Sie deswegen nicht entlassen.',
  },
  'us.ask-life.rival-work': {
    says: 'Manche Bundesstaaten verbieten solche Versprechen, andere erlauben nur faire. Unterschreiben Sie kein neues in Eile, und zeigen Sie Ihres einem Anwalt, bevor Sie gehen.',
    dependsOn: 'Ihr Bundesstaat, Ihr Lohn und was Sie unterschrieben haben',
  },
  'us.ask-life.contractor': {
    says: 'Der Name entscheidet nicht. Bestimmt die Firma Ihre Stunden und wie Sie arbeiten, sind Sie vielleicht angestellt. Fragen Sie die IRS (Form SS-8) und die Wage and Hour Division.',
    dependsOn: 'wer Ihre Arbeit bestimmt',
  },
}
