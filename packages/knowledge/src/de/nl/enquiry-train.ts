/** The Dutch words of the rows in ../enquiry-train.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAIN_NL: Words = {
  'de.ask-train.late': {
    says: 'Vanaf 60 minuten vertraging bij aankomst krijgt u 25% van de prijs terug, vanaf 120 minuten 50%. Niet bij extreem weer, mensen op het spoor of diefstal. Worden 60 minuten verwacht, dan mag u afzien en alles terugkrijgen. Vraag het binnen drie maanden, online of met het formulier.',
  },
}
