/** Words and names in a letterhead that tell what kind of sender writes. They support a kind; the letter's own words decide. */
import type { CueRow } from './cue.ts'

export const SENDER_CUES = [
  {
    means: 'sender',
    kinds: { BAILIFF_NOTICE: 3 },
    cues: `
      marston holdings | marston recovery | marston | bristow sutor | bristow and sutor | jacobs enforcement | equita | rundles | rundle and co |
      newlyn | cder group | dukes bailiffs | rossendales | penham excel | collect services | excel civil enforcement | phoenix commercial |
      whyte and co | ross and roberts | jbw | walker love | scott and co | stirling park | rutherford macpherson | swift credit services |
      high court enforcement group | the sheriffs office | court enforcement services | andrew james enforcement | wilson and roe | shergroup`,
  },
  {
    means: 'sender',
    kinds: { DEBT_COLLECTION_LETTER: 2.5 },
    cues: `
      debt solutions | collections | recoveries | recovery services | credit services | asset recovery | credit management |
      lowell | lowell financial | cabot financial | cabot credit management group | pra group | intrum | link financial | moorcroft | wescot | capquest |
      arrow global | arc europe | bpo collections | advantis | lcs | credit style | past due credit | resolvecall | robinson way | hoist finance |
      perch capital | zzps | debt recovery plus | trace debt recovery | dcbl | bcw group | ardent credit services | fredrickson | akinika |
      bluestone | ipaymentuk | mmf | motormile | zinc group | ccs collect | opos | stepping stone collections | pastdue | allied international credit`,
  },
  {
    means: 'sender',
    kinds: { LETTER_BEFORE_CLAIM: 1, DEBT_COLLECTION_LETTER: 1 },
    cues: `
      bw legal | dcb legal | gladstones | mortimer clarke | drydens | drydensfairfax | overdales | howard cohen | restons | moriarty law |
      shoosmiths | judge and priestley | qdr solicitors | bermans | solicitors | law firm | lawyers | legal services`,
  },
  {
    means: 'sender',
    kinds: { PARKING_TICKET: 3 },
    cues: `
      parkingeye | parking eye | euro car parks | apcoa | ncp | national car parks | ukpc | uk parking control | smart parking | excel parking |
      vehicle control services | met parking | horizon parking | premier park | minster baywatch | civil enforcement ltd | civil enforcement limited |
      highview parking | britannia parking | nsl | parkmaven | cp plus | groupnexus | total parking solutions | gemini parking |
      car parking partnership | initial parking | bank park | es parking | napier parking | one parking solution | secure a space |
      parking control | parking solutions | parking management | parking partnership | parking services ltd | parking ltd | parking limited`,
  },
  {
    means: 'sender',
    kinds: { PENALTY_CHARGE_NOTICE: 2 },
    cues: 'national highways | transport for london | traffic scotland',
  },
  {
    means: 'sender',
    kinds: { BAILIFF_NOTICE: 3 },
    cues: 'enforcement of judgments office | messengers at arms',
  },
  {
    means: 'sender',
    kinds: { COUNCIL_TAX_DEMAND: 1.2, PENALTY_CHARGE_NOTICE: 0.8 },
    cues: 'council | borough | cyngor',
  },
  {
    means: 'sender',
    kinds: { COURT_CLAIM: 1.6, COURT_JUDGMENT: 1 },
    cues: 'hm courts | hm courts tribunals service | hm courts and tribunals service | civil national business centre | county court',
  },
  {
    means: 'sender',
    kinds: { INSURANCE_DECISION: 2 },
    cues: 'insurance | assurance | underwriting | mutual insurance | aviva | direct line | admiral | hastings direct',
  },
  {
    means: 'sender',
    kinds: { UTILITY_BILL_DEMAND: 2 },
    cues: 'energy | water | gas | electricity | power | british gas | edf | octopus energy | ovo | scottish power | eon | npower | broadband | telecom | bt | virgin media | vodafone | sky',
  },
  {
    means: 'sender',
    kinds: { PPL_PRS_BILL: 2 },
    cues: 'ppl prs | ppl prs ltd | prs for music | phonographic performance limited',
  },
  { means: 'sender', kinds: { TV_LICENCE_LETTER: 2.5 }, cues: 'tv licensing' },
  {
    means: 'sender',
    kinds: { RENT_ARREARS_LETTER: 1.4, EVICTION_NOTICE: 0.8 },
    cues: 'housing association | homes | housing | lettings | lets | estates | landlord services',
  },
] as const satisfies readonly CueRow[]
