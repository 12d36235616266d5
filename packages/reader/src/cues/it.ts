/** Italian: types, sums, dates, signs. */
import type { CueRow } from './cue.ts'

export const IT_CUES = [
  {
    means: 'type',
    kinds: { DEBT_COLLECTION_LETTER: 3 },
    cues: `
      sollecito di pagamento | diffida | messa in mora | recupero crediti | importo scoperto |
      insoluto | credito ceduto | cessione del credito | ultimo avviso | costituzione in mora`,
  },
  {
    means: 'type',
    kinds: { COURT_CLAIM: 4.5 },
    cues: `
      atto di citazione | decreto ingiuntivo | ricorso per decreto | giudice di pace`,
  },
  {
    means: 'type',
    kinds: { COURT_JUDGMENT: 4.5 },
    cues: 'sentenza | in nome del popolo italiano',
  },
  {
    means: 'type',
    kinds: { BAILIFF_NOTICE: 5 },
    cues: `
      atto di precetto | pignoramento | ufficiale giudiziario | fermo amministrativo`,
  },
  {
    means: 'type',
    kinds: { EVICTION_NOTICE: 5 },
    cues: `
      sfratto | intimazione di sfratto | rilascio dell immobile |
      disdetta del contratto di locazione`,
  },
  {
    means: 'type',
    kinds: { RENT_ARREARS_LETTER: 4 },
    cues: 'canoni non pagati | morosità | canoni di locazione',
  },
  {
    means: 'type',
    kinds: { DISMISSAL_LETTER: 5 },
    cues: `
      licenziamento | lettera di licenziamento | recesso dal rapporto di lavoro`,
  },
  {
    means: 'type',
    kinds: { TAX_DEMAND: 4 },
    cues: `
      cartella di pagamento | agenzia delle entrate | avviso di accertamento |
      cartella esattoriale`,
  },
  {
    means: 'type',
    kinds: { UTILITY_BILL_DEMAND: 3 },
    cues: `
      bolletta | fornitura | sospensione della fornitura | energia elettrica`,
  },
  {
    means: 'type',
    kinds: { PENALTY_CHARGE_NOTICE: 4 },
    cues: `
      verbale di accertamento | codice della strada | contravvenzione | multa`,
  },
  {
    means: 'money',
    role: 'total',
    weight: 4,
    cues: `
      totale | importo totale | importo dovuto | totale da pagare | somma di | importo | saldo |
      importo complessivo`,
  },
  { means: 'money', role: 'principal', weight: 4, cues: 'sorte capitale | capitale' },
  {
    means: 'money',
    role: 'fee',
    weight: 4,
    cues: 'spese di recupero | commissioni | diritti | oneri',
  },
  { means: 'money', role: 'interest', weight: 4, cues: 'interessi | interessi di mora' },
  { means: 'money', role: 'cost', weight: 4, cues: 'spese | spese legali' },
  { means: 'money', role: 'rent', weight: 4, cues: 'canone | affitto' },
  { means: 'date', role: 'letter', cues: 'data | li' },
  {
    means: 'date',
    role: 'deadline',
    cues: 'entro il | entro e non oltre il | scadenza | entro',
  },
  { means: 'date', role: 'hearing', cues: 'udienza | udienza del' },
  {
    means: 'sign',
    sign: 'client',
    cues: `
      nostro cliente | nostra cliente | nostra assistita | in nome e per conto | per conto di |
      creditore`,
  },
  {
    means: 'sign',
    sign: 'public_body',
    cues: `
      agenzia delle entrate | inps | comune di | tribunale di | polizia locale | prefettura`,
  },
  {
    means: 'sign',
    sign: 'modal',
    cues: `
      potremo | potrebbe | può | qualora | in caso di | saremo costretti`,
  },
  {
    means: 'sign',
    sign: 'it',
    cues: `
      italia | codice civile | agenzia delle entrate | roma | milano | torino | codice fiscale |
      partita iva | spa | s.r.l.`,
  },
  {
    means: 'threat',
    kind: 'court',
    cues: `
      azione legale | vie legali | azioni legali | sede giudiziaria`,
  },
  { means: 'threat', kind: 'enforcement_visit', cues: 'ufficiale giudiziario | pignoramento' },
] as const satisfies readonly CueRow[]
