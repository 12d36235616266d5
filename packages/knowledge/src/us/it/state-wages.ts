/** The Italian words of the rows in ../state-wages.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_WAGES_IT: Words = {
  ...stateWords('unpaid-wages', {
    AZ: 'può fare causa per il triplo della paga non data, o presentare allo Stato una richiesta per una somma minore entro un anno',
    CA: 'può presentare gratis una richiesta (wage claim) al Labor Commissioner. Quasi tutte le richieste vanno indietro di tre anni',
    FL: 'può fare causa per paga non data, e chi perde forse deve pagare gli avvocati. Per la paga minima scriva prima',
    IL: 'può chiedere la paga non data e il 5% in più per ogni mese di ritardo',
    MA: 'si lamenti prima con l’Attorney General. Poi può chiedere il triplo della paga non data e le spese di avvocato, per tre anni',
    MI: 'ha 12 mesi per presentare gratis allo Stato un reclamo per la paga',
    NJ: 'ha sei anni per chiedere la paga non data, e può avere in più fino al doppio della somma',
    NY: 'ha sei anni per chiedere la paga non data, e può avere in più altrettanto',
    NC: 'ha due anni per chiedere la paga non data, e può avere in più altrettanto',
    OH: 'la paga in ritardo di oltre 30 giorni e non contestata porta il 6% o $200 in più',
    PA: 'ha tre anni per chiedere la paga non data, e quasi sempre può avere il 25% in più',
    TX: 'ha 180 giorni per presentare gratis allo Stato una richiesta di paga (wage claim)',
    VA: 'può fare causa entro tre anni per la paga non data, per altrettanto, e per il triplo se l’hanno fatto apposta',
    WA: 'può presentare gratis allo Stato un reclamo per la paga entro tre anni, o fare causa per il doppio se era voluto',
  }),
  ...stateWords('overtime', {
    CA: 'quasi tutti i lavoratori hanno una volta e mezza la paga dopo 8 ore al giorno o 40 a settimana, e il doppio dopo 12 ore',
    IL: 'anche la legge dello stato chiede una volta e mezza la paga dopo 40 ore a settimana per quasi tutti i lavoratori',
    MA: 'anche la legge dello stato chiede una volta e mezza la paga dopo 40 ore a settimana per quasi tutti i lavoratori',
    MI: 'anche la legge dello stato chiede una volta e mezza la paga dopo 40 ore a settimana per quasi tutti i lavoratori',
    NC: 'anche la legge dello stato chiede una volta e mezza la paga dopo 40 ore a settimana per quasi tutti i lavoratori',
    NJ: 'anche la legge dello stato chiede una volta e mezza la paga dopo 40 ore a settimana per quasi tutti i lavoratori',
    NY: 'anche la legge dello stato chiede una volta e mezza la paga dopo 40 ore a settimana per quasi tutti i lavoratori',
    OH: 'anche la legge dello stato chiede una volta e mezza la paga dopo 40 ore a settimana per quasi tutti i lavoratori',
    PA: 'anche la legge dello stato chiede una volta e mezza la paga dopo 40 ore a settimana per quasi tutti i lavoratori',
    VA: 'anche la legge dello stato chiede una volta e mezza la paga dopo 40 ore a settimana per quasi tutti i lavoratori',
    WA: 'anche la legge dello stato chiede una volta e mezza la paga dopo 40 ore a settimana per quasi tutti i lavoratori',
  }),
  ...stateWords('tips', {
    CA: 'le mance sono dei lavoratori. Il titolare o un capo non può tenerne nulla né usarle per pagarle lo stipendio',
    WA: 'le mance sono dei lavoratori. Il titolare o un capo non può tenerne nulla né usarle per pagarle lo stipendio',
    NY: 'le mance sono dei lavoratori. Il titolare o un capo non può tenerne nessuna parte',
    IL: 'le mance sono dei lavoratori. Il titolare o un capo non può tenerne nessuna parte',
    MA: 'le mance sono di chi serve. Il titolare o un capo non può prenderne nulla, e Lei può chiedere tre volte la somma',
  }),
  ...stateWords('pay-cuts', {
    OH: 'senza un accordo chiaro con Lei, un datore di lavoro non può togliere dalla paga merci o attrezzi rotti',
    'AZ IL MA MI NC NJ WA':
      'un capo può togliere soldi dalla paga solo nei casi che la legge nomina. Ammanchi e rotture chiedono quasi sempre il Suo consenso scritto, o sono vietati',
  }),
  ...stateWords('minimum-wage', {
    'AZ IL MA MI NJ OH WA':
      'la paga minima è più alta di quella federale. Veda la somma di quest’anno nella pagina del lavoro dello Stato e chieda lì',
    'GA NC': 'per quasi tutti i lavoratori vale la paga minima federale di $7.25 l’ora',
  }),
}
