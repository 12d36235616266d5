/** Questions about pay instead of notice: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOTICE_PAY_IT: Words = {
  'be.ask.notice-pay': {
    says: 'Se il capo chiude il lavoro subito senza colpa grave, Le deve la paga di tutto il preavviso. Contano lo stipendio e tutti i vantaggi, come premio di fine anno, buoni pasto o auto. Conti prima le settimane secondo gli anni di lavoro. Per colpa grave (motif grave, dringende reden) non si deve nulla. Ma il capo deve agire entro tre giorni lavorativi, e dire il motivo entro altri tre. Ha un anno per andare al tribunale del lavoro.',
  },
}
