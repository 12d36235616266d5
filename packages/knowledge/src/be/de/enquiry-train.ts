/** The German words of the rows in ../enquiry-train.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAIN_DE: Words = {
  'be.ask.train-late': {
    says: 'Das europäische Recht gibt 25 % der Fahrkarte ab 60 Minuten Verspätung und 50 % ab zwei Stunden. Haben Sie ein Abo und viele Verspätungen? Auch dafür hat die Bahn Regeln. Fordern Sie es bald auf der Seite der SNCB (NMBS), mit Datum und Fahrkarte. Bei einem Nein hilft die Ombudsstelle der Bahn (Ombudsrail) kostenlos.',
  },
}
