/** The Dutch words of the rows in ../enquiry-train.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAIN_NL: Words = {
  'ch.ask.train-late': {
    says: 'Meer dan 60 minuten vertraging bij aankomst geeft minstens 25% van de prijs terug, meer dan 120 minuten 50%. Dat geldt ook bij overmacht. Onder 5 frank hoeft niet betaald te worden. Vraag het online of aan het loket. Er wordt binnen 30 dagen betaald, in geld als u wilt.',
  },
}
