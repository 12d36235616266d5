/** The German words of the rows in ../enquiry-school.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SCHOOL_DE: Words = {
  'it.ask.school-bullying': {
    says: 'Schreiben Sie der Schulleitung (dirigente scolastico) und fragen Sie, was sie tut: Jede Schule braucht Regeln und eine Person gegen Mobbing, muss handeln und die Eltern informieren. Sammeln Sie Nachrichten und Arztberichte. Beleidigungen im Netz: Verlangen Sie die Löschung; ohne Antwort in 48 Stunden vom Garante. Rufen Sie kostenlos 114 an. Bei einem Angriff zur Polizei.',
  },
}
