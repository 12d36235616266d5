/** The German words of the rows in ../enquiry-train-fine.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAIN_FINE_WORDS: Words = {
  'fr.ask-buy.train-fine': {
    says: 'Sie haben drei Monate ab der Kontrolle, um das Unternehmen zu bezahlen oder dort schriftlich zu widersprechen. Hatten Sie eine gültige Karte oder war der Automat kaputt? Schicken Sie eine Kopie und sagen Sie warum, per Einschreiben. Tun Sie beides nicht, wird es eine erhöhte Geldbuße des Staates, die das Finanzamt (Trésor) eintreibt. Dann haben Sie 30 Tage ab diesem Bescheid zum Anfechten.',
  },
}
