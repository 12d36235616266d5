/** The Italian words of the rows in ../asylum-refused.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ASYLUM_REFUSED_IT: Words = {
  'fr.asylum.want': {
    says: 'L’OFPRA nega l’asilo. Non è la fine: una corte apposita (CNDA) lo riesamina.',
  },
  'fr.asylum.ofii-want': {
    says: 'L’OFII vuole togliere l’aiuto o l’alloggio che ha durante l’asilo. Prima può rispondere.',
  },
  'fr.asylum.right-month': {
    says: 'La carta dice l’ultimo giorno per andare alla CNDA. È al massimo un mese da quando l’ha ricevuta e, da giugno 2026, molto meno in una procedura rapida. Chieda oggi un avvocato gratuito (aide juridictionnelle).',
  },
  'fr.asylum.right-stay': {
    says: 'Finché la CNDA decide di solito può restare. Dopo una procedura rapida (Paese sicuro, nuova domanda) forse deve chiederlo a un giudice in pochi giorni: legga la carta e chieda aiuto oggi.',
  },
  'fr.asylum.right-help': {
    says: 'L’OFII può togliere l’aiuto o il letto solo in casi stabiliti, con motivi scritti. Prima può rispondere, di solito entro 15 giorni, e la Sua vulnerabilità (malattia, figli) deve contare.',
  },
  'fr.asylum.step': {
    says: 'Vada oggi dove riceve la posta, alla Cimade o a Forum réfugiés. Scriva perché sbagliano, con carte, e tenga la prova.',
  },
}
