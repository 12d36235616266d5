/** English of the United States, Canada, Australia, New Zealand and Ireland: kinds of letter and the facts they rest on. */
import type { CueRow } from './cue.ts'

export const EN_ABROAD_CUES = [
  {
    // As Japanese offices write to newcomers.
    means: 'type',
    kinds: { TAX_DEMAND: 6, INSURANCE_DECISION: -4 },
    cues: `
      national health insurance premium | national health insurance premiums | national health insurance tax | residents tax |
      resident tax | inhabitant tax | national pension contributions | nursing care insurance premiums | saikoku sho |
      tokusoku jo`,
  },
  {
    means: 'type',
    kinds: { COURT_CLAIM: 6 },
    cues: `
      summons civil | civil summons | you have been sued | plaintiffs claim | statement of claim | notice of civil claim | claim notice |
      file a written response | written response at this court | served with this plaintiffs claim | answer the complaint |
      complaint for money | the plaintiff demands | the plaintiff claims | send an appearance and defence | summons and complaint |
      small claims complaint | demand a jury trial | you must pay the claim | you are being sued | a lawsuit has been filed against you`,
  },
  {
    means: 'type',
    kinds: { COURT_JUDGMENT: 5 },
    cues: 'notice of entry of judgment | default judgment has been entered | judgment has been entered against you',
  },
  {
    means: 'type',
    kinds: { BAILIFF_NOTICE: 6 },
    cues: `
      notice of levy | writ of execution | sheriffs sale | writ of garnishment | notice of garnishment | wage garnishment | bank levy |
      earnings withholding order | garnishee order | garnishee notice | property seizure order | garnishee summons |
      requirement to pay | order of attachment | continuing garnishment | defendants claim form |
      restraining notice | exemption claim form | exemption claim forms | exemption notice`,
  },
  {
    means: 'type',
    kinds: { COURT_CLAIM: -5 },
    cues: 'continuing garnishment | defendants claim form | garnishee | restraining notice',
  },
  {
    means: 'type',
    kinds: { COURT_JUDGMENT: 9 },
    cues: 'judgment mortgage',
  },
  {
    means: 'type',
    kinds: { CONSUMER_CONTRACT_DISPUTE: 5 },
    cues: `
      regulation ec 261 | ec 261 2004 | ec261 | uk261 | uk 261 | extraordinary circumstances |
      flight was delayed | flight was cancelled | compensation for your flight`,
  },
  {
    means: 'type',
    kinds: { BENEFIT_OVERPAYMENT: 3.5 },
    cues: `
      social welfare appeals office | deciding officer | claim for disability allowance |
      allowance has been disallowed | has been disallowed`,
  },
  {
    means: 'type',
    kinds: { EVICTION_NOTICE: 5 },
    cues: `
      pay rent or quit | pay rent or vacate | demand for payment or possession | rent or possession of the premises |
      rent in full or possession | three day notice to tenant | notice to quit | notice to vacate | notice to end your tenancy | notice of termination residential |
      your tenancy of the dwelling | vacant possession | unlawful detainer | eviction complaint | order of possession | termination of your tenancy |
      vacate the premises | end your tenancy | notice to cure or quit | residential tenancies board | vacate possession`,
  },
  {
    means: 'type',
    kinds: { EVICTION_NOTICE: 2.5 },
    cues: '14 day notice to remedy | notice to remedy breach | end your tenancy for non payment',
  },
  {
    means: 'type',
    kinds: { DISMISSAL_LETTER: 4 },
    cues: 'termination of employment | employment is terminated | is terminated effective | employment has been terminated | final paycheck',
  },
  {
    means: 'type',
    kinds: { TAX_DEMAND: 5 },
    cues: `
      internal revenue service | notice of intent to levy | unpaid taxes | notice of assessment | canada revenue agency | australian taxation office |
      revenue commissioners | franchise tax board | department of revenue | department of taxation | balance due notice | inland revenue department`,
  },
  {
    means: 'type',
    kinds: { PENALTY_CHARGE_NOTICE: 5.5 },
    cues: `
      notice of parking violation | parking violation | parking violation notice | set fine | infringement notice | penalty reminder notice | infringement reminder notice | infringement number | infringement fee | traffic citation | traffic infraction |
      notice of violation | obligation number | fixed charge notice | fines victoria | revenue nsw | red light camera | notice of infringement |
      toll violation | fine due | offence notice | certificate of offence | state penalties enforcement | fines enforcement | unpaid fine | unpaid fines | overdue fine | did not pay your fine | your fine`,
  },
  {
    means: 'type',
    kinds: { BENEFIT_OVERPAYMENT: 6 },
    cues: `
      notice of overpayment | overpaid unemployment | been overpaid | you were overpaid | jobseeker payment | centrelink debt |
      overpayment of benefits | unemployment compensation benefits overpayment | benefits to which you were not entitled | benefits to which he was not entitled | benefits to which she was not entitled | overpaid social security | social welfare overpayment | recoverable overpayment`,
  },
  {
    means: 'type',
    kinds: { UTILITY_BILL_DEMAND: 4 },
    cues: 'disconnection notice | shutoff notice | shut off notice | notice of disconnection | result in shut off | avoid shut off | scheduled for disconnection',
  },
  {
    means: 'type',
    kinds: { DEBT_COLLECTION_LETTER: 4 },
    cues: `
      is a debt collector | attempt to collect a debt | trying to collect a debt | assessments are past due | late assessment | claim of lien |
      charged off | charge off | has placed your account with | validation notice | judgment was entered against you | judgment has been entered against you | judgment entered against you |
      was entered against you on | were entered against you | satisfy the judgment | satisfy this judgment | judgment remains unpaid | judgment remains unsatisfied`,
  },
  {
    means: 'type',
    kinds: { TV_LICENCE_LETTER: 5 },
    cues: 'tv licence records office | no tv licence for your address',
  },
  {
    means: 'sign',
    sign: 'court',
    cues: `
      superior court | circuit court | district court | local court | magistrates court of | justice court | municipal court | provincial court |
      court of common pleas | court of king s bench | supreme court | civil court of | toronto small claims court`,
  },
  {
    means: 'sign',
    sign: 'claim_number',
    cues: 'docket no | docket number | index no | cause no | record no | court file number',
  },
  {
    means: 'sign',
    sign: 'claim_form',
    cues: `
      summons civil | civil summons | you have been sued | statement of claim | plaintiffs claim | notice of civil claim | claim notice |
      summons and complaint | written response | demand a jury trial`,
  },
  {
    means: 'sign',
    sign: 'enforcement_power',
    cues: 'writ of execution | notice of levy | has levied | garnishment | garnishee | warrant of execution | marshal | restraining notice | restrained',
  },
  {
    means: 'sign',
    sign: 'public_body',
    cues: `
      tollway | toll authority | turnpike authority | revenue and recovery office | state penalties enforcement | fines enforcement | department of finance | fines victoria | revenue nsw | services australia | internal revenue service | canada revenue agency |
      workforce commission | social security administration | department of motor vehicles | sheriffs office | city clerk | tax collector | auckland transport | city council |
      department of revenue | revenue commissioners`,
  },
  {
    means: 'sign',
    sign: 'loss_of_home',
    cues: 'end your tenancy | end your lease | terminate your lease | lease termination | tenancy tribunal to end | unlawful detainer | order of possession',
  },
  { means: 'date', role: 'letter', cues: 'date mailed | notice date | filed | dated | issued' },
  {
    means: 'date',
    role: 'incident',
    cues: 'date of loss | loss date | cited on | was cited on | date of violation | violation date',
  },
  { means: 'date', role: 'other', cues: 'will be sold on' },
  {
    means: 'money',
    role: 'total',
    weight: 4.5,
    cues: 'total amount of the debt | total amount of the debt now | fine due | amount of claim | demands judgment in the amount of | overpaid * benefits in the amount of | a judgment of | a licence costs | debt of',
  },
  { means: 'threat', kind: 'costs', cues: 'claim of lien | record a lien | fine will double' },
  { means: 'threat', kind: 'wages', cues: 'garnish your wages | wage garnishment | garnishment' },
  {
    means: 'threat',
    kind: 'court',
    cues: 'lawsuit | district court proceedings | disputes tribunal | refer your account to an attorney | eviction case',
  },
  { means: 'threat', kind: 'prosecution', cues: 'may be prosecuted | you may be prosecuted' },
  {
    means: 'threat',
    kind: 'other',
    cues: 'licence may be suspended | license may be suspended | suspension of your license',
  },
] as const satisfies readonly CueRow[]
