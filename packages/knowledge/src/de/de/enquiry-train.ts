/** The German words of the rows in ../enquiry-train.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAIN_DE: Words = {
  'de.ask-train.late': {
    says: 'Ab 60 Minuten Verspätung bei der Ankunft bekommen Sie 25 % des Fahrpreises, ab 120 Minuten 50 %. Nicht bei extremem Wetter, Personen im Gleis oder Diebstahl. Sind 60 Minuten zu erwarten, dürfen Sie die Reise lassen und bekommen alles zurück. Fordern Sie es in drei Monaten, online oder per Formular.',
  },
}
