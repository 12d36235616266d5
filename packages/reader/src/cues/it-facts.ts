/** Italian: what sums and dates are, and what a letter threatens. */
import type { CueRow } from './cue.ts'

export const IT_FACT_CUES = [
  {
    means: 'money',
    role: 'total',
    weight: 4.5,
    cues: `totale | in totale | in tutto | importo totale | totale da pagare | importo complessivo | somma complessiva | per complessivi | somma complessiva di | saldo | totale dovuto`,
  },
  {
    means: 'money',
    role: 'total',
    weight: 3,
    cues: 'importo dovuto | somma di | importo | sanzione | multa di | devo | chiedono',
  },
  { means: 'money', role: 'principal', weight: 5, cues: 'sorte capitale | capitale | la somma di' },
  {
    means: 'money',
    role: 'fee',
    weight: 5,
    cues: 'spese di recupero | commissioni | diritti | oneri | aggio | oneri di riscossione',
  },
  { means: 'money', role: 'interest', weight: 5, cues: 'interessi | interessi di mora' },
  {
    means: 'money',
    role: 'cost',
    weight: 5,
    cues: 'spese | spese legali | spese della procedura | spese della procedura liquidate in | compensi',
  },
  {
    means: 'money',
    role: 'discount',
    weight: 5.5,
    cues: 'se paga entro * giorni dalla notifica | importo ridotto | entro 5 giorni',
  },
  { means: 'money', role: 'rent', weight: 4, cues: 'canone | affitto' },
  {
    means: 'money',
    role: 'arrears',
    weight: 5,
    cues: 'canoni non pagati | canoni non pagati pari a | canoni arretrati | arretrati',
  },
  { means: 'money', role: 'instalment', weight: 5, cues: 'rata | rate da' },
  { means: 'date', role: 'letter', cues: 'data | li | data di emissione' },
  {
    means: 'date',
    role: 'deadline',
    cues: 'entro il | entro e non oltre il | scadenza | entro | non oltre il',
  },
  {
    means: 'date',
    role: 'hearing',
    cues: 'udienza | udienza del | udienza che si terrà il giorno | comparire il | all udienza',
  },
  {
    means: 'date',
    role: 'incident',
    cues: 'il giorno | in data | avvenuto il | avvenuta il | verificatosi il | verificatasi il | accaduto il | occorso il | sinistro del | accertato il | data accertamento | data di accertamento | data dell accertamento | data violazione | data della violazione | data infrazione | data dell infrazione',
  },
  {
    means: 'date',
    role: 'other',
    cues: 'del tribunale di * del | sentenza del | fattura del | contratto del | dal',
  },
  {
    means: 'threat',
    kind: 'court',
    cues: `azione legale | vie legali | azioni legali | sede giudiziaria | azione giudiziaria | decreto ingiuntivo | recupero giudiziale | giudizialmente | via giudiziale | azione giudiziale | giudice di pace | ricorso per ingiunzione`,
  },
  { means: 'threat', kind: 'enforcement_visit', cues: 'ufficiale giudiziario' },
  {
    means: 'threat',
    kind: 'goods',
    cues: 'pignoramento | fermo amministrativo | esecuzione forzata | ipoteca',
  },
  { means: 'threat', kind: 'eviction', cues: 'sfratto' },
  {
    means: 'threat',
    kind: 'disconnection',
    cues: 'sospensione della fornitura | distacco | riduzione di potenza',
  },
  { means: 'threat', kind: 'credit_file', cues: 'crif | centrale rischi | cattivo pagatore' },
  { means: 'threat', kind: 'costs', cues: 'ulteriori spese | aggravio di spese' },
] as const satisfies readonly CueRow[]
