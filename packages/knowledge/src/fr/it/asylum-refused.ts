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
    says: 'Ha un mese dalla ricezione per la CNDA e solo 15 giorni per un avvocato gratuito (aide juridictionnelle). Lo chieda oggi.',
  },
  'fr.asylum.right-stay': {
    says: 'Fino alla decisione della CNDA di solito può restare. Dopo una procedura accelerata forse deve chiederlo al tribunale amministrativo.',
  },
  'fr.asylum.right-help': {
    says: 'L’OFII può togliere aiuto o alloggio solo in casi fissati, con motivi scritti. Prima ha 15 giorni per rispondere, e la sua vulnerabilità deve contare.',
  },
  'fr.asylum.step': {
    says: 'Vada oggi dove riceve la posta, alla Cimade o a Forum réfugiés. Scriva perché sbagliano, con carte, e tenga la prova.',
  },
}
