/** The Italian words of the rows in ../state-insurers.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_INSURERS_IT: Words = {
  ...stateWords('outside-review', {
    AZ: 'dopo l’ultimo no del piano ha quattro mesi per chiedere un esame esterno (external review)',
    CO: 'dopo l’ultimo no dell’assicurazione ha quattro mesi per chiedere un riesame esterno gratuito (external review)',
    CT: 'ha 120 giorni per chiedere allo Stato un riesame esterno gratuito (external review)',
    MD: 'ha quattro mesi per chiedere allo Stato una decisione gratuita su un no medico',
    MN: 'ha sei mesi per chiedere allo Stato un riesame esterno gratuito (external review)',
    OR: 'dopo l’ultimo no dell’assicurazione ha 180 giorni per chiedere un riesame esterno gratuito (external review) di un no medico',
    CA: 'può chiedere allo Stato un esame medico indipendente (IMR) gratis entro sei mesi dall’ultimo no del piano',
    IL: 'ha quattro mesi per chiedere un esame esterno (external review) gratis di un rifiuto medico',
    MA: 'ha quattro mesi per chiedere all’Office of Patient Protection un esame esterno (external review)',
    MI: 'ha 127 giorni per chiedere allo Stato un esame esterno (external review) gratis',
    'NC VA': 'ha 120 giorni per chiedere allo Stato un esame esterno (external review) gratis',
    NJ: 'ha quattro mesi per chiedere allo Stato un esame indipendente (IHCAP)',
    NY: 'ha quattro mesi per chiedere allo Stato un ricorso esterno (external appeal) su un rifiuto medico',
    OH: 'ha 180 giorni per chiedere un esame esterno (external review) gratis di un rifiuto medico',
    PA: 'può chiedere allo Stato un esame indipendente dopo l’ultimo no dell’assicurazione',
    TX: 'un esame indipendente (IRO) di un rifiuto medico è gratis, e il risultato obbliga l’assicurazione',
    WA: 'un esame indipendente (IRO) di un rifiuto medico è gratis, e il risultato obbliga il piano',
  }),
  ...stateWords('claim-rules', {
    AZ: 'la legge dello Stato vieta ritardi ingiusti. Un pagamento oltre 30 giorni dopo una buona prova porta interessi',
    CA: 'l’assicurazione deve risponderle entro 15 giorni, e quasi sempre dire sì o no entro 40 giorni dalla Sua prova',
    FL: 'un’assicurazione della casa deve rispondere entro 7 giorni e pagare o rifiutare entro 60 giorni',
    GA: 'mandi una richiesta e aspetti 60 giorni. La mala fede può poi costare all’assicurazione fino alla metà in più e le spese di avvocato',
    IL: 'un giudice può aggiungere soldi e spese di avvocato quando un’assicurazione ritarda senza buona ragione',
    MA: 'per un no ingiusto mandi una lettera di richiesta (demand letter). Se in 30 giorni non arriva un’offerta giusta, un giudice può dare il doppio o il triplo',
    MI: 'i pagamenti sono dovuti entro 60 giorni da una buona prova. Dopo può essere dovuto un interesse del 12%',
    NJ: 'la legge dello Stato vieta ritardi ingiusti. Per richieste su auto non assicurate (uninsured) può fare causa all’assicurazione',
    NY: 'l’assicurazione deve rispondere entro 15 giorni lavorativi e dire sì o no entro 15 giorni lavorativi dalla Sua prova',
    NC: 'ritardi ingiusti o offerte basse possono essere una pratica sleale, che vale il triplo della perdita',
    OH: 'l’assicurazione deve rispondere entro 15 giorni e quasi sempre decidere entro 21 giorni dalla Sua prova',
    PA: 'un giudice può aggiungere interessi e punire un’assicurazione che agisce in mala fede',
    TX: 'l’assicurazione deve iniziare entro 15 giorni e decidere entro 15 giorni lavorativi da tutti i documenti. Un pagamento in ritardo porta interessi',
    VA: 'la legge dello Stato vieta ritardi ingiusti. Un giudice può aggiungere spese di avvocato per mala fede',
    WA: 'può fare causa per un no ingiusto e avere fino al triplo. Scriva 20 giorni prima',
  }),
  ...stateWords('policy-ends', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      'un’assicurazione deve dirle per iscritto, con buon anticipo, che chiude una polizza o non la rinnova. Quasi sempre deve dire perché',
  }),
}
