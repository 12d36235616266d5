/** The Italian words of the rows in ../state-streets.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_STREETS_IT: Words = {
  ...stateWords('traffic', {
    CA: 'può dichiararsi non colpevole (not guilty), chiedere un processo per iscritto o la scuola guida (traffic school). Agisca entro la data sulla multa',
    FL: 'ha 30 giorni per pagare, scegliere un corso di guida o chiedere un’udienza',
    GA: 'può dichiararsi non colpevole (not guilty) ed essere ascoltato in tribunale il giorno della multa. Non venire può costarle la patente',
    IL: 'può dichiararsi non colpevole (not guilty), o chiedere la sorveglianza del tribunale (court supervision), che quasi sempre evita i punti',
    NJ: 'può dichiararsi non colpevole (not guilty) ed essere ascoltato nella municipal court, o chiedere al procuratore (prosecutor) un’accusa più lieve',
    NY: 'può dichiararsi non colpevole (not guilty) entro il tempo sulla multa e avere un’udienza. Non rispondere può far sospendere la patente',
    OH: 'può dichiararsi non colpevole (not guilty), in tribunale o quasi sempre con un modulo, e avere un processo. Tocca allo Stato provarlo',
    PA: 'ha dieci giorni per rispondere: si dichiari non colpevole (not guilty) e chieda un’udienza. Dopo ha 30 giorni per fare ricorso',
    VA: 'può contestarla nella general district court e fare ricorso entro dieci giorni. Andare 20 oltre il limite o sopra 85 mph è guida pericolosa (reckless driving), un reato',
    WA: 'ha 30 giorni per rispondere: pagare, spiegare in un’udienza o contestarla',
  }),
  ...stateWords('tow', {
    IL: 'per una rimozione privata dell’auto (tow) servono cartelli chiari e spese fissate, e può fare reclamo alla commerce commission',
    MA: 'per una rimozione privata dell’auto (tow) si deve avvisare la polizia, e le spese le fissa lo Stato',
    NJ: 'per una rimozione privata dell’auto (tow) servono cartelli e spese giuste, e può riavere l’auto a ore fissate',
    OH: 'un deposito privato (tow lot) deve avere cartelli, le spese hanno un limite, e può prendere le cose dall’auto',
    PA: 'un parcheggio privato può rimuovere solo se i cartelli lo dicono e indicano la spesa e dove va l’auto',
  }),
  ...stateWords('card-age', {
    FL: 'il tempo per fare causa per un debito di carta è di quattro o cinque anni, secondo i documenti. Dopo può dire al tribunale che è troppo tardi',
    VA: 'il tempo per fare causa per un debito di carta è di tre anni, o cinque con un contratto scritto che ha firmato',
  }),
}
