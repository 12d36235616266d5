/** Questions about a grievance that an employer does not answer: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GRIEVANCE_DE: Words = {
  'gb.ask-work.grievance-ignored': {
    says: 'Schreiben Sie noch einmal mit Datum, verlangen Sie ein Gespräch und nennen Sie den Acas Code: Es soll ohne Verzögerung behandelt werden. Sie dürfen einen Kollegen oder die Gewerkschaft mitbringen. Bei einem Nein schriftlich Berufung. Die Klagefrist läuft weiter: Rufen Sie jetzt Acas an, 0300 123 1100. Ignoriert der Betrieb den Code, kann es bis 25 % mehr geben.',
  },
}
