/** The German words of the rows in ../enquiry-school.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SCHOOL_DE: Words = {
  'es.ask.school-bullying': {
    says: 'Schreiben Sie der Leitung und verlangen Sie das Verfahren gegen Mobbing (protocolo de acoso). Jede Schule muss eines haben, und eine Person für das Wohl der Kinder (coordinador de bienestar). Sammeln Sie Nachrichten und Arztberichte. Geschieht nichts, schreiben Sie der Schulaufsicht. Rufen Sie kostenlos 900 018 018 an. Bei einem Angriff gehen Sie zur Polizei.',
  },
}
