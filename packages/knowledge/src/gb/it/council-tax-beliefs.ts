/** Beliefs about council tax to correct: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const COUNCIL_TAX_BELIEFS_IT: Words = {
  'gb.council-tax.myth-prison': {
    says: 'In Inghilterra la prigione è l’ultimo mezzo. Un tribunale deve prima stabilire che Lei poteva pagare e ha rifiutato, o ha mancato gravemente. Non poter pagare non basta.',
  },
  'gb.council-tax.myth-prison-wales': {
    says: 'In Galles nessuno può mandarla in prigione per la tassa comunale (council tax). Quel potere è finito il 1 aprile 2019.',
  },
  'gb.council-tax.myth-six-years': {
    says: 'Quando c’è un «liability order», nessun termine fa finire il debito. Il limite di sei anni vale solo per chiedere l’ordine al tribunale.',
  },
  'gb.council-tax.myth-only-half': {
    says: 'Le coppie e chi affitta insieme devono ciascuno tutta la tassa finché vivono lì. Se qualcuno è andato via, dica la data al comune.',
  },
  'gb.council-tax.myth-contract': {
    says: 'La tassa comunale (council tax) non ha bisogno di un contratto o del Suo consenso. I tribunali respingono questo argomento, e le spese crescono.',
  },
}
