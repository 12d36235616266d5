/** Questions about unemployment pay for people who leave the job themselves: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_QUIT_AND_BENEFIT_DE: Words = {
  'nl.ask.quit-and-ww': {
    says: 'Nein, meist nicht: Wer ohne Not geht, bekommt keine WW. Es gibt wenige Ausnahmen, wenn das Bleiben unzumutbar war, und Sie müssen sie beweisen. Kündigen Sie also noch nicht. Macht die Arbeit Sie krank? Melden Sie sich krank und sprechen Sie mit dem Betriebsarzt: Der Lohn läuft weiter. Sprechen Sie über eine Vereinbarung (vaststellingsovereenkomst) auf Wunsch des Arbeitgebers mit voller Frist: Dann ist die WW meist sicher. Fragen Sie zuerst das Juridisch Loket.',
  },
}
