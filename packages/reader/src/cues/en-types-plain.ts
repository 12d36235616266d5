/** English: kinds of letter in the plain words of plain writers: cards, texts, mails, and firms that avoid the law's names. */
import type { CueRow } from './cue.ts'

export const EN_PLAIN_TYPE_CUES = [
  {
    means: 'type',
    kinds: { BAILIFF_NOTICE: 3 },
    cues: `
      with me for removal | for removal | call with a van | i am in your area | agent will attend | re attending your premises | to the sale room | carry out the warrant |
      attend with a van | removal of goods | came to your home | came to your property | came to your address |
      enforce a liability order | enforcing a liability order | execute the warrant |
      executing a warrant | case has been allocated | allocated to an enforcement agent |
      allocated to me | clamped your vehicle | vehicle has been clamped |
      vehicle has been immobilised | certificate granted at | i will return | i shall return |
      i shall be back | will return with | back with a van | remove goods in your absence |
      in your absence | charge was served | interim attachment | attachment of goods |
      inventory of your goods | my fees | entry to your premises | force entry | gain entry`,
  },
  {
    means: 'type',
    kinds: { COUNCIL_TAX_DEMAND: 2.5 },
    cues: `
      council tax payment | council tax instalment | council tax is overdue | council tax balance |
      behind with your council tax | missed your council tax | council tax reference |
      cancel your instalments | lost the right to instalments | rates instalment |
      balance of the years charge | balance for the year`,
  },
  {
    means: 'type',
    kinds: { PARKING_TICKET: 2.5 },
    cues: `
      parking notice | parking breach | breach of parking | unauthorised parking | parking terms |
      parking invoice | you stayed | overstayed | stayed too long | stayed longer |
      permit holders only | disabled bay | parent and child bay | pay and display |
      no valid ticket | breach of the terms | parking operator | parking tariff |
      cameras recorded | our cameras | signs allow | signs make it clear | name the driver |
      who was driving | not the driver | notice was fixed to the vehicle`,
  },
  {
    means: 'type',
    kinds: { PENALTY_CHARGE_NOTICE: 2.5 },
    cues: `
      moving traffic | yellow box | box junction | school street | bus gate | red route |
      enforcement authority | representations against | notice of acceptance |
      notice of rejection | informal challenge | formal challenge | crossing charge |
      road user charge | zone charge | order for recovery of unpaid penalty`,
  },
  {
    means: 'type',
    kinds: { LETTER_BEFORE_CLAIM: 2 },
    cues: `
      notice before county court | notice before proceedings | notice before court |
      intend to issue a claim | before we start court | start court action | we intend to start | about to issue |
      preparing to issue | notice of legal action | we will sue | i will sue | commence legal action |
      sue you | proceedings against you without | claim in the county court | claim in the sheriff court |
      issue in the county court | court claim will be | we will have no option but to issue`,
  },
  {
    means: 'type',
    kinds: { DEBT_COLLECTION_LETTER: 1.8 },
    cues: `
      trying to reach a | tracing team | trying to trace | private matter to | used to live at |
      moved from this address | plan has broken | plan has now been cancelled | originally owed to |
      payments did not arrive | payment did not arrive | ask a solicitor to write | bought the debt | took over the account | now belongs to us | we own this debt |
      owner of this account | now own your | is in default | owing on your | sum owing |
      is owing | loan with | collecting on behalf | debt purchaser | missed repayments |
      agreement has been terminated | broken your arrangement | arrangement has been broken |
      plan has been cancelled | need to hear from you | reinstate your plan | over your limit |
      persistent debt | agree a plan | get in touch about your account | clear the balance |
      sold the above account | run the account | arrangement will end | payments bounced | payment bounced | passes it to | left to pay | could i have it | still to pay me | what you owe me | i wrote on | have to go to anybody |
      personal matter | sorry we missed you | missed you today | hold the account | holds the account |
      field agent | field services | visits customers | doorstep collection | home visit agent |
      i will call again | pass your account | partner agencies | pass it to a debt | recovery agent`,
  },
  {
    means: 'type',
    kinds: { EVICTION_NOTICE: 2.5 },
    cues: `
      need to be out | out by the | wants the room back | wants the house back | wants the flat back | wants the property back |
      leave the keys | hand the keys | rolling contract | give you notice on the | notice on the room | month to month tenancy |
      form 3a | leave your home | end your tenancy | end the tenancy | ending your tenancy |
      want the property back | need the property back | landlords notice to | landlords notice of termination | notice ending |
      possession of the dwelling | notice of possession proceedings | ground 10 | ground 11 |
      end your contract with us as tenant | contract holder`,
  },
  {
    means: 'type',
    kinds: { RENT_ARREARS_LETTER: 2.5 },
    cues: `
      rent of | rent has not | rent hasnt | rent payment | rent was due | rent that was due |
      months rent | rent for | january rent | february rent | march rent | april rent | may rent |
      june rent | july rent | august rent | september rent | october rent | november rent |
      december rent | behind with the rent | behind on rent | rent statement | rent is late |
      missed your rent`,
  },
  {
    means: 'type',
    kinds: { DISMISSAL_LETTER: 3 },
    cues: `
      your last day will be | last working day will be | employment cannot go on | cannot go on |
      not continue your employment | not be continuing your employment | contract will not be renewed |
      your services are no longer | ended your employment | decided to dismiss |
      outcome of capability | outcome of your disciplinary | outcome of disciplinary |
      end your employment | employment is to end | notice of termination |
      dismissed for | weeks notice so | probation review outcome | employment comes to an end`,
  },
  {
    means: 'type',
    kinds: { REDUNDANCY_NOTICE: 3.5 },
    cues: `
      role is at risk | job is at risk | post is at risk | roles are at risk | pool for selection |
      consultation meeting | individual consultation | consult with you | proposing to reduce |
      your job is one of | reduction in headcount | fewer staff | closing the site |
      selection criteria`,
  },
  {
    means: 'type',
    kinds: { BENEFIT_OVERPAYMENT: 3 },
    cues: `
      paid you more | more universal credit than | more pension credit than | more housing benefit than |
      were paid too much | paid * * too much | need to give this back | need to pay this back |
      from your future payments | deductions from your universal credit | recover this from your |
      you had too much`,
  },
  {
    means: 'type',
    kinds: { TAX_DEMAND: 2.5 },
    cues: `
      didnt pay your tax | tax bill on time | your tax bill | tax bill | self assessment payment | penalty for late | late filing | tax you owe us | still owe us tax |
      child benefit charge | vat penalty | corporation tax | notice of penalty assessment |
      paye underpayment | tax and interest | hmrc debt management | time to pay arrangement`,
  },
  {
    means: 'type',
    kinds: { UTILITY_BILL_DEMAND: 2.2 },
    cues: `
      fit prepayment meters | fit a prepayment meter | warrant so that we can | final bill |
      catch up bill | water services | metered charges | line rental | restrict your service |
      your usage | supply number | estimated reading | unbilled energy | energy supply`,
  },
  {
    means: 'type',
    kinds: { INSURANCE_DECISION: 2.5 },
    cues: `
      claim under your policy | turn down your claim | turned down your claim | not able to pay the claim |
      claim was not successful | cover was not in force | non disclosure | misrepresentation |
      total loss | cash settlement | your policy number | escape of water | policy excess |
      claims team | policy wording | under your policy | when you took the policy out | when you took out the policy`,
  },
  {
    means: 'type',
    kinds: { CONSUMER_CONTRACT_DISPUTE: 2 },
    cues: `
      not able to refund | cannot refund | refuse your refund | request for a refund | your refund |
      your return | returns policy | terms of sale | your booking | cancelled flight | your flight |
      compensation claim | repair or replace | your membership | notice period of membership |
      your cancellation | warranty claim | outside the warranty`,
  },
  // A carrier answers a passenger: what it calls a claim is no insurance.
  {
    means: 'type',
    kinds: { CONSUMER_CONTRACT_DISPUTE: 4, INSURANCE_DECISION: -4 },
    cues: `
      extraordinary circumstance | extraordinary circumstances | compensation is payable under | compensation is not payable under | uk261 | uk 261 | eu261 | eu 261 | regulation ec 261 2004 | regulation ec no 261 2004 |
      denied boarding | flight number | flight date | flight delay | delayed flight | flight was delayed | flight disruption | your flight | flight reached | date of travel | air passenger protection regulations |
      delay repay | missed connection | tarmac delay | property irregularity report | delayed baggage | sailing was cancelled`,
  },
  {
    means: 'type',
    kinds: { CEASE_AND_DESIST: 4.5 },
    cues: `
      libellous | libelous | slanderous | slander | derogatory statements | derogatory comments | derogatory remarks | disparaging statements | malicious statements | publish an apology | publish a retraction | full retraction |
      retract the | take down every | take down all | delete all posts | delete the posts | remove all posts | remove your post | desist from | never to speak or write | damage to our clients reputation | damaging to our clients reputation`,
  },
  {
    means: 'type',
    kinds: { CEASE_AND_DESIST: 3 },
    cues: `
      stop using the name | stop using our | take down the listings | take down the post |
      take down the page | remove the post | remove the review | sign the undertakings |
      registered trade mark | infringes it | injunction | false statements about | untrue statements |
      contact with our client | harassment of | protection from harassment`,
  },
  {
    means: 'type',
    kinds: { COURT_CLAIM: 6 },
    cues: `
      lawsuit has been started against you | plaintiff prays for judgment | prays for judgment | tribunal has accepted a claim |
      copy of the et1 | notification of complaint | now a defended claim | received a complaint by`,
  },
  {
    means: 'type',
    kinds: { COURT_JUDGMENT: 6 },
    cues: `
      tribunal determines that | tribunal decision dated | enclose the tribunal's decision | ruling is deemed to be an order | the tribunal rules that |
      complaint is partly allowed | complaint is allowed | convicted in absence`,
  },
  {
    means: 'type',
    kinds: { EVICTION_NOTICE: 6 },
    cues: `
      find somewhere else by | find somewhere else to live by | until the end of * to find somewhere else | till the end of * to find somewhere else | needing the flat for | needing the house for |
      right to live in the | service occupancy | ending of your service occupancy | room must be empty | terminate your week to week | days notice to terminate your |
      have to be out by | requires possession of the | our duty has come to an end | wants the house back | need you out by`,
  },
  {
    means: 'type',
    kinds: { DEBT_COLLECTION_LETTER: 5 },
    cues: `
      past due statement | last statement before collection | hand this to an agency | hand it to an agency | retained to recover the | retained to collect the |
      monthly payments did not reach us | may exercise its power of sale | default under the mortgage | committee may instruct collectors |
      our recovery partner | missed * loan payments | sold on to somebody | told our agents | balance 120 days | balance 90 days`,
  },
  {
    means: 'type',
    kinds: { RENT_ARREARS_LETTER: 6 },
    cues: `
      responsible for the rent as if | signed as guarantor for * rent | getting the room back | before it issues a * notice of termination | repayment agreement before it issues |
      as guarantor you are responsible for the rent | as guarantor you're responsible for the rent`,
  },
  {
    means: 'type',
    kinds: { PENALTY_CHARGE_NOTICE: 6 },
    cues: `
      discharge your liability for it by paying | discharge your liability for the offence | composition amount | notice of traffic offence | under section 33za | failed to appear on or before`,
  },
  {
    means: 'type',
    kinds: { REDUNDANCY_NOTICE: 6 },
    cues: `
      notice of retrenchment | retrench you | voluntary redundancy application | release you on * under the scheme | expect to make up to * redundant |
      every role in * ends | fair entitlements guarantee | proposed closure of the site`,
  },
  {
    means: 'type',
    kinds: { OTHER: 2.2 },
    cues: `
      renew the water main | water main | work starts | low pressure | bearing with us |
      you could be due | could be owed | may be owed money | scan the code and sign | all the work |
      reading challenge | your library | open day | save the date | join us | our volunteers |
      screening | prescription | school trip | term dates | pension statement | gift aid |
      your donation | your order has been dispatched | out for delivery | statement for your records |
      change to our opening | survey | tell us what you think | thanks for being a customer |
      interest rate is changing | your savings rate | no need to reply | no need to do anything |
      nothing to do | your policy is renewed | flu jab | vaccination appointment | hello from`,
  },
] as const satisfies readonly CueRow[]
