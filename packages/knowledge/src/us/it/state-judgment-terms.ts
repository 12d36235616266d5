/** The Italian words of the rows in ../state-judgment-terms.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_JUDGMENT_TERMS_IT: Words = {
  ...stateWords('judgment-age', {
    'AZ MI NC WA':
      'una sentenza (judgment) si può usare per 10 anni e quasi sempre si può rinnovare. Chieda la data al tribunale',
    'MA NJ':
      'una sentenza (judgment) si può usare per 20 anni e quasi sempre si può rinnovare. Chieda la data al tribunale',
    GA: 'una sentenza che nessuno usa per 7 anni si addormenta (dormant). Un tribunale può risvegliarla',
    IL: 'una sentenza (judgment) si può usare per 7 anni e quasi sempre si può rinnovare. Chieda la data al tribunale',
    OH: 'una sentenza che nessuno usa per 5 anni si addormenta (dormant). Un tribunale può risvegliarla',
  }),
  ...stateWords('money-questions', {
    'AZ GA IL MA MI NC OH WA CA CO FL IN MD MN MO NY OR VA WI':
      'risponda quando un tribunale chiede dei Suoi soldi, e vada il giorno fissato. Non andare può portare all’arresto. Dica quali soldi sono protetti',
    NJ: 'risponda entro 14 giorni alle domande sui Suoi soldi (information subpoena). Dica quali soldi sono protetti',
  }),
  ...stateWords('pay-notice', {
    OH: 'devono mandarle una richiesta 15 giorni prima di chiedere la paga. Allora può chiedere al tribunale un amministratore (trusteeship)',
  }),
  ...stateWords('safe-home', {
    MA: '$125,000 della Sua casa sono al sicuro da quasi tutte le sentenze. Depositi una dichiarazione (declaration of homestead) e saranno $1,000,000',
    AZ: 'almeno $400,000 del valore della Sua casa sono al sicuro da quasi tutte le sentenze. La somma sale ogni anno',
    IL: 'fino a $50,000 del valore della Sua casa sono al sicuro da quasi tutte le sentenze, e il doppio per due proprietari',
    CA: 'gran parte del valore della casa in cui vive è al sicuro da quasi tutte le sentenze. Un giudice deve permettere ogni vendita',
    'FL TX':
      'la casa in cui vive non può essere venduta per quasi nessun debito. Diversi sono i prestiti sulla casa, le sue tasse e alcuni vincoli (liens)',
    NY: 'una somma fissa del valore della Sua casa è al sicuro da quasi tutte le sentenze. La somma dipende dalla contea',
    'GA MI NC OH WA':
      'una parte del valore della Sua casa è protetta da quasi tutte le sentenze (homestead). Chieda che cosa deve depositare',
  }),
}
