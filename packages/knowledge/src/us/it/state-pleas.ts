/** The Italian words of the rows by state in ../charges-and-pleas.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_PLEAS_IT: Words = {
  ...stateWords('plea', {
    CA: 'può dichiararsi non colpevole (not guilty), chiedere un processo per iscritto o la scuola guida (traffic school). Agisca entro la data sulla multa',
    GA: 'può dichiararsi non colpevole (not guilty) ed essere ascoltato in tribunale il giorno della multa. Non venire può costarle la patente',
    IL: 'può dichiararsi non colpevole (not guilty), o chiedere la sorveglianza del tribunale (court supervision), che quasi sempre evita i punti',
    NJ: 'può dichiararsi non colpevole (not guilty) ed essere ascoltato nella municipal court, o chiedere al procuratore (prosecutor) un’accusa più lieve',
    NY: 'può dichiararsi non colpevole (not guilty) entro il tempo sulla multa e avere un’udienza. Non rispondere può far sospendere la patente',
    NC: 'molte multe si possono pagare prima del giorno in tribunale. Può chiedere al procuratore (prosecutor) di ridurla, o dichiararsi non colpevole (not guilty)',
    OH: 'può dichiararsi non colpevole (not guilty), in tribunale o quasi sempre con un modulo, e avere un processo. Tocca allo Stato provarlo',
    PA: 'ha dieci giorni per rispondere: si dichiari non colpevole (not guilty) e chieda un’udienza. Dopo ha 30 giorni per fare ricorso',
    TX: 'può dichiararsi non colpevole (not guilty), o chiedere entro la data un corso di guida o un rinvio (deferral). Allora il caso quasi sempre si chiude',
    VA: 'può contestarla nella general district court e fare ricorso entro dieci giorni. Andare 20 oltre il limite o sopra 85 mph è guida pericolosa (reckless driving), un reato',
  }),
}
