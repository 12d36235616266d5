/** The Italian words of the rows in ../state-taxes.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_TAXES_IT: Words = {
  ...stateWords('tax-plan', {
    CA: 'può chiedere al Franchise Tax Board di pagare a rate fino a 60 mesi, se deve al massimo $25,000. Lo chieda presto: può prendere una parte della paga senza tribunale',
    NC: 'può chiedere al Department of Revenue di pagare ogni mese, e di togliere una sanzione per una buona ragione. Dopo 60 giorni di ritardo può venire una spesa del 20%',
  }),
  ...stateWords('tax-protest', {
    AL: 'ha 30 giorni da un avviso provvisorio (preliminary assessment) per chiedere un esame al Department of Revenue',
    ID: 'ha 63 giorni dall’invio dell’avviso (notice of deficiency) per contestare alla State Tax Commission',
    KY: 'ha 60 giorni dalla data dell’avviso per contestare per iscritto al Department of Revenue',
    ND: 'ha 30 giorni per contestare per iscritto un avviso (notice of deficiency) al Tax Commissioner',
    AZ: 'ha 90 giorni per fare ricorso contro un accertamento (assessment) delle tasse sul reddito, e 45 giorni per altre tasse dello Stato',
    CA: 'ha 60 giorni per opporsi a un accertamento proposto (proposed assessment) della Franchise Tax Board',
    IL: 'ha 60 giorni per opporsi a un avviso di tassa mancante (notice of deficiency), o per andare al Tax Tribunal',
    NJ: 'ha 90 giorni per opporsi alla Division of Taxation o andare alla Tax Court',
    NY: 'ha 90 giorni da un avviso di tassa mancante (notice of deficiency) per chiedere un incontro (conference) o un’udienza',
    NC: 'ha 45 giorni dall’avviso per chiedere un esame al Department of Revenue',
    OH: 'ha 60 giorni dall’accertamento (assessment) per chiedere che sia guardato di nuovo',
    VA: 'ha 90 giorni dall’accertamento (assessment) per fare ricorso al Tax Commissioner',
  }),
  ...stateWords('tax-protest', {
    TX: 'ha 60 giorni dalla data dell’avviso per chiedere al Comptroller una nuova decisione (redetermination)',
    WA: 'ha 30 giorni dall’avviso per chiedere un esame (review) al Department of Revenue',
  }),
}
