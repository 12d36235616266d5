/** What a collector may not do and may not add, and how to deal with one: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const COLLECTOR_CONDUCT_WORDS: Words = {
  'it.debt.who': {
    says: 'Una società di recupero crediti è privata e ha una licenza di polizia. Non ha più poteri della società con cui Lei ha trattato.',
  },
  'it.debt.no-visit': {
    says: 'Un esattore non può entrare in casa né chiamarLa di continuo. Non deve aprire la porta.',
  },
  'it.debt.no-prison': {
    says: 'Non si va in carcere perché non si riesce a pagare una bolletta o un prestito.',
  },
  'it.debt.right-no-threats': {
    says: 'Nessuno può minacciarLa, chiamare a ogni ora o parlare del debito con familiari o datore di lavoro.',
  },
  'it.debt.right-data': {
    says: 'Ha diritto di vedere gratis i dati che hanno su di Lei, di regola entro un mese.',
  },
  'it.debt.insight-costs': {
    says: 'Le spese di recupero valgono solo se previste dal contratto o dalla legge.',
    actionable: 'Chieda dove lo dice il contratto e cosa è stato fatto.',
  },
  'it.debt.warning-pay-account': {
    says: 'Controlli il conto e la società prima di pagare. Chiami la prima società a un numero che conosce, non quello della lettera.',
  },
  'it.debt.tactic-raccomandata': {
    says: 'Risponda con raccomandata A/R o PEC. È la prova di ciò che ha detto e quando.',
    risk: 'Mostra che conosce la richiesta.',
    notWhen: 'Non la usi per riconoscere un debito vecchio.',
  },
  'it.debt.right-publish': {
    says: 'Minacciare di pubblicare qualcosa su di Lei non è un passo di legge. Conservi il messaggio. Chi minaccia un danno ingiusto per avere soldi può commettere un reato (estorsione).',
  },
  'it.debt.right-of-firms': {
    says: 'L’ha ordinato per la Sua attività? Allora le regole per i consumatori non La aiutano. Possono aggiungere un tasso alto e 40 €. Chieda comunque il contratto.',
  },
}
