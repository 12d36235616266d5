/** English of the United Kingdom, Ireland, Australia and New Zealand: papers by their headings, statutes, offices and standing phrases. */
import type { CueRow } from './cue.ts'

export const EN_PAPER_NAME_CUES = [
  {
    means: 'type',
    kinds: { BAILIFF_NOTICE: 5.5, PENALTY_CHARGE_NOTICE: -2, DEBT_COLLECTION_LETTER: -1 },
    cues: `
      enforcement warrant notice | enforcement warrant | warrant to seize | writ for levy of property | writ for the levy of property | warrant of seizure | warrant of seizure and sale |
      property seizure and sale order | garnishee order for wages | garnishee order for debts | seven day notice fines reform | sheriffs officer | wheel clamping notice |
      vehicle immobilisation notice | examination notice | attachment order on | attachment order | attachment order has been made | order your employer to deduct |
      assessment hearing registrar | order for financial assessment | distress warrant | warrant to seize property | collections ministry of justice | court collections unit |
      revenue sheriff | city sheriff | sheriff for the county | county registrar and sheriff | execution order | order of fieri facias | committal summons | instalment order |
      notice of attachment revenue | notice of inhibition | inhibition against | schedule of arrestment | earnings arrestment schedule | attachment schedule |
      debt advice and information package | land attachment | money attachment schedule | wages arrestment | enforcement of judgments order | ejo custody warrant | form n54 |
      notice of appointment with bailiffs | county court bailiff will | writ of possession | notice of enforcement visit | walk in possession | notice of disposal of goods |
      sale by public auction of your goods | third party debt order | interim charging order | attachment of earnings order has been`,
  },
  {
    means: 'type',
    kinds: { COURT_CLAIM: 5 },
    cues: `
      general procedure claim | minor case claim | minor civil claim | minor debt claim | minor civil dispute | statement of liquidated claim | originating motion |
      initiating application | notice of defence within | form 40 01 | summary summons | plenary summons | special summons | circuit court civil bill | civil bill for |
      indorsement of claim | small claims registrar | enter an appearance | entry of appearance | appearance within | memorandum of appearance | intention to defend |
      give notice of your intention to defend | claim has been lodged against you | lodged a claim against you | te ropu whakatau tautohe | disputes tribunal notice of hearing |
      notice of proceeding | notice of originating | filed against you in the district court | writ in the sheriff court | warrant of citation | form of response | notice to defender |
      defender must | simple procedure claim form | form n5b | form n119 | form n208 | particulars of claim for possession | claim form for accelerated possession |
      employment tribunal claim | copy of the claim form et1 | notice of a claim et2 | workplace relations commission complaint | unfair dismissal application form f3 |
      tenancy tribunal application | notice of conciliation and hearing | ordinary civil bill | small claims application form | fixed date summons | petition and answer |
      liquidated demand summons | bankruptcy petition hearing`,
  },
  {
    means: 'type',
    kinds: { COURT_JUDGMENT: 5.5, EVICTION_NOTICE: -1 },
    cues: `
      judgment for claimant | judgment for the claimant | judgment in default of | judgment by default | form n26 | form n28 | form n30 | order for possession | determination order |
      sealed order | it is hereby ordered | it is ordered and adjudged | decree in absence | decree for payment | extract decree | extract registered | final charging order |
      upon reading the | tribunal finds that | the tribunal finds | tribunal determined that | tribunal makes the following orders | the tribunal makes | orders made by the tribunal |
      order of the tenancy tribunal | default judgment was entered | judgment debtor must pay | judgment creditor and judgment debtor | judgment has been obtained | register of judgments |
      decree of the district court | order of the circuit court | judgment of the employment tribunal | the judgment of the tribunal | adjudication officer decision |
      order to pay compensation | confiscation order | the defender is ordered`,
  },
  {
    means: 'type',
    kinds: { PENALTY_CHARGE_NOTICE: 5.5 },
    cues: `
      fixed payment notice | penalty infringement notice | traffic infringement | expiation notice | expiation reminder | enforcement reminder | infringement reminder |
      infringement offence | stationary vehicle offence | speed camera infringement notice | unpaid toll notice | standard toll charge | penalty toll | eflow | fixed penalty offence |
      litter fine | on the spot fine | dog fouling | elect to have the matter | elect to go to court | nominate the driver | nominate another driver | statutory declaration nominating |
      nomination of driver | fines enforcement agency | civic compliance | fine enforcement order | further fine | fare evasion | revenue protection inspector |
      travelling without a valid ticket | section 172 notice | speed awareness course | excess speed | parking infringement | pay or request a court hearing |
      summary proceedings act 1957 | land transport act 1998 | road traffic act 2010 | road traffic acts | garda siochana * payment | penalty points on your licence |
      untaxed vehicle penalty | late licensing penalty | continuous insurance penalty | out of court settlement dvla | vehicle tax out of court settlement | was unlicensed on | was untaxed on | litter fixed penalty | community protection notice |
      enforcement fee infringement`,
  },
  {
    means: 'type',
    kinds: { PARKING_TICKET: 5.5 },
    cues: `
      car park payment notice | liquidated damages | breach notice parking | parking breach notice | payment notice pn | smart parking | wilson parking | secure parking | care park |
      parking enforcement services | clamp release | declamp | clamp removal fee | clamping appeal | vehicle has been clamped | notice of parking breach | parking collection notice |
      minimum charge car park | outside the grace period | grace period for this site | landowner authorised | unauthorised parking on private | parkingeye | euro car parks |
      apcoa car park | uk parking control | excel parking | horizon parking | premier park | parking charge appeal | your appeal has been rejected parking | permit not displayed |
      not parked within the markings | no parking on private | notice to registered owner parking`,
  },
  {
    means: 'type',
    kinds: { TAX_DEMAND: 5.5 },
    cues: `
      collector generals | collector general | notice of estimation | preliminary tax | local property tax | notice of amended assessment | amended assessment | running balance account |
      director penalty notice | superannuation guarantee charge | land tax assessment | payg instalment | payg instalments | general interest charge | failure to lodge | lodgment overdue |
      overdue activity statement | integrated client account | tax to pay | gst overdue | gst period ended | use of money interest | provisional tax | terminal tax |
      inland revenue te tari taake | te tari taake | ird number | myir | default assessment | student loan overdue payment inland | late payment penalties | pay as you earn demand |
      regulation 80 determination | determination of tax | discovery assessment | notice of penalty | late filing penalty notice | notice of late payment | self assessment statement |
      simple assessment | accelerated payment notice | follower notice | construction industry scheme penalty | notice of requirement to give security | vat surcharge | vat assessment |
      stamp duty penalty | revenue scotland | additional dwelling supplement | welsh revenue authority | high income child benefit | class 2 national insurance |
      unpaid national insurance | universal social charge | capital gains tax assessment | vacant residential land | vehicle tax arrears | tax clearance refused | balance of income tax |
      tax remains unpaid`,
  },
  {
    means: 'type',
    kinds: { COUNCIL_TAX_DEMAND: 5 },
    cues: `
      rates notice | rates instalment notice | council rates | rates assessment notice | rates arrears | overdue rates | rates and charges notice | rates invoice |
      uniform annual general charge | capital improved value | rates levied | rates demand | rate account | valuation and rates | empty homes premium | second home premium |
      long term empty premium | council tax support overpaid | council tax reduction overpaid | change to your council tax | council tax adjustment | reduction scheme council tax |
      council tax benefit repaid | notice of summary warrant | domestic rate bill`,
  },
  {
    means: 'type',
    kinds: { BENEFIT_OVERPAYMENT: 5.5, DEBT_COLLECTION_LETTER: -1 },
    cues: `
      department of social protection overpayment | overpaid jobseekers | revised decision overpayment | assessed against you | overpayment assessed | repayment of overpayment |
      account payable centrelink | centrelink debt | family tax benefit | child care subsidy balancing | child care subsidy debt | income estimate was lower | higher than your estimate |
      actual family income | youth allowance debt | robodebt | money owed to centrelink | debt to work and income | work and income debt | ministry of social development |
      accommodation supplement overpaid | overpaid accommodation | best start tax credit | working for families overpaid | working for families debt | te hiranga tangata |
      benefit fraud recovery | recoverable housing benefit | direct earnings attachment | carers allowance overpayment | overpaid carers | overpaid pension credit |
      overpaid universal credit | overpaid employment and support | universal credit overpayment | advance loan repayment | budgeting loan balance | dwp debt management |
      tax credits notice to pay | social security scotland overpayment | section 71za | section 71 social security | paid more than you were entitled | paid more than you should |
      you were paid too much`,
  },
  {
    means: 'type',
    kinds: { EVICTION_NOTICE: 5.5 },
    cues: `
      notice requiring possession | form 6a | notice seeking possession | notice to leave | section 21 notice | section 8 notice | section 173 notice | form rhw16 | rhw16 | rhw20 |
      renting homes wales | private residential tenancy notice | eviction ground | grounds for eviction | section 33 notice | at 6 notice | notice of proceedings for possession |
      notice of termination of tenancy | termination notice under | residential tenancies acts 2004 | valid notice of termination | form 12 notice to leave |
      form 1a notice of termination | notice of intention to terminate | notice of termination to tenant | no grounds termination | immediate notice to vacate | 90 day termination |
      90 days notice to end | 63 days notice | notice to end periodic tenancy | periodic tenancy * end | end the periodic | notice of termination of licence | licence to occupy is |
      end your licence to occupy | occupation contract * end | notice to quit northern ireland | twelve weeks notice to quit | sell the dwelling | sale of the premises with vacant |
      landlord intends to sell | family member to live in | substantial refurbishment | give up possession | deliver vacant possession | peaceable possession | forfeit the lease |
      forfeiture of your lease | section 146 notice | mortgagee in possession | repossession date | eviction date`,
  },
  {
    means: 'type',
    kinds: { RENT_ARREARS_LETTER: 5 },
    cues: `
      rent arrears warning | warning notice rent | arrears warning letter | notice to remedy rent | tenants breach rent | breach notice for rent | breach notice rent |
      arrears notice rent | rent is paid to | rent paid to | rent paid up to | days in arrears | weeks in arrears rent | days behind in rent | pre action requirements rent |
      serious rent arrears | notice of rent arrears | rent account statement arrears | ground rent arrears | ground rent demand | ground rent is overdue | ground rent and insurance rent |
      ground rent is in arrears | s 166 commonhold | rent due demand section 166 | commonhold and leasehold reform act 2002 | differential rent | council rent arrears |
      rent arrears stage | rent first missed | rent review arrears | housing association rent | site fees * overdue | pitch fee arrears`,
  },
  {
    means: 'type',
    kinds: { INSURANCE_DECISION: -4 },
    cues: 'ground rent | demanded on 25 * ground rent | insurance rent | service charge arrears',
  },
  {
    means: 'type',
    kinds: { INSURANCE_DECISION: 5.5 },
    cues: `
      acc decision | decision on your claim | cover your injury | cant cover your | cannot cover your | unable to cover your | cover has been declined | decline cover | declined cover |
      gradual process | personal injury caused by an accident | accident compensation act | accident compensation corporation | treatment injury | acc review | weekly compensation * stop |
      workcover | comcare | icare workers | liability is denied | liability is disputed | claim is rejected | notice rejecting claim | rejected your claim for compensation |
      australian financial complaints authority | afca | financial services and pensions ombudsman | insurance and financial services ombudsman | insured peril | isnt an insured |
      is not an insured peril | avoid your policy | avoided your policy | avoidance of your policy | policy has been voided | void your policy | repudiate liability | repudiation of |
      proportionate settlement | average clause | underinsured | less the excess of | duty of fair presentation | insurance disclosure and representations | careless misrepresentation |
      consumer insurance contracts act | insurance contracts act 1984 | insurance law reform | gradually operating cause | poorly maintained roof | travel insurance claim |
      pet insurance claim | pre existing medical condition | critical illness claim | income protection claim | terminal illness claim | life cover claim | permanent health insurance |
      motor insurance decision`,
  },
  {
    means: 'type',
    kinds: { LETTER_BEFORE_CLAIM: 5 },
    cues: `
      final letter of demand | intention to commence proceedings | final notice of intention | genuine steps | indebted to our client | you are indebted to | obyrne letter |
      initiating letter | failing which proceedings | proceedings will issue | proceedings will be instituted | institute proceedings | instructed to issue proceedings |
      instructions are to issue | instructed to file a claim | instructed to file proceedings | lodge a claim with the disputes tribunal | lodging a claim at the disputes tribunal |
      go to the disputes tribunal | apply to ncat | apply to vcat | apply to qcat | application to vcat | small claims procedure | small claims list | letter will be produced |
      this letter will be produced | fix you with costs | preliminary notice of claim | personal injury claim notification | pre action protocol for construction |
      pre action protocol for personal injury | pre action protocol for debt | pre action meeting | statement of intention to sue | notice of intended claim |
      fourteen days from the date of this letter | no further notice will be given | without further reference to you we`,
  },
  {
    means: 'type',
    kinds: { STATUTORY_DEMAND: 6.5 },
    cues: `
      form sd 6 1 | insolvency northern ireland order | form 6 1 | form 4 1 insolvency | corporations act 2001 section 459 | form 509h | section 289 companies act |
      companies act 1993 statutory demand | 21 day demand | twenty one day demand | bankruptcy notice | bankruptcy summons | bankruptcy act 1966 | particulars of demand and notice |
      demand under section 123`,
  },
  {
    means: 'type',
    kinds: { DISMISSAL_LETTER: 5 },
    cues: `
      summary dismissal | summarily dismissed | summarily dismiss | dismissed summarily | dismissed without notice | dismissal without notice | dismissed with notice |
      outcome of disciplinary hearing | outcome of your disciplinary hearing | disciplinary hearing outcome | decision to dismiss | decided to terminate your employment |
      trial period * end | 90 day trial | during your trial period | trial period provision | ill health capability | incapability dismissal | some other substantial reason |
      end of probation * dismissed | unsuccessful probation | did not pass probation | failed probation | appeal against dismissal | appeal the dismissal |
      right of appeal against your dismissal | termination of employment letter | your employment will be terminated | dismissal on notice | on the ground of gross misconduct |
      amounts to gross misconduct | constitutes gross misconduct | serious misconduct * dismissal | frustration of contract | withdrawal of job offer | offer is withdrawn |
      casual engagement * ended | fixed term contract expires | no longer require your services | your fixed term contract`,
  },
  {
    means: 'type',
    kinds: { REDUNDANCY_NOTICE: 5.5 },
    cues: `
      statutory redundancy | statutory redundancy pay | genuine redundancy | collective redundancy | collective redundancies | form hr1 | disestablish | disestablished |
      proposal to disestablish | position has been disestablished | proposed restructure | restructuring proposal | proposal for consultation | redeployment opportunities |
      redeployment options | suitable alternative employment | selected for redundancy | provisionally selected for | at risk of redundancy | redundancy consultation | redundancy matrix |
      rp50 | rp9 | form rp9 | lay off and short time | short time working | notice of redundancy dismissal | redundancy payments service | position no longer required |
      enhanced redundancy | last in first out`,
  },
  {
    means: 'type',
    kinds: { DEBT_COLLECTION_LETTER: 5 },
    cues: `
      collection fee per terms | lodged with us | account has been lodged | lodged for collection | default listing | default may be loaded | loaded with centrix |
      credit contracts and consumer finance | repossession warning notice | pre possession notice | section 88 default notice | section 88 notice | national credit code |
      notice of default sums | served under section 87 | section 87 1 of the consumer credit | notice of sums in arrears | section 86b | section 86c | consumer credit act default |
      termination notice consumer credit | mortgage arrears resolution | standard financial statement mortgage | code of conduct on mortgage arrears | mortgage is in arrears |
      letter of assignment | deed of assignment | equitable assignment | we have purchased your account | doorstep lender`,
  },
  {
    means: 'type',
    kinds: { UTILITY_BILL_DEMAND: 5 },
    cues: `
      formal notice of disconnection | notice of disconnection | disconnection warning notice | disconnection warning | prompt payment discount | energy reminder notice |
      retail energy code | national energy retail | payment difficulty framework | icp number | uisce eireann | irish water | commission for regulation of utilities | gprn | esb networks |
      water corporation | restriction of your water | we may turn off | turn off your power | cost to turn off | remote disconnection | smart meter disconnect |
      broken payment plan energy | magistrates court for a warrant | warrant to enter your home | prepayment by warrant | final demand for your energy | heat network | bt final bill |
      mobile service will be barred | nbn service suspended`,
  },
  {
    means: 'type',
    kinds: { CONSUMER_CONTRACT_DISPUTE: 4 },
    cues: `
      consumer rights act 2015 | australian consumer law | consumer guarantees act | consumer rights act 2022 | office of fair trading | fair trading complaint | deadlock letter |
      package travel | minimum term contract | deposit is non refundable | deposit is not refundable | no refund for change of mind | section 75 claim | chargeback claim |
      montreal convention | travel voucher | manufacturers warranty has | fair wear and tear warranty | misuse and not a fault | we consider the matter closed |
      we regard the matter as closed | we dont agree that your | motor ombudsman | furniture ombudsman`,
  },
  {
    means: 'type',
    kinds: { CEASE_AND_DESIST: 4.5 },
    cues: `
      concerns notice | defamation act 2005 | defamation act 2009 | defamation act 2013 | defamatory imputations | pre action protocol for defamation | right of way |
      trespass on our clients | encroaching on | encroachment on | private nuisance | restraint of trade | passing off | norwich pharmacal | give the undertakings | undertakings enclosed |
      signed undertaking | written undertaking that | take notice that unless you | unless you remove the | obstruct the right | apply for an injunction | breach of confidence |
      protection from harassment act | harmful digital communications | misuse of private information | trade marks act 1995 | trade marks act 2002 | trade marks act 1996 |
      intervention order application | infringes our clients`,
  },
  {
    means: 'type',
    kinds: { COPYRIGHT_INFRINGEMENT_LETTER: 5.5, DEBT_COLLECTION_LETTER: -2 },
    cues: `
      copyright act 1968 | copyright act 1994 | copyright and related rights act | copyright licensing agency | copyright warning notice | licenses the typeface | font licence |
      desktop licence | web font | infringed our clients copyright | pixsy | picrights | picright | image rights agency | golden eye international | speculative invoicing |
      past licence fee | backdated licence | unlicensed font | unlicensed software | software audit | bsa software | your use of the photograph`,
  },
  {
    means: 'type',
    kinds: { PPL_PRS_BILL: 6 },
    cues: `
      onemusic | one music australia | one music nz | apra amcos | recorded music nz | dual music licence | imro and ppi | phonographic performance ireland | ppca | music licence renewal |
      music tariff | mpls licence | motion picture licensing`,
  },
  {
    means: 'type',
    kinds: { TV_LICENCE_LETTER: 5 },
    cues: `
      broadcasting act 2009 | tv licence inspector | tv licence inspection | tv licensing enforcement | tv licensing officer | television licence is | television licence expired |
      kept a television set | television set and had no licence | no television licence | unlicensed property`,
  },
  {
    means: 'type',
    kinds: { OTHER: 5 },
    cues: `
      planned power outage | planned outage notice | invitation to disciplinary | invited to a disciplinary | disciplinary meeting invitation | allegation of serious misconduct |
      allegations of misconduct | investigation meeting | fact finding meeting | no minds been made up | teacher only day | social housing support | housing assistance refusal |
      application for social housing | dont qualify your | driving theory test | paid eftpos | working bee | received your order | inset day | non uniform day | sports day |
      parents evening | nativity | harvest festival | blood donor session | smart meter appointment | rail replacement | bin collection | recycling calendar | nhs appointment |
      outpatient | repeat prescription | mot reminder | boundary review | neighbourhood watch | annual benefit statement | rent increase notice | notice of rent review |
      section 13 notice | form 4 rent | flexible working request | arranged overdraft | you neednt do anything | sausage sizzle | kapa haka | tidy towns | parish newsletter |
      confirmation youre booked`,
  },
  {
    means: 'type',
    kinds: { DEBT_COLLECTION_LETTER: -4 },
    cues: 'arranged overdraft | you neednt do anything',
  },
] as const satisfies readonly CueRow[]
