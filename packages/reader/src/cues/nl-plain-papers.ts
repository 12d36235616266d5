/** Dutch: papers in few plain words, as small firms, landlords and offices write them now. */
import type { CueRow } from './cue.ts'

export const NL_PLAIN_PAPER_CUES = [
  {
    means: 'type',
    kinds: { TAX_DEMAND: 6 },
    cues: 'gemeentelijke belastingen | onroerendezaakbelasting | rioolheffing | afvalstoffenheffing',
  },
  {
    means: 'type',
    kinds: { BAILIFF_NOTICE: 7 },
    cues: 'beslag te leggen op uw inboedel | kom ik bij u langs om beslag',
  },
  {
    means: 'type',
    kinds: { CEASE_AND_DESIST: 7, PENALTY_CHARGE_NOTICE: -5 },
    cues: 'verbeurt u een boete | sommeren u dit werk | werkt bij een concurrent',
  },
  {
    means: 'type',
    kinds: { CONSUMER_CONTRACT_DISPUTE: 6 },
    cues: 'de garantie is daarom verlopen | garantie is verlopen | nemen we hem niet terug | je krijgt je geld niet terug | wel een tegoedbon',
  },
  {
    means: 'type',
    kinds: { COURT_CLAIM: 7 },
    cues: 'zit de dagvaarding | tegen u is een procedure gestart | oproep van de rechtbank',
  },
  {
    means: 'type',
    kinds: { DISMISSAL_LETTER: 7 },
    cues: 'besloten het niet te verlengen | eindigt je arbeidsovereenkomst | eindigt uw arbeidsovereenkomst | zit nog in je proeftijd | zeggen wij uw contract op',
  },
  {
    means: 'type',
    kinds: { INSURANCE_DECISION: 7 },
    cues: 'wij vergoeden deze schade niet | valt niet onder uw polis | wij keren geen uitkering uit | wij beëindigen uw verzekering',
  },
  {
    means: 'type',
    kinds: { COURT_JUDGMENT: 7 },
    cues: 'uitgesproken bij verstek | veroordeelt haar | veroordeelt mevrouw | veroordeelt de heer',
  },
  {
    means: 'type',
    kinds: { EVICTION_NOTICE: 7, RENT_ARREARS_LETTER: -3, LETTER_BEFORE_CLAIM: -3 },
    cues: 'tijdelijke huurcontract loopt | zorg dat de kamer dan leeg is | wordt niet verlengd gelieve dan te vertrekken | daarom beëindigen wij de huur | moet de woning binnen',
  },
  {
    means: 'type',
    kinds: { OTHER: 6, UTILITY_BILL_DEMAND: -4 },
    cues: 'afrekening kosten',
  },
  {
    means: 'type',
    kinds: { RENT_ARREARS_LETTER: 6 },
    cues: 'uw huur van oktober | huur staat nog open | beste huurder uw huur',
  },
  {
    means: 'type',
    kinds: { CONSUMER_CONTRACT_DISPUTE: 6 },
    cues: 'annuleren kan niet | uw voorschot blijft bij ons | valt binnen de norm | vallen binnen de norm | wij komen niet terug voor herstel | goederen teruggestuurd',
  },
  {
    means: 'type',
    kinds: { DEBT_COLLECTION_LETTER: 5 },
    cues: 'is nog open betaal | achterstand terugbetalen studieschuld | anders sturen wij de deurwaarder',
  },
  {
    means: 'type',
    kinds: { BENEFIT_OVERPAYMENT: 6 },
    cues: 'te veel uitkering ontvangen',
  },
  {
    means: 'type',
    kinds: { INSURANCE_DECISION: 7 },
    cues: 'uw verzekering geschorst | verzekering is geschorst',
  },
  {
    means: 'type',
    kinds: { CEASE_AND_DESIST: 7 },
    cues: 'sommeren u het bericht | te verwijderen en te rectificeren',
  },
  {
    means: 'type',
    kinds: { COURT_CLAIM: 8, RENT_ARREARS_LETTER: -4 },
    cues: 'u wordt gedagvaard | vordert ontruiming',
  },
  {
    means: 'type',
    kinds: { DISMISSAL_LETTER: 7 },
    cues: 'stopt je contract via ons uitzendbureau | uitzendbeding',
  },
] as const satisfies readonly CueRow[]
