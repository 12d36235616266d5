/** Che cosa deve contenere un avviso prima della causa: il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const LETTER_BEFORE_CLAIM_ELEMENTS_IT: Words = {
  'gb.lbc.element-amount': {
    says: 'La lettera deve dire quanto chiedono.',
    name: 'La somma richiesta',
    ifMissing: 'Non vediamo una somma chiara. La chieda prima di rispondere con il modulo.',
  },
  'gb.lbc.element-interest': {
    says: 'La lettera deve dire se aggiungono ancora interessi o altre spese.',
    name: 'Interessi o spese che si aggiungono ancora',
    ifMissing: 'Non dice se la somma cresce ancora. Lo chieda.',
  },
  'gb.lbc.element-agreement': {
    says: 'La lettera deve dire da quale contratto viene il debito, e che può chiederne una copia.',
    name: 'Da dove viene il debito',
    ifMissing: 'Non dice da dove viene il debito. Chieda il contratto e la sua data.',
  },
  'gb.lbc.element-sold': {
    says: 'Se il debito è stato venduto, la lettera deve indicare il primo creditore, la data della vendita e a chi.',
    name: 'Il primo creditore e la vendita',
    ifMissing: 'Non spiega la vendita. Chieda l’avviso di vendita.',
  },
  'gb.lbc.element-statement': {
    says: 'Devono mandare un estratto conto aggiornato, o l’ultimo con ciò che hanno aggiunto dopo.',
    name: 'Un estratto conto',
    ifMissing: 'Non vediamo un estratto conto. Ne chieda uno con ogni spesa e ogni pagamento.',
  },
  'gb.lbc.element-how-to-pay': {
    says: 'La lettera deve dire come pagare e come parlare delle condizioni di pagamento.',
    name: 'Come pagare, e a chi chiedere le condizioni',
    ifMissing: 'Non dice come pagare o parlare. Scriva all’indirizzo della lettera.',
  },
  'gb.lbc.element-reply-form': {
    says: 'Con la lettera devono esserci un modulo di risposta (Reply Form) e un foglio informativo (Information Sheet).',
    name: 'Il modulo di risposta (Reply Form) e il foglio informativo (Information Sheet)',
    ifMissing:
      'Non vediamo il modulo di risposta (Reply Form). Guardi nella busta, poi lo chieda. Può usare il modulo standard del sito della giustizia.',
  },
  'gb.lbc.element-budget-form': {
    says: 'Con la lettera deve esserci un modulo per il bilancio, chiamato «Financial Statement».',
    name: 'Il modulo per il bilancio (Financial Statement)',
    ifMissing:
      'Non vediamo il modulo per il bilancio. Se vuole offrire un piano, lo chieda o faccia un Suo elenco.',
  },
  'gb.lbc.element-reply-address': {
    says: 'La lettera deve dire dove mandare il modulo di risposta (Reply Form).',
    name: 'Dove mandare il modulo di risposta (Reply Form)',
    ifMissing: 'Non dice dove mandare il modulo. Usi l’indirizzo in cima alla lettera.',
  },
}
