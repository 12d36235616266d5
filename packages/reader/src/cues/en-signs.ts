/** English: named facts that later steps ask for, among them courts, clients and demands. */
import type { CueRow } from './cue.ts'

export const EN_SIGN_CUES = [
  {
    means: 'sign',
    sign: 'modal',
    cues: `
      may | could | might | would | if | unless | should | consider | possible | can | able to |
      until | before | threaten | avoid | prevent | failure to | will be passed | how to`,
  },
  {
    means: 'sign',
    sign: 'court',
    cues: ` employment tribunal | employment tribunals | hm courts | hm courts tribunals service | hm courts and tribunals service | county court | high court of justice | high court | sheriff court | magistrates court |
      civil national business centre | county court business centre |
      county court money claims centre | court of session | court service | hmcts | hm courts |
      traffic enforcement centre | small claims court | crown court | money claim online |
      family court | civil processing centre | laganside courts | courts and tribunals service`,
  },
  {
    means: 'sign',
    sign: 'claim_number',
    cues: `
      claim no | claim number | case no | case number | case reference | claim ref | court ref |
      court reference`,
  },
  {
    means: 'sign',
    sign: 'claim_form',
    cues: ` notice of a claim | form et3 | made a claim against you | how to respond | admit the claim | money claim | you need to respond | claim fee | respond to the claim | money claim against you |
      claim form | small claim | return date | particulars of claim | the claimant claims | issue date | n1cpc | n1 |
      response pack | acknowledgment of service | acknowledgement of service |
      simple procedure | notice of allocation | notice of hearing | directions questionnaire |
      date of service | a claim has been made against you | statement of truth | response form |
      civil bill | initial writ | amount claimed | notice of issue`,
  },
  {
    means: 'sign',
    sign: 'parties',
    cues: ` made a claim against you | other side | claimant | defendant | pursuer | defender | plaintiff | respondent | applicant |
      first claimant`,
  },
  {
    means: 'sign',
    sign: 'not_court',
    kinds: { COURT_CLAIM: -6, COURT_JUDGMENT: -6 },
    cues: `
      not a court document | not a claim form | not a court claim | not court papers |
      not a county court judgment | not a judgment | this is not a summons |
      no court proceedings have | court proceedings have not | proceedings have not yet |
      not yet issued | has not been issued | have not been issued | no claim has been |
      not a court summons | not court proceedings | not issued by a court | not from a court |
      is not a court`,
  },
  {
    means: 'sign',
    sign: 'liability_order',
    cues: `
      liability order | liability orders | summary warrant | magistrates court has |
      warrant of control | warrant of execution | writ of control | high court writ`,
  },
  {
    means: 'sign',
    sign: 'writ_or_warrant',
    cues: `
      writ of control | warrant of control | high court writ | writ of possession |
      warrant of possession | warrant of execution | under the warrant | decree |
      distress warrant | warrant number | writ number | warrant issued | under a warrant |
      order for recovery | warrant`,
  },
  {
    means: 'sign',
    sign: 'enforcement_power',
    cues: `
      liability order | writ of control | warrant of control | high court enforcement |
      magistrates court | tribunals courts and enforcement act | taking control of goods |
      notice of enforcement | enforcement agent | enforcement agents | sheriff officer |
      sheriff officers | certificated | warrant | charge for payment`,
  },
  {
    means: 'sign',
    sign: 'public_body',
    cues: `
      sorn | late licensing penalty | vehicle tax | hm revenue | hmrc | dvla | driver and vehicle licensing agency |
      department for work and pensions | dwp | transport for london | national highways |
      student loans company | police | constabulary | home office | visas and immigration |  environment agency | child maintenance service |
      land registry | companies house | legal aid agency | home office | revenue scotland |
      internal revenue service | revenue commissioners | social security scotland |
      driver and vehicle agency | ministry of justice | land property services | tv licensing |
      national savings | nhs business services authority | department for infrastructure |
      information commissioner`,
  },
  {
    means: 'sign',
    sign: 'council',
    cues: `
      council | city council | borough council | county council | district council |
      london borough | royal borough | metropolitan borough | unitary authority | cyngor |
      comhairle | local authority | council of the isles | city of london corporation | gov.uk`,
  },
  {
    means: 'sign',
    sign: 'council_debt',
    cues: 'council tax | business rates | non domestic rates',
  },
  {
    means: 'sign',
    sign: 'client',
    cues: `
      our client | our clients | on behalf of | client | original creditor | previous creditor |
      creditor | account holder | instructed by | acting for | we act for | assigned by |
      assigned from | purchased from | bought from | original lender | original owner |
      operator | principal client | lender | landowner | landlord client | for our client |
      obtained by | formerly | in relation to your | behalf of | brand | supplier`,
  },
  {
    means: 'sign',
    sign: 'demand',
    kinds: { OTHER: -0.9, DEBT_COLLECTION_LETTER: 0.45 },
    cues: `
      you must pay | please pay | pay now | pay the | payment is required | payment is due |
      must be paid | amount due | outstanding | overdue | unpaid | demand | arrears | you owe |
      failure to pay | not been paid | has not been received | non payment | pay in full |
      you must | settle | enforcement | penalty | you are required | we require | legal action |
      court`,
  },
  {
    means: 'sign',
    sign: 'annual_bill',
    cues: `
      council tax bill | your council tax bill | band a | band b | band c | band d | band e |
      band f | band g | band h | first instalment | annual bill | instalments as follows |
      payment schedule | your instalments`,
  },
  {
    means: 'sign',
    sign: 'summons',
    cues: `
      summons | summoned | summonsed | complaint has been made | liability order hearing |
      liability order will be | apply for a liability order | liability order has been |
      liability order was | liability order against you | has granted a liability order |
      summary warrant`,
  },
  {
    means: 'sign',
    sign: 'reminder',
    cues: `
      reminder | reminder notice | second reminder | friendly reminder | first reminder`,
  },
  {
    means: 'sign',
    sign: 'loss_of_home',
    cues: `
      lose your home | deliver possession of | deliver up possession | dispossessory | eviction filing | file for eviction | rental housing court | losing your home | evict | evicted | eviction | possession proceedings |
      possession order | seek possession | seeking possession | forfeiture | forfeit |
      repossess | repossession | possession of your home | possession of the property |
      serve a notice of termination | days to leave | terminate the tenancy | terminate your tenancy | may be repossessed | home may be at risk | home is at risk | home at risk | notice of seeking possession |
      termination of the tenancy | notice of intention to foreclose | notice of intent to foreclose | foreclosure sale | foreclosure proceedings | commence foreclosure | start foreclosure | begin foreclosure | initiate foreclosure | foreclosure may begin | foreclosure process | right to foreclose | refer your loan to foreclosure | mortgage loan * is in default | mortgage loan is in default | your mortgage is in default | risk of homelessness | apply for possession | court for possession |
      notice seeking possession | notice of termination will be served | want you out | change the locks | changing the locks | on the street | notice to quit will be served`,
  },
  {
    means: 'sign',
    sign: 'firm_threat',
    cues: `
      will issue | will be issued | will start | will commence | will apply | will take |
      will result in | will be passed | will be instructed | will instruct | no alternative |
      no option | no choice | intends to start | intend to | intends to | will proceed |
      shall issue | shall commence | shall proceed | will seek | we will | legal proceedings |
      court proceedings | court action | default notice | will visit | will be added |
      will be recorded | terminate | legal action | will be registered | will pass`,
  },
  {
    means: 'sign',
    sign: 'soft_threat',
    cues: `
      may instruct | may recommend | may be passed | may pass | could be affected |
      may consider | may refer | may be referred | may advise | may ask`,
  },
  {
    means: 'sign',
    sign: 'past_deadline',
    cues: `
      if you have made | if you have paid | if payment has been made | already paid |
      made payment | disregard this | ignore this letter | ignore this notice | in the last |
      in the past | for the past | over the last | during the last | our final response |
      financial ombudsman | we will respond | we will reply | we will write |
      we will acknowledge | we will contact you | we aim to | you will hear | you will receive |
      we will send | we will process | allow up to | please allow | reply to you |
      you will have our | to clear | to reach us | for six years | remain on |
      working days to process | will be refunded | a visit | we will let you know |
      we will decide | we will hold`,
  },
  {
    means: 'sign',
    sign: 'final_stage',
    cues: `
      final notice | final demand | final reminder | last chance | final warning |
      final opportunity | last warning | immediate action | act now | urgent`,
  },
  {
    means: 'sign',
    sign: 'disconnection',
    cues: `
      disconnect | disconnection | disconnected | prepayment meter | warrant to enter |
      rights of entry | warrant of entry | cut off`,
  },
  {
    means: 'sign',
    sign: 'charge_certificate',
    cues: `
      charge certificate | order for recovery | te9 | traffic enforcement centre | pe3 | te3 |
      increased by 50 | registered at the county court | registered as a debt`,
  },
  {
    means: 'sign',
    sign: 'paid',
    cues: `
      paid in full | payment received | thank you for your payment | nothing to pay |
      no payment is due | balance nil | received with thanks | change due | card payment |
      in credit | no further action | contactless`,
  },
  {
    means: 'sign',
    sign: 'not_a_demand',
    cues: `
      this is not a bill | not a demand | no action is needed | no action is required |
      you do not need to do anything | for information only | not a request for payment |
      you dont need to do anything | nothing to pay | no payment is due`,
  },
] as const satisfies readonly CueRow[]
