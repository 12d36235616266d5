/** The Italian words of Spain: debt sums. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_SUMS_IT: Words = {
  'es.debt-sums.interest': {
    says: 'Gli interessi per il ritardo corrono dalla richiesta, per lettera o in tribunale. Se non era deciso nulla, vale il tasso legale.',
  },
  'es.debt-sums.right-trade-rate': {
    says: 'Gli interessi alti e i 40 € della Ley 3/2004 valgono per i debiti tra imprese. Come privato Lei non li deve.',
  },
  'es.debt-sums.right-default-rate': {
    says: 'In un prestito al consumo gli interessi di mora oltre due punti sopra il tasso del prestito sono abusivi. Allora corre solo il tasso del prestito.',
  },
  'es.debt-sums.right-reminder-fee': {
    says: 'Una banca può chiedere soldi solo per un servizio che Lei ha chiesto e che ha dato. Una somma fissa per ogni rata saltata non è dovuta.',
  },
  'es.debt-sums.right-guarantor': {
    says: 'Un garante risponde solo di ciò che dice il documento, con le stesse difese del debitore. Se non c’è scritto solidario, prima devono provare con il debitore.',
  },
  'es.debt-sums.right-litigious': {
    says: 'Se il debito è stato venduto durante una causa su di esso, può chiuderlo al prezzo pagato dal compratore. Ha nove giorni dalla sua richiesta.',
  },
  'es.debt-sums.right-honour': {
    says: 'Una segnalazione sbagliata in una lista di cattivi pagatori lede il Suo onore. Può chiedere per questo soldi al giudice, entro quattro anni.',
  },
  'es.debt-sums.right-not-done': {
    says: 'Chi non ha fatto la sua parte di un contratto non può chiederle la Sua. Scriva che cosa non è stato fatto, o è stato fatto male.',
  },
  'es.debt-sums.right-ending': {
    says: 'Un contratto finisce solo per un inadempimento che conta. Se Lei contesta, decide un giudice, che può darLe più tempo.',
  },
  'es.debt-sums.right-penalty': {
    says: 'Un giudice riduce una penale se ha rispettato una parte del contratto. Contro un consumatore una penale troppo alta non vale.',
  },
  'es.debt-sums.right-renewed': {
    says: 'L’impresa deve lasciar uscire il consumatore con la stessa facilità con cui è entrato. Un rinnovo che non poteva fermare in un tempo giusto non La vincola.',
  },
}
