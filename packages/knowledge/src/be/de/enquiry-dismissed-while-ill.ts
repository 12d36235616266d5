/** The German words of the rows in ../enquiry-dismissed-while-ill.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSED_WHILE_ILL_DE: Words = {
  'be.ask.ill-dismissed': {
    says: 'Krankheit verbietet keine Kündigung, darf aber nicht der Grund sein. Eine Frist des Arbeitgebers ruht während der Krankheit. Fragen Sie per Einschreiben nach den Gründen und gehen Sie zur Gewerkschaft oder zu Unia.',
  },
}
