/** The German words of the rows in ../enquiry-copyright-and-marks.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COPYRIGHT_AND_MARKS_DE: Words = {
  'us.ask-consumer.copyright': {
    says: 'Nehmen Sie das Werk herunter und behalten Sie eine Kopie. Verlangen Sie vor dem Zahlen Beweise für Eigentum und Registrierung. Papiere vom Gericht oder Copyright Claims Board haben ein Datum, das Sie einhalten müssen.',
  },
  'us.ask-everyday.mark-letter': {
    says: 'Ignorieren Sie es nicht und unterschreiben Sie nichts in Eile. Nur ein Gericht kann Ihnen etwas verbieten. Es zählt, wer den Namen zuerst nutzte, wo, wofür, und ob Käufer verwechseln könnten. Suchen Sie auf uspto.gov, sichern Sie Belege Ihrer ersten Nutzung und fragen Sie einen Anwalt.',
  },
  'us.ask-everyday.takedown': {
    says: 'Bitten Sie die Seite um eine Kopie der Beschwerde. War es ein Irrtum oder hatten Sie Erlaubnis, schicken Sie eine Gegenmeldung (counter-notice). Meist ist es nach 10 bis 14 Geschäftstagen wieder da.',
  },
}
