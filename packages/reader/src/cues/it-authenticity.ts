/** Italian: signs against a letter being genuine, read from its words. */
import type { CueRow } from './cue.ts'

export const IT_AUTHENTICITY_CUES = [
  {
    means: 'authenticity',
    code: 'says_keep_secret',
    points: 'suspicious',
    weight: 3.6,
    says: 'It tells you to keep it secret.',
    cues: 'acquisizione riservata | massima riservatezza | non ne parli | operazione riservata | unica persona di cui mi fido',
  },
  {
    means: 'authenticity',
    code: 'false_authority',
    points: 'suspicious',
    weight: 6,
    says: 'It names an office that does not exist. Known frauds use such names.',
    cues: 'registro nazionale imprese e marchi | tribunale centrale di giustizia | ufficio esecuzioni telematiche | registro europeo delle imprese',
  },
] as const satisfies readonly CueRow[]
