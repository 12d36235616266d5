/** Questions after harm on the road: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ROAD_HARM_IT: Words = {
  'jp.ask.treatment-stopped': {
    says: 'Non decide l’assicuratore quando è guarito, ma il medico. Si faccia scrivere che servono ancora cure. Continui con l’assicurazione sanitaria e chieda le spese dopo, anche diretto all’assicuratore obbligatorio. Non firmi nulla. Per le lesioni ha cinque anni.',
  },
  'jp.ask.bicycle-ticket': {
    says: 'Da aprile 2026 i ciclisti dai 16 anni possono ricevere un verbale blu (青切符). Se paga entro sette giorni, è chiuso senza precedenti. Può rifiutare. Allora va al procuratore e un tribunale può fissare una multa.',
  },
  'jp.ask.licence-hearing': {
    says: 'Vada all’udienza (意見の聴取), prima di 90 giorni o più di stop o del ritiro. Porti ciò che parla per lei: motivo, lavoro, cura della famiglia. La sanzione può calare. Un corso accorcia lo stop. Poi è possibile un riesame entro tre mesi.',
  },
}
