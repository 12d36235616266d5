/** The German words of the rows in ../enquiry-train.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAIN_DE: Words = {
  'ch.ask.train-late': {
    says: 'Über 60 Minuten Verspätung bei der Ankunft geben mindestens 25 % des Fahrpreises, über 120 Minuten 50 %. Das gilt auch bei höherer Gewalt. Beträge unter 5 Franken müssen nicht bezahlt werden. Verlangen Sie es online oder am Schalter. Bezahlt wird in 30 Tagen, auf Wunsch in Geld.',
  },
}
