/** The German words of the rows in ../enquiry-stunt-driving.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_STUNT_DRIVING_DE: Words = {
  'ca.fact.stunt-on': {
    says: '50 km/h zu viel auf so einer Straße ist in Ontario „stunt driving“, mehr als ein Strafzettel. Sie können es nicht per Post zahlen; kommen Sie zum Gericht oder schicken Sie Paralegal oder Anwalt. Es drohen 2.000 bis 10.000 Dollar, sechs Punkte und ein bis drei Jahre Fahrverbot. Die 30 Tage Verbot und 14 Tage ohne Auto gelten sofort. Holen Sie vor dem ersten Termin Rat.',
  },
}
