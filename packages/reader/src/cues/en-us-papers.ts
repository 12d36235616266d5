/** English of the United States and its neighbours: papers by the names and turns that courts, agencies and firms print on them. */
import type { CueRow } from './cue.ts'

export const EN_US_PAPER_CUES = [
  {
    means: 'type',
    kinds: { REDUNDANCY_NOTICE: 5.5 },
    cues: `
      reduce the size of | your role has been eliminated | your role is being eliminated | role is impacted | role has been impacted | indefinite layoff | temporary layoff |
      layoff notice | notice of layoff | job is abolished | position is abolished | position abolished | job abolished | laying off | recall rights | severance package |
      separation package | joint administrators were appointed | administrators * made redundant | workforce reduction`,
  },
  {
    means: 'type',
    kinds: { DISMISSAL_LETTER: 5 },
    cues: `
      assignment has ended | your assignment at | assignment is over | non renewal of fixed term | non renewal of your contract | discontinuance of probationary |
      probationary appointment | fixed term contract * end on | contract will end on | will not be renewed | releasing you from | separation from employment |
      involuntary separation | at will employment | end your probation | your services will not be required`,
  },
  {
    means: 'type',
    kinds: { DEBT_COLLECTION_LETTER: 5 },
    cues: `
      notice of intent to repossess | right to cure default | right to cure | retail installment contract | notice of right to cure | intent to accelerate |
      past due vehicle | auto acceptance | charged off account | dishonored check collection`,
  },
  {
    means: 'type',
    kinds: { LETTER_BEFORE_CLAIM: 5 },
    cues: `
      before i go to small claims | file in small claims | i will file in small claims | small claims court if | treble damages | civil action if | before civil action |
      file a lawsuit | filing a lawsuit | file suit | filing suit | we will sue | i will sue you | demand letter | demand for payment before suit | pre court letter |
      pre suit demand | prior to litigation | commence litigation | will proceed to court | intends to file`,
  },
  {
    means: 'type',
    kinds: { UTILITY_BILL_DEMAND: 5 },
    cues: `
      outgoing service | talking texting | your bill is past due line | line will be suspended | wireless bill | propane | fuel oil | heating oil | gal delivered | electric cooperative | service will be interrupted | interruption of service | internet service will be`,
  },
  {
    means: 'type',
    kinds: { RENT_ARREARS_LETTER: 6 },
    cues: `
      resident portal | resident ledger | tenant ledger | stan your landlord | your landlord havent | havent seen * rent | rent yet | monetary default | landlords books |
      rent is past due | past due rent | late rent | rent late fee | balance on your resident | pet rent | monthly rent has not | notice of breach contract holder`,
  },
  {
    means: 'type',
    kinds: { EVICTION_NOTICE: 6 },
    cues: `
      dispossessory | breached your rental agreement | lease violation | 14 30 notice | rental agreement will terminate | your rental agreement will end | notice of noncompliance |
      notice to cure | lease termination notice | forcible entry and detainer | forcible detainer | summary process | holdover | warrant of eviction | writ of restitution |
      writ of possession | you need to be out | find another place to live | out of the trailer`,
  },
  {
    means: 'type',
    kinds: { COURT_CLAIM: 5 },
    cues: 'foreclosure complaint | complaint to foreclose | attorney in fact for | chancery division | you are required to file an appearance | file your appearance | order to show cause',
  },
  {
    means: 'type',
    kinds: { COURT_JUDGMENT: 7, COURT_CLAIM: -3 },
    cues: 'your small claims case has been decided | the court finds and orders | finds and orders | so ordered | it is further ordered | magistrates decision | order of contempt | judgment of foreclosure | defendant shall pay plaintiff',
  },
  {
    means: 'type',
    kinds: { BAILIFF_NOTICE: 6.5, DEBT_COLLECTION_LETTER: -1 },
    cues: `
      citation to discover assets | debtors examination | order to appear for examination | judgment debtor examination | garnishment summons | levy garnishment |
      placed a hold on your account | placed a hold on your accounts | served with a levy | wage withholding | prior to wage withholding | notice of trustees sale |
      public sale | sheriffs deed | notice of sale of real property | foreclosure sale | tax lien sale`,
  },
  {
    means: 'sign',
    sign: 'enforcement_power',
    cues: 'citation to discover assets | you are commanded | judgment debtor | wage withholding | trustees sale | levy',
  },
  {
    means: 'type',
    kinds: { PENALTY_CHARGE_NOTICE: 6 },
    cues: 'administrative citation | municipal citation | parking ticket municipal | overtime meter | expired meter | fare not paid | fare evasion | police parking ticket | code violation citation | ordinance violation | civil infraction',
  },
  {
    means: 'type',
    kinds: { PARKING_TICKET: 6 },
    cues: 'tow tag | vehicle warning | guest space | towed at owners expense | will be towed | visitor parking permit | private lot | parking charge at | keying error | kiosk',
  },
  {
    means: 'type',
    kinds: { BENEFIT_OVERPAYMENT: 6 },
    cues: 'determination overpayment | overpayment and fraud | division of unemployment | debt management center | gi bill | va debt | medicaid overpayment | snap overpayment | food stamp overissuance | overissuance',
  },
  {
    means: 'type',
    kinds: { INSURANCE_DECISION: 6, CONSUMER_CONTRACT_DISPUTE: -2 },
    cues: `
      notice of medicare non coverage | medicare non coverage | uphold the denial | upheld the denial | your health plan has decided | health fund | holiday claim | travel claim |
      warranty claim not approved | vehicle service contract | claim not approved | not approved | not medically necessary | prior authorization | explanation of denial |
      internal appeal | external review | coverage of your current`,
  },
  {
    means: 'type',
    kinds: { CONSUMER_CONTRACT_DISPUTE: 5 },
    cues: 'revoke acceptance | chargeback | your bank told us you | repurchase | repair orders | merchandise not as described | final sale | all sales are final | cut to the measurements | restocking fee | lemon law | arbitration clause',
  },
  {
    means: 'type',
    kinds: { OTHER: 6 },
    cues: 'notice of rent adjustment | rent adjustment | rent will change | notice of rent increase | application * has been denied | medical assistance * denied | notice of action',
  },
  {
    means: 'authenticity',
    code: 'false_authority',
    points: 'suspicious',
    weight: 5,
    says: 'It names an office that does not exist. Known frauds use such names.',
    cues: 'home warranty division | county deed records | vehicle services department final | deed processing center | record transfer services | bailif services',
  },
  {
    means: 'authenticity',
    code: 'family_emergency',
    points: 'suspicious',
    weight: 5,
    says: 'It claims to be family on a new number.',
    cues: 'my new number for now | this is my new number | delete the old one | phone went down the | got a new phone this is',
  },
  {
    means: 'authenticity',
    code: 'gift_card_payment',
    points: 'suspicious',
    weight: 6,
    says: 'It asks for payment by gift card. Only criminals do that.',
    cues: 'promised gift cards | take care of something for me discreetly | are you at your desk',
  },
] as const satisfies readonly CueRow[]
