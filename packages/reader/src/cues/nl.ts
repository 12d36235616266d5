/** Dutch: types, sums, dates, signs. */
import type { CueRow } from './cue.ts'

export const NL_CUES = [
  {
    means: 'type',
    kinds: { DEBT_COLLECTION_LETTER: 3 },
    cues: `
      aanmaning | laatste aanmaning | incasso | incassobureau | betalingsherinnering |
      ingebrekestelling | openstaand bedrag | openstaande vordering | incassokosten |
      achterstallig | sommatie | veertiendagenbrief`,
  },
  {
    means: 'type',
    kinds: { COURT_CLAIM: 4.5 },
    cues: 'dagvaarding | kantonrechter | verzoekschrift',
  },
  {
    means: 'type',
    kinds: { COURT_JUDGMENT: 4.5 },
    cues: 'vonnis | verstekvonnis | in naam van de koning',
  },
  {
    means: 'type',
    kinds: { BAILIFF_NOTICE: 5 },
    cues: `
      gerechtsdeurwaarder | beslaglegging | loonbeslag | bankbeslag | bevel tot betaling |
      executoriaal beslag | deurwaarder`,
  },
  {
    means: 'type',
    kinds: { EVICTION_NOTICE: 5 },
    cues: `
      huuropzegging | ontruiming | opzegging van de huurovereenkomst`,
  },
  {
    means: 'type',
    kinds: { RENT_ARREARS_LETTER: 4 },
    cues: 'huurachterstand | achterstallige huur',
  },
  {
    means: 'type',
    kinds: { DISMISSAL_LETTER: 5 },
    cues: `
      ontslag | ontslag op staande voet | beëindiging van uw arbeidsovereenkomst |
      opzegging arbeidsovereenkomst`,
  },
  {
    means: 'type',
    kinds: { TAX_DEMAND: 4 },
    cues: `
      belastingdienst | aanslag | dwangbevel | naheffingsaanslag | fod financiën`,
  },
  {
    means: 'type',
    kinds: { UTILITY_BILL_DEMAND: 3 },
    cues: `
      energierekening | afsluiting | energieleverancier | jaarafrekening`,
  },
  {
    means: 'type',
    kinds: { PENALTY_CHARGE_NOTICE: 4 },
    cues: `
      cjib | verkeersboete | beschikking | parkeerbelasting | boete`,
  },
  {
    means: 'money',
    role: 'total',
    weight: 4,
    cues: `
      totaal | totaalbedrag | te betalen | openstaand bedrag | te betalen bedrag | bedrag |
      verschuldigd`,
  },
  { means: 'money', role: 'principal', weight: 4, cues: 'hoofdsom' },
  {
    means: 'money',
    role: 'fee',
    weight: 4,
    cues: 'incassokosten | administratiekosten | aanmaningskosten',
  },
  { means: 'money', role: 'interest', weight: 4, cues: 'rente | wettelijke rente' },
  { means: 'money', role: 'cost', weight: 4, cues: 'proceskosten | kosten' },
  { means: 'money', role: 'rent', weight: 4, cues: 'huur | huurprijs' },
  { means: 'date', role: 'letter', cues: 'datum | dagtekening' },
  {
    means: 'date',
    role: 'deadline',
    cues: `
      uiterlijk | uiterlijk op | vóór | uiterste betaaldatum | vervaldatum | tot en met`,
  },
  { means: 'date', role: 'hearing', cues: 'zitting | zitting op' },
  {
    means: 'sign',
    sign: 'client',
    cues: `
      onze cliënt | namens | in opdracht van | opdrachtgever | schuldeiser`,
  },
  {
    means: 'sign',
    sign: 'public_body',
    cues: 'belastingdienst | cjib | gemeente | uwv | rechtbank | duo',
  },
  { means: 'sign', sign: 'modal', cues: 'kunnen | kan | zouden | indien | als | mocht' },
  {
    means: 'sign',
    sign: 'nl',
    cues: `
      nederland | belastingdienst | amsterdam | rotterdam | den haag | utrecht | cjib | kvk |
      bsn | burgerlijk wetboek`,
  },
  { means: 'threat', kind: 'court', cues: 'gerechtelijke procedure | dagvaarden | de rechter' },
  {
    means: 'threat',
    kind: 'enforcement_visit',
    cues: 'deurwaarder | gerechtsdeurwaarder | beslag',
  },
] as const satisfies readonly CueRow[]
