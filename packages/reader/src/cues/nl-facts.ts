/** Dutch: what sums and dates are, and what a letter threatens. */
import type { CueRow } from './cue.ts'

export const NL_FACT_CUES = [
  {
    means: 'money',
    role: 'total',
    weight: 4.5,
    cues: `totaal | totaalbedrag | te betalen | openstaand bedrag | openstaande bedrag | te betalen bedrag | in totaal | het totaal van | u moet betalen | moet nu betalen | nu betalen | u betaalt | nog te betalen | totaal te betalen | openstaande schuld van | rekening van`,
  },
  {
    means: 'money',
    role: 'total',
    weight: 6.5,
    cues: 'met de verhoging is het bedrag nu | is het bedrag nu | bedrag nu | nieuwe bedrag is | wordt het bedrag',
  },
  { means: 'money', role: 'total', weight: 3, cues: 'bedrag | verschuldigd | vordering | schuld' },
  { means: 'money', role: 'principal', weight: 5, cues: 'hoofdsom' },
  {
    means: 'money',
    role: 'fee',
    weight: 5,
    cues: 'incassokosten | administratiekosten | aanmaningskosten | buitengerechtelijke incassokosten | schadevergoeding van | schadebeding | verhoging | verhoogd met',
  },
  {
    means: 'money',
    role: 'interest',
    weight: 5,
    cues: 'rente | wettelijke rente | nalatigheidsinterest | intresten',
  },
  {
    means: 'money',
    role: 'cost',
    weight: 5,
    cues: 'proceskosten | kosten | deurwaarderskosten | griffierecht',
  },
  { means: 'money', role: 'penalty', weight: 5, cues: 'boete | sanctie' },
  { means: 'money', role: 'rent', weight: 4, cues: 'huur | huurprijs' },
  {
    means: 'money',
    role: 'arrears',
    weight: 5,
    cues: 'huurachterstand | huurachterstand bedraagt | achterstand | achterstallige huur',
  },
  {
    means: 'money',
    role: 'instalment',
    weight: 5,
    cues: 'termijn van | termijnbedrag | per maand',
  },
  { means: 'date', role: 'letter', cues: 'datum | dagtekening | datum beschikking | briefdatum' },
  {
    means: 'date',
    role: 'deadline',
    cues: `uiterlijk | uiterlijk op | vóór | uiterste betaaldatum | vervaldatum | tot en met | ten laatste op | voor het einde van`,
  },
  {
    means: 'date',
    role: 'hearing',
    cues: 'zitting | zitting op | zitting van | verschijnen op | inleidende zitting',
  },
  {
    means: 'date',
    role: 'other',
    cues: 'vonnis van | factuur van | sinds | brief van | van * van | overeenkomst van',
  },
  {
    means: 'threat',
    kind: 'court',
    cues: 'gerechtelijke procedure | dagvaarden | gedagvaard | de rechter | gerechtelijke stappen | rechtszaak | gerechtelijke invordering | gerechtelijk invorderen | gerechtelijke weg | gerechtelijke maatregelen | vrederechter | kantonrechter',
  },
  {
    means: 'threat',
    kind: 'debt_collector',
    cues: 'uit handen aan | vordering uit handen | uit handen te geven | overdragen aan een incassobureau | overgedragen aan een incassobureau',
  },
  { means: 'threat', kind: 'enforcement_visit', cues: 'deurwaarder | gerechtsdeurwaarder' },
  { means: 'threat', kind: 'goods', cues: 'beslag | beslaglegging' },
  { means: 'threat', kind: 'wages', cues: 'loonbeslag' },
  { means: 'threat', kind: 'eviction', cues: 'ontruiming | ontbinding van de huurovereenkomst' },
  { means: 'threat', kind: 'disconnection', cues: 'afsluiten | afsluiting' },
  { means: 'threat', kind: 'credit_file', cues: 'bkr' },
  {
    means: 'threat',
    kind: 'costs',
    cues: 'extra kosten | bijkomende kosten | kosten komen voor uw rekening',
  },
] as const satisfies readonly CueRow[]
