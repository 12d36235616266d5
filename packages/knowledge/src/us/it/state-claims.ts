/** The Italian words of the rows in ../state-claims.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_CLAIMS_IT: Words = {
  ...stateWords('claim-proof', {
    CA: 'chi compra debiti deve dire nei suoi atti il primo creditore, l’ultimo pagamento e ogni ditta che ha avuto il debito',
    FL: 'il contratto deve essere unito alla richiesta. Un nuovo proprietario del debito deve avvisarla 30 giorni prima della causa',
    GA: 'anche nella magistrate court ha 30 giorni per rispondere. Può rispondere per iscritto o parlando al cancelliere (clerk)',
    IL: 'una richiesta per una carta deve avere un modulo giurato sul conto e su ogni proprietario del debito',
    MA: 'una richiesta per un debito di consumo deve avere documenti giurati sul conto, sul suo proprietario e sul Suo indirizzo',
    MI: 'il contratto scritto deve essere unito alla richiesta, salvo che si dia una buona ragione',
    MO: 'per una richiesta fino a $25,000 vada in tribunale nel giorno della citazione (summons), e dia prima le Sue difese per iscritto. Oltre ha 30 giorni per rispondere',
    NJ: 'chi compra debiti e vuole una sentenza senza di Lei (default judgment) deve giurare passo per passo chi ha avuto il debito',
    NY: 'una richiesta per una carta deve dire il primo creditore, l’ultimo pagamento e ogni proprietario, con il contratto unito',
    NC: 'chi compra debiti deve unire il contratto e la prova di ogni vendita del debito, e mostrare la somma',
    OH: 'una copia del conto o contratto deve essere unita alla richiesta. Se manca, può opporsi',
    PA: 'il contratto scritto deve essere unito alla richiesta. Se manca, può opporsi',
    TX: 'una richiesta per debito nella justice court deve dire il primo creditore, il conto e come si arriva alla somma',
    VA: 'può chiedere alla general district court di far spiegare la richiesta nei dettagli (bill of particulars)',
    WA: 'un’agenzia di recupero deve avere una licenza, e depositare la causa in tribunale prima di darle gli atti. Lo dica se non l’ha fatto',
  }),
}
