/** Lists of bad payers (CRIF): the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_FILE_WORDS: Words = {
  'it.debt.file-rule': {
    says: 'Wie te laat betaalt, moet minstens 15 dagen vóór een eerste vermelding in CRIF of zo’n lijst bericht krijgen.',
  },
  'it.debt.step-file-delete': {
    says: 'Vraag CRIF of de lijst gratis uw gegevens. Klopt een vermelding niet, vraag dan verbetering. Weigeren ze, klaag dan bij de Garante of de ABF.',
  },
}
