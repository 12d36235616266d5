/** The Italian words of the rows in ../state-deposits.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { STATES } from '../state.ts'
import { stateWords } from './state-table.ts'
import { inState } from './states.ts'

const PENALTIES = {
  AL: 'può chiedere il doppio del deposito se non è ridato o spiegato in tempo',
  AZ: 'può chiedere il doppio della somma trattenuta a torto',
  CA: 'può chiedere in più fino al doppio del deposito, se trattenuto in mala fede',
  CO: 'può chiedere il triplo della somma trattenuta a torto. Scriva sette giorni prima della causa',
  CT: 'può chiedere il doppio del deposito se non è ridato in tempo',
  DE: 'può chiedere il doppio della somma trattenuta a torto',
  GA: 'può chiedere il triplo della somma trattenuta apposta, a tutti tranne i piccoli proprietari',
  IL: 'può chiedere il doppio del deposito a proprietari di cinque case o più che agiscono in mala fede',
  MD: 'può chiedere fino al triplo della somma trattenuta senza buona ragione, e le spese di avvocato',
  LA: 'può chiedere il doppio della somma trattenuta a torto, almeno $300. Prima la chieda per iscritto, e aspetti 30 giorni',
  MA: 'può chiedere il triplo del deposito se non è ridato entro 30 giorni',
  MI: 'può chiedere il doppio della somma trattenuta a torto. Dia il nuovo indirizzo per iscritto entro quattro giorni, e risponda per posta alla lista dei danni entro sette',
  MN: 'può chiedere il doppio della somma trattenuta a torto, e fino a $500 se in mala fede',
  MO: 'può chiedere fino al doppio della somma trattenuta a torto',
  ME: 'può chiedere il doppio della somma trattenuta a torto e le spese dell’avvocato. Scriva sette giorni prima della causa',
  MS: 'può chiedere quanto trattenuto a torto, e fino a $200 in più se in mala fede',
  MT: 'può chiedere quanto trattenuto a torto. Senza lista in tempo non si può trattenere nulla per danni o pulizia',
  ND: 'può chiedere il triplo della somma trattenuta senza buona ragione',
  NE: 'può chiedere quanto Le spetta e le spese dell’avvocato, e fino a un mese di affitto in più se in mala fede',
  NH: 'può chiedere il doppio del deposito se trattenuto a torto. Dia il nuovo indirizzo per iscritto',
  NM: 'può chiedere tutto il deposito se in 30 giorni non è venuta una lista, e $250 se in mala fede',
  NV: 'può chiedere tutto il deposito se non torna in 30 giorni, e fino ad altrettanto',
  NC: 'può chiedere tutta la cauzione, e forse le spese dell’avvocato, se il proprietario ha violato apposta queste regole',
  NJ: 'può chiedere il doppio della somma trattenuta a torto, e le spese',
  NY: 'può chiedere in più fino al doppio del deposito, se trattenuto apposta',
  OH: 'può chiedere il doppio della somma trattenuta a torto. Dia il nuovo indirizzo per iscritto',
  PA: 'può chiedere il doppio della somma trattenuta oltre il danno vero. Dia il nuovo indirizzo per iscritto',
  TX: 'può chiedere $100, il triplo della somma trattenuta in mala fede e le spese di avvocato. Dia prima il nuovo indirizzo per iscritto',
  WA: 'può chiedere fino al doppio del deposito, se trattenuto apposta',
  OK: 'può chiedere il deposito solo se lo domanda per iscritto entro sei mesi. I 45 giorni corrono da quella lettera',
  RI: 'può chiedere ciò che le spetta, in più il doppio della somma trattenuta a torto, e le spese di avvocato. Dia il nuovo indirizzo per iscritto',
  SC: 'può chiedere il triplo della somma trattenuta a torto, e le spese di avvocato. Dia il nuovo indirizzo per iscritto',
  SD: 'può chiedere tutto il deposito se il conto non è arrivato in tempo, e fino a $200 per mala fede. Dia il nuovo indirizzo per iscritto',
  VT: 'può chiedere tutto il deposito se il conto non è arrivato in 14 giorni, e il doppio della somma se apposta',
  WV: 'può chiedere ciò che è stato trattenuto in mala fede, e in più una volta e mezza quella somma',
  WY: 'può chiedere tutto il deposito e le spese del tribunale se trattenuto senza buona ragione. Dia il nuovo indirizzo entro 30 giorni',
}

/** For letters: the same words, and the days. */
export const STATE_DEPOSITS_IT: Words = {
  ...stateWords('deposit-penalty', PENALTIES),
  ...stateWords('deposit-penalty-letter', PENALTIES),
  ...Object.fromEntries(
    STATES.flatMap((state) => {
      const { deposit } = state.law
      if (!deposit) return []
      const says = `${inState(state)} un proprietario (landlord) ha quasi sempre ${deposit.days} giorni da quando Lei esce. In quel tempo deve ridare il deposito o elencare ciò che ha trattenuto.`
      return [[`${state.key}.deposit-days`, { says }]]
    }),
  ),
}
