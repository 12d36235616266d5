/** Questions about claims before a court or the Disputes Tribunal: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COURT_CLAIM_IT: Words = {
  'nz.ask.sued': {
    says: 'Presenti una difesa (statement of defence) entro 25 giorni lavorativi da quando riceve le carte. Se lo contesta e sono 60.000 $ o meno, chieda il Disputes Tribunal.',
  },
  'nz.ask.ignore': {
    says: 'Non ignori carte del tribunale. Se non risponde, il tribunale può decidere senza di Lei.',
  },
  'nz.ask.tribunal': {
    says: 'Il Disputes Tribunal sente controversie fino a 60.000 $ dal 24 gennaio 2026. Gli avvocati non possono comparire. Porti le Sue prove e vada all’udienza.',
  },
}
