/** Unemployment benefit (paro) after a dismissal, and the fund that pays wages of a firm without money (FOGASA): the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const UNEMPLOYMENT_BENEFIT_IT: Words = {
  'es.work.paro-any': {
    says: 'Può avere la disoccupazione dopo ogni licenziamento, anche disciplinare. Non deve prima fare causa.',
  },
  'es.work.fogasa': {
    says: 'Se la ditta non può pagare, un fondo pubblico (FOGASA) paga stipendi e indennità fino a un limite.',
  },
  'es.work.deadline-paro': {
    says: 'Chieda la disoccupazione entro 15 giorni lavorativi dopo la fine del lavoro.',
    action: 'Chiedere la disoccupazione al SEPE',
    consequence: 'Perde i giorni di disoccupazione fino a quando la chiede.',
  },
  'es.work.step-paro': {
    says: 'Si iscriva come persona in cerca di lavoro e chieda la disoccupazione al SEPE entro 15 giorni lavorativi.',
  },
}
