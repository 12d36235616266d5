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
    // Beds that agencies let to those who work for them.
    means: 'type',
    kinds: { EVICTION_NOTICE: 6 },
    cues: `
      musi pan opuścić | musi pani opuścić | muszą państwo opuścić | opuścić pokój | opuścić mieszkanie | opuścić lokal | opuścić dom |
      opuszczenia lokalu | opuszczenia mieszkania | wyprowadzić się | wykwaterowanie | wykwaterowania |
      o opuszczenie | oddanie kluczy | zwrot kluczy`,
  },
  {
    means: 'type',
    kinds: { DEBT_COLLECTION_LETTER: 3 },
    cues: `
      wezwanie do zapłaty | windykacja | windykacji | zaległości na | karcie kredytowej | pożyczka | pożyczki | zaległe | dług | zadłużenie | przedsądowe wezwanie | należność |
      cesja wierzytelności`,
  },
  { means: 'type', kinds: { COURT_CLAIM: 4.5 }, cues: 'pozew | nakaz zapłaty' },
  {
    means: 'type',
    kinds: { UTILITY_BILL_DEMAND: 4 },
    cues: `
      rachunek za prąd | rachunek za energię | rachunek za gaz | rachunek za wodę | rachunku za prąd | rachunku za energię |
      dostawa energii | odłączenie | odcięcie | licznik przedpłatowy | opłaty za wodę`,
  },
  {
    means: 'type',
    kinds: { COUNCIL_TAX_DEMAND: 4 },
    cues: 'podatek lokalny | podatku lokalnego | podatek council tax',
  },
  {
    means: 'type',
    kinds: { PARKING_TICKET: 4 },
    cues: 'opłata parkingowa | opłaty parkingowej | za parkowanie | naruszenie zasad parkowania',
  },
  {
    means: 'type',
    kinds: { BENEFIT_OVERPAYMENT: 5 },
    cues: 'nadpłata zasiłku | nadpłacony zasiłek | nadpłaty zasiłku | nienależnie pobrane',
  },
  {
    means: 'type',
    kinds: { TAX_DEMAND: 4 },
    cues: 'zaległość podatkowa | zaległy podatek | urząd skarbowy | podatek dochodowy',
  },
  {
    means: 'type',
    kinds: { BAILIFF_NOTICE: 5 },
    cues: 'komornik | komornika | zajęcie wynagrodzenia | egzekucja | egzekucji | zajęcie mienia',
  },
  {
    means: 'type',
    kinds: { DISMISSAL_LETTER: 5 },
    cues: `
      wypowiedzenie umowy o pracę | rozwiązanie umowy o pracę | rozwiązujemy umowę o pracę | rozwiązujemy z panem | rozwiązujemy z panią |
      zakończenie umowy o pracę | zakończenie zatrudnienia | umowa o pracę wygasa | umowa o pracę kończy się | umowa z nami * * kończy się |
      zwolnienie z pracy | zwolniony z pracy | zwolniona z pracy | zwolnienie dyscyplinarne | nie przedłużymy umowy | nie zostanie przedłużona |
      ostatni dzień pracy | ostatnim dniem pracy`,
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
    cues: 'eksmisji | nakaz eksmisji | utraty mieszkania | eksmisja | musi pan opuścić | musi pani opuścić | wyprowadzić się',
  },
  { means: 'sign', sign: 'client', cues: 'nasz klient | w imieniu | wierzyciel' },
  { means: 'threat', kind: 'court', cues: 'do sądu | sądu rejonowego | postępowanie sądowe' },
  { means: 'threat', kind: 'eviction', cues: 'nakaz eksmisji | eksmisji | utraty mieszkania' },
] as const satisfies readonly CueRow[]
