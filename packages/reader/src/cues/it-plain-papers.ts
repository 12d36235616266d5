/** Italian: papers in few plain words, as small firms, landlords and offices write them now. */
import type { CueRow } from './cue.ts'

export const IT_PLAIN_PAPER_CUES = [
  {
    means: 'type',
    kinds: { DISMISSAL_LETTER: 7 },
    cues: 'rapporto di lavoro termina | il suo rapporto di lavoro termina | non dovrà più presentarsi',
  },
  {
    means: 'type',
    kinds: { CEASE_AND_DESIST: 7 },
    cues: 'la diffido a rimuoverlo | sua recensione | diffido a rimuover',
  },
  {
    means: 'type',
    kinds: { CONSUMER_CONTRACT_DISPUTE: 6 },
    cues: 'non può essere restituito | il rimborso non è possibile',
  },
  {
    means: 'type',
    kinds: { COPYRIGHT_INFRINGEMENT_LETTER: 7 },
    cues: 'autore delle immagini | autore delle fotografie',
  },
  {
    means: 'type',
    kinds: { INSURANCE_DECISION: 6 },
    cues: 'a titolo di risarcimento | firmi la quietanza | quietanza allegata',
  },
  {
    means: 'type',
    kinds: { DEBT_COLLECTION_LETTER: 5 },
    cues: 'spese condominiali non risultano | non risultano pagate | altrimenti andremo per vie legali | saldare i restanti',
  },
  {
    means: 'type',
    kinds: { OTHER: 7, RENT_ARREARS_LETTER: -5 },
    cues: 'canone di affitto passerà | affitto passerà da',
  },
  {
    means: 'type',
    kinds: { RENT_ARREARS_LETTER: 6, EVICTION_NOTICE: -3 },
    cues: 'mancano ancora gli affitti | mancano gli affitti | sentire il mio avvocato per lo sfratto',
  },
  {
    means: 'type',
    kinds: { DISMISSAL_LETTER: 7 },
    cues: 'disdiciamo il suo contratto di lavoro',
  },
  {
    means: 'type',
    kinds: { DEBT_COLLECTION_LETTER: 6 },
    cues: 'altrimenti avviamo l esecuzione | con le nostre spese deve',
  },
  {
    // A shop that refuses a withdrawal.
    means: 'type',
    kinds: { CONSUMER_CONTRACT_DISPUTE: 6, OTHER: -3 },
    cues: 'esercita il recesso | esercitato il recesso | il suo recesso | diritto di recesso | non possono essere restituiti | non possono essere resi | la confezione risulta aperta | non rimborsabile | non possiamo rimborsare',
  },
] as const satisfies readonly CueRow[]
