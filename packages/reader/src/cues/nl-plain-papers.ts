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
] as const satisfies readonly CueRow[]
