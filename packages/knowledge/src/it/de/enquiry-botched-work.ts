/** The German words of the rows in ../enquiry-botched-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BOTCHED_WORK_DE: Words = {
  'it.ask.botched-work': {
    says: 'Schreiben Sie der Firma jetzt: binnen 60 Tagen nach Entdecken des Mangels, bei einem allein arbeitenden Handwerker binnen acht. Verlangen Sie Nachbesserung oder einen niedrigeren Preis. Bis dahin dürfen Sie einen passenden Teil zurückhalten. Nach zwei Jahren ab Ende der Arbeit ist es zu spät, beim Handwerker nach einem.',
  },
}
