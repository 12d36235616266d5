/** The Italian words of the rows in ../charges-and-pleas.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const CHARGES_AND_PLEAS_IT: Words = {
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
  'us.plea.want': {
    says: 'Un tribunale vuole sapere se si dichiara colpevole o non colpevole (plea). Pagare la multa è quasi sempre dichiararsi colpevole.',
  },
  'us.plea.reality': { says: 'È vero e ha una data. Nulla è ancora deciso.' },
  'us.plea.right-trial': {
    says: 'Può dichiararsi non colpevole (not guilty). Allora devono provarlo a un giudice, e Lei può fare domande e portare prove.',
  },
  'us.plea.right-lawyer': {
    says: 'Dove si può finire in carcere può avere un avvocato, gratis se non può pagare. Se non è cittadino, ne consulti uno prima di dichiararsi.',
  },
  'us.plea.step': {
    says: 'Risponda entro la data sul foglio e tenga la prova. Chieda al cancelliere (clerk) di un’udienza, di un corso di guida o di un’accusa più lieve.',
  },
  'us.plea.option-fight': {
    says: 'Si dichiari non colpevole entro la data e vada all’udienza.',
    title: 'Dichiararsi non colpevole (not guilty)',
    cost: 'Quasi sempre gratis; spese del tribunale se perde',
    time: 'Settimane o mesi',
    risk: 'Può perdere e pagare di più.',
    bestFor: 'Non l’ha fatto, o i punti le farebbero danno.',
  },
  'us.plea.option-pay': {
    says: 'Paghi entro la data, se accetta i punti e l’effetto sulla Sua assicurazione.',
    title: 'Pagare la multa',
    cost: 'La multa e le spese',
    time: 'Entro la data sul foglio',
    risk: 'Punti sulla patente. L’assicurazione può salire.',
    bestFor: 'L’ha fatto e i punti non contano.',
  },
}
