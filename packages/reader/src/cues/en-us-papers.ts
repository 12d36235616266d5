/** English of the United States and its neighbours: papers by the names and turns that courts, agencies and firms print on them. */
import type { CueRow } from './cue.ts'

export const EN_US_PAPER_CUES = [
  {
    means: 'type',
    kinds: { REDUNDANCY_NOTICE: 5.5 },
    cues: `
      reduce the size of | reducing its workforce | reduce its workforce | reducing our workforce | reduce our workforce | eliminated and your employment | eliminated effective | eliminate your position | eliminated your position | eliminated because | continue health coverage under cobra | position has been eliminated | is eliminated as of | is eliminated effective | * has been eliminated because | position is being eliminated | position is eliminated | your role has been eliminated | your role is being eliminated | role is impacted | role has been impacted | indefinite layoff | temporary layoff |
      layoff notice | notice of layoff | job is abolished | position is abolished | position abolished | job abolished | laying off | recall rights | severance package |
      separation package | joint administrators were appointed | administrators * made redundant | workforce reduction`,
  },
  {
    means: 'type',
    kinds: { DISMISSAL_LETTER: 5 },
    cues: `
      assignment has ended | your assignment at | assignment is over | non renewal of fixed term | non renewal of your contract | discontinuance of probationary |
      probationary appointment | fixed term contract * end on | contract will end on | will not be renewed | releasing you from | separation from employment |
      involuntary separation | at will employment | end your probation | your services will not be required |
      discharged effective | discharged from your employment | discharged from your position | you are hereby discharged from employment`,
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
  // A landlord who writes a plain note; who rents out by the week says when guests leave.
  {
    means: 'type',
    kinds: { EVICTION_NOTICE: 3.2 },
    cues: `
      you must leave the flat | you must leave the house | you must leave my flat | you must leave my house | you must leave the apartment |
      leave the flat by | leave the house by | leave the room by | be out of the flat by | be out of the house by | be out of the apartment by |
      i want the flat back | i want the house back | i want the room back | i need the flat back | i need the house back`,
  },
  {
    means: 'type',
    kinds: { OTHER: 5, EVICTION_NOTICE: -6 },
    cues: 'holiday let | holiday lets | holiday cottage | holiday cottages | your stay | check out is at | check out time',
  },
  {
    means: 'type',
    kinds: { EVICTION_NOTICE: 6 },
    cues: `
      dispossessory | breached your rental agreement | lease violation | 14 30 notice | rental agreement will terminate | your rental agreement will end | notice of noncompliance |
      notice to cure | lease termination notice | notice of lease termination | lease termination for nonpayment | forcible entry and detainer | forcible detainer | summary process | holdover | warrant of eviction | writ of restitution |
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
    cues: 'administrative citation | municipal citation | violation notice | contest by mail | contest in person | contest the ticket | contest the citation | contest this ticket | fine doubles | fine will double | parking ticket municipal | overtime meter | expired meter | fare not paid | fare evasion | police parking ticket | code violation citation | ordinance violation | civil infraction',
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
      reason for denial | service denial | we have denied the following | denied the following service | not covered under your current policy |
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
    cues: 'supplemental nutrition assistance program | snap benefits | application denied | request a fair hearing | cc r violation | covenants conditions and restrictions | architectural review committee | notice of violation and fine | notice of rent adjustment | rent adjustment | rent will change | notice of rent increase | application * has been denied | medical assistance * denied | notice of action',
  },
  {
    means: 'type',
    kinds: { COURT_CLAIM: 6, DEBT_COLLECTION_LETTER: -5 },
    cues: 'civil claim | court of justice of alberta | file a dispute note | dispute note | pretrial conference | small claims division | notice to appear for pretrial | obtain default judgment against you | judicial centre',
  },
  {
    means: 'type',
    kinds: { OTHER: 6, INSURANCE_DECISION: -6 },
    cues: 'thank you for applying for | unable to approve your application | notice of adverse action | adverse action notice | equal credit opportunity act | employment insurance benefits | voluntarily left your employment | credit bureau report | creditors are prohibited by federal law',
  },
  {
    means: 'type',
    kinds: { OTHER: 6, EVICTION_NOTICE: -7 },
    cues: 'termination of assistance | housing choice voucher | housing assistance payments | voucher program',
  },
  // More headings, statutes and standing phrases, of the United States and of Canada.
  {
    means: 'type',
    kinds: { REDUNDANCY_NOTICE: 5.5 },
    cues: `
      worker adjustment and retraining | warn act | warn notice | group termination | mass termination | collective dismissal | notice of collective dismissal | plant closing | plant closure | bumping rights | displacement rights | older workers benefit protection | positions * be abolished | positions * * abolished | will be abolished | notice of surplus | surplus to requirements | workforce adjustment | shortage of work | group layoff | furlough notice | notice of furlough | furloughed without pay |
      rif notice | reduction in workforce | position will be eliminated | elimination of your position | position elimination | job elimination | laid off effective | will be laid off | permanent layoff | employment site will close | order of seniority | reemployment list | dislocated worker | rapid response`,
  },
  {
    means: 'type',
    kinds: { DISMISSAL_LETTER: 5 },
    cues: `
      termination for cause | terminated for just cause | just cause for dismissal | just cause for termination | termination without cause | terminated without cause | dismissed without cause | job abandonment | abandoned your position | abandoned your job | no call no show | separation notice | notice of proposed removal | proposed removal | decision to remove you | removal from the federal service | merit systems protection board | loudermill hearing | pre termination hearing |
      predetermination hearing | rejected on probation | rejection during probation | rejection on probation | non reappointment | notice of non reappointment | nonrenewal of your teaching | last chance agreement | employment is being terminated | employment will be terminated effective | terminating your employment | terminate your employment effective | discontinued effective | services * be discontinued | services as a probationary | termination letter | notice of discharge |
      discharged from employment | discharged from your position | progressive discipline`,
  },
  {
    means: 'type',
    kinds: { DEBT_COLLECTION_LETTER: 5 },
    cues: `
      information obtained will be used for that purpose | fair debt collection practices | itemization of the debt | original creditor name | name and address of the original creditor | dispute all or part of the debt | you dispute the debt | validity of this debt | validity of the debt | charge off date | chargeoff date | chargeoff balance | placed with our agency | placed for collection | placed with our office for collection | collection agency license | licensed collection agency |
      collections act | collection and debt settlement services | debt settlement services act | referred to collections | sent to collections | turned over to collections | treasury offset program | cross servicing | collections enforcement section | certified * * for collection | certified to this office | past due assessment | delinquent assessment | delinquent assessments | assessment lien | right to reinstate | deficiency balance | notice of our plan to sell | plan to sell property |
      default resolution group | notice of salary offset | salary offset | collected by offset | collect this debt by offset | collected by deductions | mechanics lien | mechanic s lien | construction lien | claim of lien | mortgage loan * is in default | mortgage is in default | amount to cure | cure the default | reinstate your loan | reinstate the loan | defaulted student loan | student loan default | self pay balance | returned check fee | returned item fee | final collection notice | reported to the credit bureaus | reporting to the credit bureaus`,
  },
  {
    means: 'type',
    kinds: { LETTER_BEFORE_CLAIM: 5 },
    cues: `
      litigation counsel for | elects to accelerate | notice of intent to sue | notice of intention to sue | deceptive trade practices | chapter 93a | consumers legal remedies act | dishonored check * amount | dishonored check | returned by the bank marked | bad check notice | govern yourself accordingly | govern yourselves accordingly | litigation hold | preserve all documents | preserve all evidence | instructions to commence an action | instructed to commence an action |
      commence an action against you | commence legal action against you | no alternative but to file | no choice but to file | left with no choice but | pre litigation demand | final demand before legal action | last chance before small claims | go to small claims court | institute suit | institute legal proceedings | will be filed in small claims | will be filed in the superior court | issue a statement of claim | prior to filing suit | legal action will be commenced`,
  },
  {
    means: 'type',
    kinds: { STATUTORY_DEMAND: -6 },
    cues: 'dishonored check | nsf account closed | treble damages | returned check',
  },
  {
    means: 'type',
    kinds: { UTILITY_BILL_DEMAND: 5 },
    cues: `
      disconnect notice | service termination notice | water termination notice | shut off protection | shutoff date | disconnect date | disconnection date | cut off date | utility billing | utility bill past due | water and sewer bill | sewer service charges | stormwater fee | past due water | delinquent water | kwh used | therms used | hydro account | hydro bill | load limiter | ontario energy board | public utility commission | public utilities commission | public service commission |
      budget billing | deferred payment agreement | low income home energy | liheap | reconnect fee | reconnect charge | winter moratorium | cold weather rule | board of public utilities | municipal utility district | restore service | wireless account is past due | service suspension | suspend your wireless`,
  },
  {
    means: 'type',
    kinds: { RENT_ARREARS_LETTER: 5 },
    cues: `
      lot rent | space rent | rent delinquency | delinquent rent | late rent notice | past due rent notice | unpaid rent reminder | rent ledger | housing charge arrears | housing charges are in arrears | maintenance arrears | shareholder arrears | rental arrears | returned rent check | rent check bounced | rent check was returned | behind in rent | behind in your rent | behind on your rent | rent was not in | rent has not been received | emergency rental assistance | rent repayment agreement |
      balance on your rent | charges on your ledger | balance on your ledger | pay your balance on the portal`,
  },
  {
    means: 'type',
    kinds: { EVICTION_NOTICE: 5.5 },
    cues: `
      notice to end a tenancy early | notice to end your tenancy early | form n4 | form n12 | form n13 | landlords own use | landlords use of property | 10 day notice to end tenancy | one month notice to end tenancy | two month notice to end tenancy | four month notice to end tenancy | notice to end tenancy | notice of termination for non payment | 14 day termination notice | notice to terminate tenancy | unconditional quit | notice to quit possession | demand for possession | 3 day notice to pay |
      three day notice | five day notice | seven day notice of termination | 30 day notice to vacate | 60 day notice to terminate | 90 day notice to vacate | surrender possession | deliver up possession | just cause eviction | tenant protection act | detainer warrant | complaint for eviction | eviction hearing | rule to vacate | warrant of removal | writ of eviction | ordered to vacate | hereby ordered to vacate | 24 hour notice to vacate | holdover petition | good cause eviction |
      dispossessory proceeding | tenants in possession | tenant at sufferance | forfeiture of the lease | declare the forfeiture | tenancy at will * terminated | month to month tenancy is | unlawful holdover | proceedings to recover possession | self help eviction`,
  },
  {
    means: 'type',
    kinds: { COURT_CLAIM: 5, COURT_JUDGMENT: -2 },
    cues: `
      legal proceeding has been commenced against you | wish to defend this proceeding | statement of defence within | serve a statement of defence | response to civil claim | form 7a | defence form 9a | citation by certified mail | file a written answer | written answer with the clerk | you may employ an attorney | summons and return of service | special civil part | warrant in debt | order to go to small claims court | form sc 100 | wherefore plaintiff | wherefore the plaintiff | jury trial demanded |
      comes now the plaintiff | now comes the plaintiff | prayer for relief | judgment by default will be taken | judgment by default will be rendered | complaint for foreclosure | after service of this summons | default may be entered against you | complaint to foreclose | plaintiff files this complaint | verified complaint | lis pendens | civil action summons | you are hereby summoned | hereby summoned and required | serve upon the plaintiffs attorney | serve an answer | notice of hearing l1 | application to evict a tenant | answer within 20 days | petition in small claims`,
  },
  {
    means: 'type',
    kinds: { COURT_JUDGMENT: 6, EVICTION_NOTICE: -3 },
    cues: `
      order under section 69 | order under section 77 | order under section 78 | order under section 87 | it is ordered that | tenancy between the landlord and the tenant | abstract of judgment | transcript of judgment | findings of fact | conclusions of law | adjudged and decreed | ordered adjudged | ordered and adjudged | judgment is hereby entered | judgment is entered | court grants judgment | judgment as follows | default judgment granted | notice of judgment | endorsement record |
      certificate of judgment | consent judgment | stipulated judgment | agreed judgment | post judgment interest | postjudgment interest | form sc 130 | reduced to judgment | reasons for judgment | order of the board | final judgment for | judgment for plaintiff | order of eviction`,
  },
  {
    means: 'type',
    kinds: { BAILIFF_NOTICE: 6, DEBT_COLLECTION_LETTER: -1 },
    cues: `
      income withholding for support | income withholding order | income execution | property execution | bank execution | trustee process | information subpoena | levying officer | marshals levy | notice of marshals | sheriffs levy | wage assignment order | distress for rent | notice of distress | distraint | civil enforcement agency | notice of objection to seizure | notice of seizure of personal property | seizure of personal property | family responsibility office | maintenance enforcement program |
      support deduction notice | support deduction order | federal support garnishment | notice of sale under power | notice of sale under mortgage | substitute trustee | highest bidder for cash | deed of trust dated | notice of default and election to sell | election to sell | legal process fee | garnishment order | garnishing order | notice to garnishee | employer garnishment | continuing wage garnishment | seizure in the hands of | notice of garnishment exemption | writ of attachment |
      order of seizure | examination in aid of execution`,
  },
  {
    means: 'type',
    kinds: { PENALTY_CHARGE_NOTICE: 5.5 },
    cues: `
      uniform traffic citation | uniform citation | uniform traffic ticket | traffic ticket | photo enforcement | photo enforced | automated speed enforcement | automated enforcement | speed safety camera | school bus stop arm | stop arm camera | red light violation | toll enforcement invoice | toll evasion | notice of toll evasion | unpaid toll | unpaid toll notice | pay by plate toll | toll by mail | provincial offences act | provincial offence notice | provincial offence | offence notice |
      certificate of parking infraction | parking infraction | early resolution meeting | bylaw violation | bylaw infraction | bylaw offence | by law infraction | by law offence | administrative monetary penalty | administrative penalty notice | violation ticket | notice of impending conviction | notice of fine and due date | plea date | appearance plea date | plead guilty or no contest | bail forfeiture | office of administrative trials | environmental control board | notice of delinquent parking |
      delinquent parking | meter violation | snow emergency route | street cleaning violation | notice to appear traffic`,
  },
  {
    means: 'type',
    kinds: { PARKING_TICKET: 5.5 },
    cues: 'parking revenue recovery | notice of unpaid parking | unpaid parking session | parking charges due | private property parking | impark | diamond parking | precise parklink | indigo park | unauthorized vehicle | improperly parked | boot removal fee | vehicle immobilized | vehicle has been booted | tow warning | tow notice | towing notice | towing authorization | subject to towing | parking notice of non payment | visitor parking violation | resident parking violation | parking facility operator',
  },
  {
    means: 'type',
    kinds: { BENEFIT_OVERPAYMENT: 5.5 },
    cues: `
      benefit offset | false statement penalty | employment insurance overpayment | ei overpayment | notice of debt employment insurance | emergency response benefit | cerb repayment | cerb overpayment | canada recovery benefit | ontario works overpayment | odsp overpayment | notice of redetermination | canada child benefit * recalculated | old age security overpayment | income supplement overpayment | waiver of overpayment | request for waiver of overpayment | ssa 632 | ssa 561 | paid * too much in |
      too much in disability benefits | too much in benefits | too much in social security | pandemic unemployment assistance | intentional program violation | inadvertent household error | household error | agency error | tanf overpayment | public assistance overpayment | section 8 overpayment | reduce your monthly allotment | recoup the overpayment | recoupment of benefits | withhold * from your monthly benefit | assistance overpayment | supplemental security income overpayment |
      income assistance overpayment | veterans benefits overpayment | pay back this money`,
  },
  {
    means: 'type',
    kinds: { TAX_DEMAND: 5 },
    cues: `
      notice of deficiency | notice cp14 | notice cp2000 | cp2000 | notice cp501 | notice cp503 | notice cp504 | letter 1058 | notice lt11 | notice of federal tax lien | federal tax lien | state tax lien | notice of reassessment | demand to file | requirement to file | instalment reminder | hst return | gst hst | supplemental tax bill | delinquent property taxes | delinquent taxes | tax sale notice | interim tax bill | final tax bill | secured tax bill | real estate tax bill | personal property tax |
      sales tax assessment | sales and use tax | trust fund recovery penalty | estimated tax penalty | underpayment of estimated | tax return change | tax warrant | employer health tax | vacant home tax | speculation and vacancy tax | underused housing tax | notice of proposed assessment | state income tax | offer in compromise | tax court petition | earned income tax | tax bill tax year | county treasurer | comptroller of the treasury`,
  },
  {
    means: 'type',
    kinds: { INSURANCE_DECISION: 5.5 },
    cues: `
      workers compensation board | wsib | worksafebc | claim is not allowed | not compensable | to be compensable | cant accept your claim | cannot accept your claim | notice of denial | reservation of rights | partial denial | denial of coverage | out of network | step therapy | coverage determination | redetermination request denied | employee retirement income security | under erisa | long term disability claim | long term disability benefits | short term disability claim | definition of disability |
      statutory accident benefits | accident benefits | treatment plan ocf | rescission of policy | policy rescinded | material misrepresentation | recoverable depreciation | respectfully deny | must deny your claim | unable to approve | not a covered benefit | not covered under your plan | experimental or investigational | licence appeal tribunal | homeowners claim | earth movement exclusion | wear and tear exclusion | claims adjuster | notice of initial determination | denial of claim`,
  },
  {
    means: 'type',
    kinds: { CONSUMER_CONTRACT_DISPUTE: 4.5 },
    cues: `
      magnuson moss | air passenger protection | right to rescind | timeshare | three day right to cancel | merchant dispute | provisional credit | dispute has been resolved | dispute claim | in favor of the merchant | fair credit billing | warranty does not cover | warranty is void | nonrefundable | non refundable deposit | cancellation fee applies | future travel credit | deny your refund | denied your refund | refund request has been denied | refund request was denied | flight interruption |
      outside our return window`,
  },
  {
    means: 'type',
    kinds: { CEASE_AND_DESIST: 4.5 },
    cues: `
      lanham act | non solicitation | nonsolicitation | non competition agreement | noncompete agreement | post employment covenants | tortious interference | demand for retraction | retraction demand | defamatory per se | libel per se | notice of libel | libel and slander act | trade secrets act | trademark infringement | trademark registration no | federally registered trademark | trademarks act | anticybersquatting | notice of trespass | trespass notice | no trespass | immediately cease |
      cease all use | cease using | cease all contact | refrain from further`,
  },
  {
    means: 'type',
    kinds: { COPYRIGHT_INFRINGEMENT_LETTER: 5 },
    cues: 'digital millennium copyright | dmca notice | copyright infringement notification | notice and notice | notice of claimed infringement | bittorrent | infringing file | peer to peer | copyright claims board | picrights | copytrack | pixsy | higbee | unauthorized use of photograph | unauthorized use of a photograph | unauthorized use of our image | willful infringement | statutory damages copyright | 17 u s c | section 41 25 | 41 25 | copyright alert | content owner | copyrighted photograph',
  },
  {
    means: 'type',
    kinds: { PPL_PRS_BILL: 6 },
    cues: 'socan | re sound | entandem | ascap | broadcast music inc | bmi music license | sesac | global music rights | public performance license | music performance license | music license fee | copyright board tariff | tariff 8 | tariff 20 | music license agreement',
  },
  {
    means: 'type',
    kinds: { OTHER: 5 },
    cues: `
      permission slip | parent teacher conference | notice of public hearing | safety recall | notice of data breach | open enrollment | escrow analysis | notice of class action | class action settlement | voter registration | boil water advisory | scheduled outage | your order has shipped | appointment reminder | lab results | registration renewal | license renewal | adverse action notice | financial aid | offer letter | performance improvement plan | explanation of benefits |
      annual meeting of members | potluck | bake sale | block party | garage sale | medicaid renewal | notice of eligibility | renewal packet | field trip`,
  },
] as const satisfies readonly CueRow[]
