/** English: the kinds of letter we name but do not yet treat in depth. */
import type { CueRow } from './cue.ts'

export const EN_TYPE_CUES_OTHER = [
  {
    means: 'type',
    kinds: { COURT_JUDGMENT: 5.5 },
    cues: `
      judgment for claimant | judgement for claimant | judgment for the claimant |
      general form of judgment | general form of judgement | request for judgment |
      request for judgement | it is adjudged | it is ordered that | it is hereby ordered |
      judgment has been entered | judgement has been entered | judgment was entered |
      final charging order | interim charging order | order for payment | decree for payment | decree against you | notice of judgment |
      judgment order | default judgment has been | judgment in default |
      third party debt order | order to obtain information | open decree | decision form |
      hereby decrees | grants decree | fine and collection order`,
  },
  {
    means: 'type',
    kinds: { COURT_JUDGMENT: 2 },
    cues: ` attachment of earnings order | judgment by default | default judgment | judgment | judgement | ccj |
      county court judgment | county court judgement | register of judgments | set aside |
      n244 | n30 | decree | extract decree | you must pay the claimant |
      the defendant must pay | the court orders | deputy district judge | district judge |
      paying by instalments ordered | forthwith | before the sheriff | judgment creditor |
      judgment debtor`,
  },
  {
    means: 'type',
    kinds: { STATUTORY_DEMAND: 6 },
    cues: `
      statutory demand | section 268 | bankruptcy petition | winding up petition |
      petition for bankruptcy | sequestration petition | statutory demand under`,
  },
  {
    means: 'type',
    kinds: { STATUTORY_DEMAND: 2 },
    cues: `
      insolvency act | made bankrupt | insolvency rules | wound up | bankruptcy (scotland) act`,
  },
  {
    means: 'type',
    kinds: { TV_LICENCE_LETTER: 5 },
    cues: `
      tv licensing | tv licence | tv license | television licence | television licensing |
      bbc iplayer | unlicensed property | no tv licence | legal occupier`,
  },
  {
    means: 'type',
    kinds: { EVICTION_NOTICE: 5.5 },
    cues: `
      notice seeking possession | notice to quit | notice requiring possession | form 6a |
      notice to leave | eviction notice | notice of eviction | notice of possession |
      notice to vacate | notice of proceedings for possession |
      notice of intention to seek possession | give up possession | notice to end tenancy |
      notice to end your tenancy | notice of termination of tenancy | termination of tenancy |
      section 21 notice | section 8 notice | section 173 notice | notice of seeking possession |
      possession notice | form rhw | seeking possession of | warrant of possession |
      notice before proceedings for recovery of possession | intention to evict |
      pay rent or quit | pay or quit | rhw16 | rhw17 | rhw20 | rhw22 | rhw23 | rhw38 |
      may make a possession claim | make a possession claim | outright possession |
      ask the court bailiff to evict | eviction warrant | warrant for eviction | bailiff to evict you`,
  },
  {
    means: 'type',
    kinds: { EVICTION_NOTICE: 2.2 },
    cues: `
      section 21 | housing act 1988 | required to leave | possession order |
      possession proceedings | order for possession | evict | evicted | eviction |
      vacate the property | leave the property | vacate | renting homes |
      private residential tenancy | first tier tribunal for scotland | ground 8 | move out |
      assured shorthold | introductory tenancy | secure tenancy`,
  },
  {
    means: 'type',
    kinds: { RENT_ARREARS_LETTER: 4 },
    cues: `
      rent arrears | arrears of rent | rent account | unpaid rent | outstanding rent |
      overdue rent | non payment of rent | behind with your rent | rent is overdue | rent owed |
      rent due | your rent | missed rent | possession order for your home`,
  },
  {
    means: 'type',
    kinds: { RENT_ARREARS_LETTER: 1.5 },
    cues: `
      weekly rent | monthly rent | tenancy agreement | housing association | income team |
      housing officer | tenancy | service charge | service charges | ground rent`,
  },
  {
    means: 'type',
    kinds: { DISMISSAL_LETTER: 3.5 },
    cues: 'we are ending your employment | are ending your employment on | ending your employment with',
  },
  {
    means: 'type',
    kinds: { DISMISSAL_LETTER: 5 },
    cues: ` not to keep you on | let you go | letting you go | bring your employment to an end | ending your employment | employment is ending | confirm your dismissal | not passed your probation | terminate your employment | termination of your employment | termination of employment |
      employment will terminate | employment is terminated | your dismissal |
      you are dismissed | been dismissed | dismissing you | summarily dismissed |
      summary dismissal | decision to dismiss | notice of dismissal | dismiss you |
      employment will end | employment with us will end | failed your probation |
      unsuccessful probation | terminating your employment |
      terminate your contract of employment | your employment ended |
      dismissed with immediate effect`,
  },
  {
    means: 'type',
    kinds: { DISMISSAL_LETTER: 2 },
    cues: `
      gross misconduct | disciplinary hearing | disciplinary meeting | probationary period |
      last day of employment | notice period | p45 | appeal against this decision | misconduct |
      capability | payment in lieu of notice`,
  },
  {
    means: 'type',
    kinds: { REDUNDANCY_NOTICE: 4.5 },
    cues: `
      at risk of redundancy | redundancy | redundancies | made redundant | redundant |
      redundancy payment | redundancy consultation | statutory redundancy pay |
      selected for redundancy | selection pool | being laid off | mass layoff | plant closing | permanent layoff | warn notice | worker adjustment and retraining | reduction in force | position will be eliminated | position has been eliminated | position is being eliminated |
      by reason of redundancy`,
  },
  {
    means: 'type',
    kinds: { BENEFIT_OVERPAYMENT: 5 },
    cues: `
      overpayment of | benefit overpayment | been overpaid | were overpaid | paid too much |
      overpaid benefit | housing benefit overpayment | universal credit overpayment |
      tax credits overpayment | dwp debt management | benefit debt | recover the overpayment |
      recoverable overpayment | overpayment | we overpaid you | paid you too much |
      direct earnings attachment`,
  },
  {
    means: 'type',
    kinds: { BENEFIT_OVERPAYMENT: 1.8 },
    cues: `
      universal credit | department for work and pensions | housing benefit |
      mandatory reconsideration | carers allowance | jobcentre | tax credits |
      personal independence payment | employment and support allowance | dwp |
      social security scotland | jobseekers allowance`,
  },
  {
    means: 'type',
    kinds: { TAX_DEMAND: 3.5 },
    cues: `
      hm revenue customs | hm revenue and customs | hm revenue | hmrc | self assessment |
      late filing penalty | tax owed | unpaid tax | tax you owe | tax demand | tax penalty |
      penalty determination | internal revenue service | tax calculation | simple assessment |
      p800 | tax year | notice cp | revenue commissioners | australian taxation office |
      canada revenue agency | vat assessment | field force collector`,
  },
  {
    means: 'type',
    kinds: { TAX_DEMAND: 1.5 },
    cues: `
      tax return | income tax | unique taxpayer reference | utr | accounts office | paye`,
  },
  {
    means: 'type',
    kinds: { UTILITY_BILL_DEMAND: 3 },
    cues: `
      gas charges | electricity charges | gas commodity | carbon tax | gas billing period | electricity billing period |
      energy bill | electricity bill | gas bill | water bill | energy account | water account |
      water charges | meter reading | meter readings | kwh | prepayment meter | wastewater |
      sewerage charges | standing charge | gas and electricity | electricity and gas |
      electricity and or gas | gas or electricity | broadband bill | phone bill |
      telephone bill | mobile bill | your energy | your electricity | your gas | your water |
      your broadband | supply address | energy debt | rights of entry | rights of entry act |
      flow restrictor | utility bill | back billing | energy supplier |
      priority services register | smart meter | warrant to enter | water and sewer | sewer charges | utility billing | water service | turn on fee | reconnection fee |
      past due balance on your utility | trash and water`,
  },
  {
    means: 'type',
    kinds: { UTILITY_BILL_DEMAND: 1.2 },
    cues: `
      electricity | gas | water | energy | broadband | disconnect | disconnection | tariff |
      supply | airtime | ofgem | ofwat | watersure | meter | disconnected | energy ombudsman`,
  },
  {
    means: 'type',
    kinds: { INSURANCE_DECISION: 4 },
    cues: `
      decline your claim | declined your claim | declining your claim |
      unable to pay your claim | cannot pay your claim | reject your claim |
      rejected your claim | repudiate your claim | policy does not cover |
      not covered by your policy | not covered under your policy | claim has been declined |
      claim is declined | claim is not covered | looking at your claim | settle your claim |
      avoid your policy | avoided your policy | voided your policy | cancel your policy |
      claims decision | outcome of your claim | your claim for | unable to accept your claim |
      void your policy | policy as void | policy exclusion`,
  },
  // Insurance of the state is no insurer.
  {
    means: 'type',
    kinds: { INSURANCE_DECISION: -6 },
    cues: `
      unemployment insurance | unemployment compensation | national insurance | social insurance |
      department of social protection | social welfare | disability allowance | jobseekers |
      department for work and pensions | centrelink | social security administration |
      work and income | employment insurance`,
  },
  {
    means: 'type',
    kinds: { INSURANCE_DECISION: 1.8 },
    cues: `
      policy number | policyholder | insurance | insurer | loss adjuster | claims department |
      claims team | underwriters | your policy | claims handler | surveyor | excess |
      exclusion`,
  },
  {
    means: 'type',
    kinds: { CONSUMER_CONTRACT_DISPUTE: 3 },
    cues: ` cannot offer a refund | not offer a refund | is not a fault | not a fault | not faulty | independent inspection | your complaint and | turned down your complaint | early exit charge | exit charge | leave 12 months early | asked to leave | sorry to see you go | early exit | faulty | give you a refund | goodwill gesture | manufacturing fault | close the complaint |
      customer resolution | our technician | wear and tear | your complaint | decline your refund |
      sold as seen | outside our returns | not a manufacturing | exit fee | membership fees |
      early termination charge | early termination fee | early exit fee | cancellation fee |
      gym membership | membership agreement | minimum term | minimum contract |
      refuse a refund | refund request | unable to offer a refund | not entitled to a refund |
      your complaint about | final response to your complaint | our final response |
      cooling off period | faulty goods | your cancellation | cancellation request |
      auto renewal | remaining term of your contract | breach of your membership | your order |
      mid contract | damage to the | your deposit | brought the * back | on hire to you |
      rental agreement | hire agreement | left to pay us for`,
  },
  {
    means: 'type',
    kinds: { CEASE_AND_DESIST: 6 },
    cues: `
      cease and desist | trade mark infringement | trademark infringement |
      infringe our trade mark | defamation | defamatory | libel | harassment warning |
      passing off`,
  },
  {
    means: 'type',
    kinds: { CEASE_AND_DESIST: 1.8 },
    cues: `
      undertakings | undertaking not to | refrain from | trade mark | trademark |
      immediately cease | cease all | malicious falsehood`,
  },
  {
    means: 'type',
    kinds: { COPYRIGHT_INFRINGEMENT_LETTER: 4 },
    cues: `
      copyright infringement | infringement of copyright | unauthorised use of |
      unauthorized use of | unlicensed use of | getty images | picrights | copytrack | pixsy |
      infringed our clients copyright | infringes copyright | image licence | use of the image |
      use of an image | imagery on your website | use of the imagery | license compliance | dmca | counter notice | copyright claim notice | copyright complaint about | dmca takedown | dmca complaint | copyright strike | takedown notice | file sharing | peer to peer | bittorrent |
      photographs on your website | golden eye | licence compliance | licence check | picture on your website | picture has been shown on | owners of pictures | photo on your website | image has been used on | images on your website |
      past use of the image | licence for that use | licence for this use`,
  },
  {
    means: 'type',
    kinds: { COPYRIGHT_INFRINGEMENT_LETTER: 1.5 },
    cues: `
      copyright | copyright designs and patents act | photograph | photographer |
      licence to use | license to use | valid license | license purchase | imagery | ip address | image | exclusive representative | valid licence`,
  },
] as const satisfies readonly CueRow[]
