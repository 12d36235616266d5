/** The Italian words of the rows in ../state-tenants.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

const PAY_TO_STAY = {
  AZ: 'pagare tutto l’affitto e le spese di ritardo prima che sia aperta la causa salva il contratto. Dopo deve anche le spese, e dopo una sentenza il proprietario deve accettare',
  CA: 'pagare tutto l’affitto entro l’avviso chiude la questione. Dopo un giudice può ancora lasciarla restare in grave difficoltà',
  FL: 'deve pagare l’affitto al tribunale entro cinque giorni per essere ascoltato. Un proprietario (landlord) non può sfrattarla per punire un reclamo',
  GA: 'pagare tutto l’affitto e le spese del tribunale entro sette giorni dagli atti chiude la causa, una volta in 12 mesi',
  IL: 'pagare tutto l’affitto entro i cinque giorni dell’avviso chiude la questione',
  MA: 'può restare se paga tutto l’affitto entro il giorno in cui scade la Sua risposta. Senza contratto a termine ha quasi sempre solo dieci giorni dall’avviso',
  MO: 'pagare tutto l’affitto e le spese entro il giorno della sentenza (judgment) chiude la causa. Pagare la sentenza prima che sia definitiva quasi sempre ferma lo sfratto',
  MS: 'può restare se paga tutto prima dell’udienza, o entro il giorno che il giudice fissa per uscire. Sono quasi sempre sette giorni',
  MI: 'può restare se paga tutto l’affitto e le spese entro 10 giorni dalla sentenza (judgment)',
  NJ: 'pagare tutto l’affitto e i costi chiude la causa. Può ancora pagare entro tre giorni lavorativi dall’avviso di sfratto o dallo sfratto',
  NY: 'pagare tutto l’affitto dovuto prima dell’udienza chiude una causa per affitto non pagato. Pagare tutto prima dello sfratto (eviction) quasi sempre lo ferma',
  NC: 'pagare l’affitto e le spese prima della sentenza (judgment) chiude la causa. Ha 10 giorni per fare ricorso',
  OH: 'un proprietario (landlord) non può sfrattarla per punire un reclamo. Se non ripara, può pagare l’affitto al tribunale',
  PA: 'può fermare uno sfratto (eviction) per affitto pagando tutto l’affitto e le spese prima che avvenga. Ha 10 giorni per fare ricorso',
  SC: 'cinque giorni di ritardo con l’affitto possono bastare per una causa, perché quasi tutti i contratti danno già l’avviso. Dopo gli atti ha dieci giorni per chiedere un’udienza',
  TN: 'pagare tutto l’affitto entro i 14 giorni dell’avviso salva il contratto. Una riga in grassetto nel contratto può rinunciare a quell’avviso',
  TX: 'può fare ricorso contro una sentenza di sfratto (eviction) entro cinque giorni. Poi paga l’affitto al tribunale',
  VA: 'l’avviso deve essere scritto. Può restare se paga tutto il dovuto fino a 48 ore prima che venga lo sheriff',
  WA: 'può restare se paga tutto il dovuto entro cinque giorni di tribunale (court days) dalla sentenza. Può chiedere un piano',
}

export const STATE_TENANTS_IT: Words = {
  ...stateWords('pay-to-stay', PAY_TO_STAY),
  ...stateWords('pay-to-stay-case', PAY_TO_STAY),
  ...stateWords('no-revenge', {
    'AZ CA FL GA IL MA MI NJ NY NC OH TX VA WA CO CT HI IA KY MD MN NV OR SC TN WI':
      'un proprietario (landlord) non può sfrattarla o alzare l’affitto per punire un reclamo sulle riparazioni',
  }),
  ...stateWords('repairs', {
    AZ: 'dia un avviso scritto: 10 giorni, o 5 giorni se la salute è a rischio. Per piccole riparazioni può togliere il costo dall’affitto',
    CA: 'la casa deve essere abitabile, con fornello e frigorifero in quasi tutti i contratti dal 2026. Dopo un avviso e un’attesa giusta può riparare e togliere fino a un mese di affitto',
    FL: 'dia un avviso scritto di ciò che non va. Se non è riparato in sette giorni può avere una difesa o andare via',
    GA: 'il proprietario (landlord) deve tenere la casa riparata e abitabile. Dia l’avviso per iscritto',
    AL: 'il proprietario (landlord) deve tenere la casa riparata e abitabile. Dia l’avviso per iscritto',
    AK: 'il proprietario (landlord) deve tenere la casa riparata e abitabile. Dia l’avviso per iscritto',
    CO: 'il proprietario (landlord) deve tenere la casa riparata e abitabile. Dia l’avviso per iscritto',
    CT: 'il proprietario (landlord) deve tenere la casa riparata e abitabile. Dia l’avviso per iscritto',
    IA: 'il proprietario (landlord) deve tenere la casa riparata e abitabile. Dia l’avviso per iscritto',
    IN: 'il proprietario (landlord) deve tenere la casa riparata e abitabile. Dia l’avviso per iscritto',
    MD: 'il proprietario (landlord) deve tenere la casa riparata e abitabile. Dia l’avviso per iscritto',
    MN: 'il proprietario (landlord) deve tenere la casa riparata e abitabile. Dia l’avviso per iscritto',
    NE: 'il proprietario (landlord) deve tenere la casa riparata e abitabile. Dia l’avviso per iscritto',
    NV: 'il proprietario (landlord) deve tenere la casa riparata e abitabile. Dia l’avviso per iscritto',
    OK: 'il proprietario (landlord) deve tenere la casa riparata e abitabile. Dia l’avviso per iscritto',
    OR: 'il proprietario (landlord) deve tenere la casa riparata e abitabile. Dia l’avviso per iscritto',
    SC: 'il proprietario (landlord) deve tenere la casa riparata e abitabile. Dia l’avviso per iscritto',
    TN: 'il proprietario (landlord) deve tenere la casa riparata e abitabile. Dia l’avviso per iscritto',
    UT: 'il proprietario (landlord) deve tenere la casa riparata e abitabile. Dia l’avviso per iscritto',
    WI: 'il proprietario (landlord) deve tenere la casa riparata e abitabile. Dia l’avviso per iscritto',
    IL: 'dopo un avviso scritto e 14 giorni può riparare piccoli guasti e togliere il costo, entro limiti',
    MA: 'chieda all’ufficio della sanità (board of health) un’ispezione. Poi può riparare o trattenere l’affitto, secondo le regole',
    MI: 'ogni contratto (lease) promette una casa in buono stato e adatta all’uso. Dia l’avviso per iscritto',
    NJ: 'la casa deve essere abitabile. Dopo un avviso può riparare cose vitali e togliere il costo',
    NY: 'ogni contratto (lease) promette una casa abitabile e sicura. Un giudice può ridurre l’affitto per cattive condizioni',
    NC: 'il proprietario (landlord) deve tenere la casa abitabile e sicura. Non può fermare l’affitto senza un tribunale, ma può chiederne indietro una parte',
    OH: 'dopo un avviso scritto e un tempo giusto, al massimo 30 giorni, può pagare l’affitto al tribunale',
    PA: 'ogni contratto (lease) promette una casa abitabile. Lo dica al proprietario (landlord) per iscritto prima di trattenere l’affitto',
    TX: 'scriva con raccomandata (certified mail) e sia in regola con l’affitto. Il proprietario (landlord) ha quasi sempre sette giorni per provare a riparare',
    VA: 'dopo un avviso scritto può pagare l’affitto al tribunale e chiedere a un giudice di ordinare le riparazioni (tenant’s assertion)',
    WA: 'dopo un avviso scritto il proprietario (landlord) ha 24 ore, 72 ore o 10 giorni, secondo quanto è grave',
  }),
}
