/** The Italian words of the rows in ../housing-smaller-states.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_SMALLER_STATES_IT: Words = {
  'au.home.sa-grounds': {
    says: 'Dal 1 luglio 2024 un padrone di casa in South Australia ha bisogno di un motivo per chiudere o non rinnovare un affitto. Alla fine del periodo sono 60 giorni.',
  },
  'au.home.act-grounds': {
    says: 'Nell’Australian Capital Territory dal 1 aprile 2023 un padrone di casa ha bisogno di un motivo per chiudere un affitto.',
  },
  'au.home.tas-notice': {
    says: 'In Tasmania serve un motivo scritto nella legge (Act) e di solito un preavviso di 14, 28 o 42 giorni. Solo il tribunale (court) può ordinarle di uscire.',
  },
  'au.home.nt-notice': {
    says: 'Nel Northern Territory solo NTCAT può ordinarle di uscire. Un avviso per affitto non pagato deve prima darle tempo per rimediare.',
  },
  'au.home.act-tribunal': {
    says: 'Nell’ACT solo ACAT può ordinarle di uscire. Per affitto non pagato prima arriva un avviso per rimediare (remedy notice), con sette giorni per pagare.',
  },
  'au.home.sa-breach': {
    says: 'In South Australia un avviso per affitto non pagato Le dà almeno sette giorni per pagare. Solo SACAT può ordinarle di uscire.',
  },
}
