/** Polish: types, sums, dates, signs. Not an output language, but letters in it are sent. */
import type { CueRow } from './cue.ts'

export const PL_CUES = [
  {
    means: 'type',
    kinds: { RENT_ARREARS_LETTER: 4 },
    cues: `
      zaległość czynszowa | koncie czynszowym | dział czynszów | zaległości czynszowe |
      zaległość | czynsz`,
  },
  {
    means: 'type',
    kinds: { EVICTION_NOTICE: 3 },
    cues: `
      nakaz eksmisji | eksmisji | wypowiedzenie umowy najmu | eksmisja`,
  },
  {
    means: 'type',
    kinds: { DEBT_COLLECTION_LETTER: 3 },
    cues: `
      wezwanie do zapłaty | windykacja | dług | zadłużenie | przedsądowe wezwanie | należność |
      cesja wierzytelności`,
  },
  { means: 'type', kinds: { COURT_CLAIM: 4.5 }, cues: 'pozew | nakaz zapłaty' },
  {
    means: 'type',
    kinds: { BAILIFF_NOTICE: 5 },
    cues: 'komornik | zajęcie wynagrodzenia | egzekucja',
  },
  {
    means: 'type',
    kinds: { DISMISSAL_LETTER: 5 },
    cues: 'wypowiedzenie umowy o pracę | rozwiązanie umowy o pracę',
  },
  {
    means: 'money',
    role: 'arrears',
    weight: 4,
    cues: 'zaległość | zaległości | zaległość na dzień',
  },
  {
    means: 'money',
    role: 'rent',
    weight: 4.5,
    cues: 'czynsz | czynsz tygodniowy | czynsz miesięczny',
  },
  {
    means: 'money',
    role: 'total',
    weight: 4,
    cues: `
      kwota | do zapłaty | razem | łącznie | suma | kwota do zapłaty`,
  },
  { means: 'date', role: 'letter', cues: 'data pisma | data | dnia' },
  {
    means: 'date',
    role: 'deadline',
    cues: 'do dnia | w terminie do | termin płatności | najpóźniej do',
  },
  {
    means: 'sign',
    sign: 'loss_of_home',
    cues: 'eksmisji | nakaz eksmisji | utraty mieszkania | eksmisja',
  },
  { means: 'sign', sign: 'client', cues: 'nasz klient | w imieniu | wierzyciel' },
  { means: 'threat', kind: 'court', cues: 'do sądu | sądu rejonowego | postępowanie sądowe' },
  { means: 'threat', kind: 'eviction', cues: 'nakaz eksmisji | eksmisji | utraty mieszkania' },
] as const satisfies readonly CueRow[]
