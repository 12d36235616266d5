/** English: what the body of a paper says of its kind. A picture often lacks the head, where kinds are named. */
import type { CueRow } from './cue.ts'

export const EN_BODY_CUES = [
  {
    means: 'sign',
    sign: 'claim_form',
    cues: `
      last date for a response | last date for your response | claimant says that you |
      claimant says you | claimant asks the court | claimant wants the | claim will be heard |
      hears the claim | notice of dispute | acceptance of liability | dispute response form |
      defence form | answer the petition | answer to the complaint`,
  },
  {
    means: 'sign',
    sign: 'court',
    cues: `
      asks the court to order | asks the court to make an order | wants the court to order |
      response to the court | sheriff may make a decision | sheriff may make the decision |
      form to the court | courts of justice | court hears the claim | the judge directs |
      decree may be made against you | before this court | plaintiff claims the defendant |
      the court must receive your answer`,
  },
  {
    means: 'sign',
    sign: 'parties',
    cues: 'notice to respondent | answer the petition | answer to the complaint',
  },
  {
    means: 'sign',
    sign: 'enforcement_power',
    cues: `
      with a van to remove | with a removal van | remove the goods listed | goods may be removed |
      under the agents control | attend to remove`,
  },
  {
    means: 'type',
    kinds: { COURT_CLAIM: 4.5 },
    cues: `
      last date for a response | last date for your response | claimant says that you |
      claimant says you | claimant wants the | claimant asks the court | claim will be heard |
      hears the claim | notice of dispute | acceptance of liability | dispute response form |
      send the defence form | the judge directs | answer the petition | answer to the complaint |
      small claim against you | fill in the defence form | plaintiff claims the defendant`,
  },
  {
    means: 'type',
    kinds: { COURT_JUDGMENT: 5, COURT_CLAIM: -3 },
    cues: `
      therefore ordered that you must pay the claimant | sheriff orders the respondent to pay |
      judgment creditor obtained a judgment | ordered to attend before a court officer`,
  },
  {
    means: 'type',
    kinds: { PENALTY_CHARGE_NOTICE: 5, COURT_JUDGMENT: -5 },
    cues: `
      register an unpaid penalty charge | registered an unpaid penalty charge |
      registered the unpaid penalty charge | file a witness statement form te9 |
      alleged offence of exceeding | mph limit | charge certificate may be issued`,
  },
  {
    means: 'type',
    kinds: { STATUTORY_DEMAND: 5 },
    cues: `
      this demand is served on you by the creditor | apply to set it aside within |
      deal with this demand within | petition for your bankruptcy |
      full particulars of which are set out on`,
  },
  {
    means: 'type',
    kinds: { COUNCIL_TAX_DEMAND: 4 },
    cues: `
      police and crime commissioner | combined fire authority | right to instalments |
      right to pay by instalments is lost | scottish water charges | less single person discount |
      right to pay by instalments and the | show why you have not paid |
      show why the sum has not been paid | instalments will be withdrawn |
      ask the magistrates for a summons | cancel your instalments | to keep paying by instalments |
      enclosed form about your job | name and address of your employer |
      if you no longer live alone | lose the right to instalments`,
  },
  {
    means: 'type',
    kinds: { DEBT_COLLECTION_LETTER: 3 },
    cues: `
      as partially settled | sold to a debt buyer | another company to collect |
      recommend to our client | representative may be sent | call at your home |
      issue a default notice | passed to a collection agency | on your credit report |
      sell the debt | collections partner | tell the credit bureaus |
      hand this over to our collections`,
  },
  {
    means: 'type',
    kinds: { EVICTION_NOTICE: 7 },
    cues: `
      court proceedings will not begin earlier than | court proceedings will not begin until |
      court proceedings must begin within`,
  },
  {
    means: 'type',
    kinds: { RENT_ARREARS_LETTER: 3.5, EVICTION_NOTICE: -3 },
    cues: `
      have to serve a notice seeking possession | will serve a notice seeking possession |
      next step is a notice of seeking possession | may serve a notice of termination`,
  },
  {
    means: 'type',
    kinds: { TV_LICENCE_LETTER: 4 },
    cues: `
      watch or record live | colour licence | bbc iplayer | buy a licence or tell us |
      without one you risk prosecution`,
  },
  {
    means: 'type',
    kinds: { BAILIFF_NOTICE: 4 },
    cues: `
      attend to remove the | with a van to remove | remove the goods listed |
      goods may be removed in your absence | above judgment enforced unless |
      creditor obtained judgment against you`,
  },
  {
    means: 'type',
    kinds: { COPYRIGHT_INFRINGEMENT_LETTER: 4 },
    cues: `
      removing the picture | taking down the image | for the past use | proof of a valid licence`,
  },
  {
    means: 'type',
    kinds: { PARKING_TICKET: 4 },
    cues: `
      agreed to the terms on the signs | schedule 4 to the protection of freedoms |
      drivers name or address for service`,
  },
  {
    means: 'type',
    kinds: { BENEFIT_OVERPAYMENT: 5, DEBT_COLLECTION_LETTER: -2, TAX_DEMAND: -3 },
    cues: `
      your centrelink online account | month from your universal credit |
      week from your universal credit | cerb paid | amount you should have been paid |
      take money from your payments | reduce your regular payment |
      keep part of each payment until | you can ask for a waiver or an appeal`,
  },
  {
    means: 'type',
    kinds: { TAX_DEMAND: 4.5, DEBT_COLLECTION_LETTER: -2 },
    cues: `
      send us your tax return | daily penalty of £10 | further penalties of £10 | about time to pay |
      earnings withholding order | certificate in the federal court |
      avoid additional interest charges | phased payment arrangement | disregard this statement`,
  },
  {
    means: 'type',
    kinds: { REDUNDANCY_NOTICE: 4.5 },
    cues: `
      ways of avoiding redundancies | separation agreement and general release | bumping rights |
      expected separation date`,
  },
  {
    means: 'type',
    kinds: { DISMISSAL_LETTER: 4.5 },
    cues: 'letter is one weeks notice | full and final release',
  },
] as const satisfies readonly CueRow[]
