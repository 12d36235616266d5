/** English: what kind of letter it is, for the kinds we know in depth. Weights are log-odds. */
import type { CueRow } from './cue.ts'

export const EN_TYPE_CUES = [
  // Enforcement agents, sheriff officers, High Court enforcement.
  {
    means: 'type',
    kinds: { BAILIFF_NOTICE: 5 },
    cues: `
      notice of intent to enforce | enforcement of judgments office | notice of enforcement | enforcement agent attended | further steps notice |
      notice of warrant of control | goods agreement | enforcement notice | removal notice |
      notice of removal | attendance notice | controlled goods agreement | notice of entry |
      notice after entry | notice of intended entry | notice of re entry |
      notice of intention to re enter | notice of attendance | notice of visit |
      notice of bailiff visit | walking possession | bailiff removal | notice of seizure |
      notice of sale | enforcement agent attendance | notice of taking control |
      charge for payment of money | exceptional attachment | arrestment | earnings arrestment |
      bank arrestment | enforcement visit notice | final bailiff notice | bailiff notice |
      notice of eviction by bailiffs | notice of intention to enforce`,
  },
  {
    means: 'type',
    kinds: { BAILIFF_NOTICE: 3.5 },
    cues: `
      compliance stage | compliance fee | enforcement stage | enforcement stage fee |
      sale stage | sale or disposal stage | take control of your goods | take control of goods |
      taking control of goods | taken control of | i called today | i attended today |
      attended today | visited today | called at your property today | i have called |
      attended your property | attended your address | attended your premises |
      visited your property | certificated enforcement agent | certificated bailiff |
      charge for payment | enforcement agent will attend | enforcement agent will visit |
      bailiff will attend | instructed to enforce | authorised to enforce | sheriff officers |
      messengers at arms | high court enforcement officer | high court enforcement |
      high court writ | taking control of goods regulations | schedule 12 procedure |
      schedule 12 of the tribunals | tribunals courts and enforcement act |
      enforcement of judgments office | notice of intention to enforce a judgment |
      enforcement officer has attended | remove and sell | removal and sale |
      inventory of goods | writ of control | warrant of control | locksmith | removal vehicle |
      removal contractors`,
  },
  {
    means: 'type',
    kinds: { BAILIFF_NOTICE: 1.5 },
    cues: `
      enforcement agent | enforcement agents | enforcement officer | enforcement officers |
      bailiff | bailiffs | remove goods | remove your goods | seize goods | seize your goods |
      remove your belongings | remove your possessions | sell your goods | vehicle clamped |
      clamp your vehicle | immobilise your vehicle | civil enforcement agents |
      enforcement services`,
  },
  // Officers' words in the letter of somebody who has no powers, or none yet.
  {
    means: 'type',
    kinds: { BAILIFF_NOTICE: -6 },
    cues: `
      no decree has been | not a charge for payment | no enforcement agent has been |
      has not been to court | we are not bailiffs | i am not a bailiff | is not a bailiff |
      not bailiffs | we are not enforcement agents |
      not enforcement agents | no powers of a bailiff | does not form part of any court |
      no court order has been | no judgment has been`,
  },
  {
    means: 'type',
    kinds: { BAILIFF_NOTICE: -1.5, PENALTY_CHARGE_NOTICE: 1 },
    cues: 'civil enforcement officer | civil enforcement officers | council enforcement officer',
  },
  // Council tax and rates.
  {
    means: 'type',
    kinds: { COUNCIL_TAX_DEMAND: 4.5 },
    cues: `
      council tax reminder | council tax second reminder | council tax final reminder |
      council tax final notice | council tax demand | council tax demand notice |
      council tax bill | council tax recovery | council tax summons | council tax arrears |
      reminder notice council tax | council tax liability order | council tax account |
      council tax notice | your council tax | unpaid council tax | council tax enforcement |
      community charge | council tax and water | council tax 20* |
      summons for non payment of council tax | non domestic rates | business rates |
      rate demand | rates final notice | rates for the period | ratepayer | rate rebate |
      domestic rates | rates bill | rates reminder | land property services |
      land and property services`,
  },
  {
    means: 'type',
    kinds: { COUNCIL_TAX_DEMAND: 2 },
    cues: ` single person discount | discount has been cancelled | only adult in your home | sole adult occupancy | attachment of earnings order council | council tax | summary warrant | right to pay by instalments |
      lose the right to pay by instalments | lose your right to pay by instalments |
      billing authority | council tax administration and enforcement |
      local government finance act | treth cyngor | treth y cyngor | liability order hearing |
      apply for a liability order | water and sewerage charges collected |
      revenues and benefits | revenue services`,
  },
  // Private parking.
  {
    means: 'type',
    kinds: { PARKING_TICKET: 5 },
    cues: `
      parking charge notice | notice to keeper | notice to driver |
      notice to registered keeper | notice to hirer | parking charge reminder |
      parking charge final | breach of contract notice | charge notice parking |
      unpaid parking charge | notice of parking charge | civil parking charge |
      contractual parking charge | parking contravention charge | excess parking charge |
      private parking charge`,
  },
  {
    means: 'type',
    kinds: { PARKING_TICKET: 2.5 },
    cues: ` it was parked | was parked | number plate | without a permit | no permit | without a ticket | parked without | parked across | popla | independent appeals service | parking on private land appeals |
      british parking association | international parking community |
      independent parking committee | approved operator | protection of freedoms act |
      parking charge | parking charges | terms and conditions of parking | terms of parking |
      conditions of parking | private land | automatic number plate recognition | anpr |
      car park | parking event | period of parking | duration of stay | length of stay |
      overstay | maximum stay | free parking period | signs at the site | signage |
      the creditor is | keeper liability | private car park | private property | mydas |
      iasappeal | registered keeper | cancel the charge | unable to cancel | verification code |
      your appeal against | popla code | breach of terms | bay | left in the car park |
      residents parking`,
  },
  {
    means: 'type',
    kinds: { PARKING_TICKET: -5 },
    cues: 'notice of intended prosecution | section 172 | single justice procedure',
  },
  {
    // A charge before a court: no penalty of a council, and no claim.
    means: 'type',
    kinds: { OTHER: 3, PENALTY_CHARGE_NOTICE: -4 },
    cues: 'single justice procedure notice',
  },
  // Council, police and Transport for London penalties.
  {
    means: 'type',
    kinds: { PENALTY_CHARGE_NOTICE: 5.5 },
    cues: `
      penalty charge notice | charge certificate | notice to owner | order for recovery |
      notice of rejection of representations | enforcement notice penalty charge |
      moving traffic contravention | bus lane contravention | notice of rejection |
      formal representations | excess charge notice | fixed penalty notice parking | fixed penalty notice | late licensing penalty | notice of intended prosecution | conditional offer | penalty notice |
      discharge any liability to conviction | fly tipping penalty`,
  },
  {
    means: 'type',
    kinds: { PENALTY_CHARGE_NOTICE: 3 },
    cues: `
      traffic management act | traffic enforcement centre | london tribunals |
      traffic penalty tribunal | civil enforcement officer | contravention code |
      congestion charge | congestion charging | ulez | ultra low emission zone |
      clean air zone | low emission zone | dart charge | dartford crossing | merseyflow |
      mersey gateway | penalty charge | parking and traffic regulations outside london |
      parking and bus lane tribunal | bus lane | te9 | te7 | pe3 | pe2 | road user charging |
      london local authorities act | parking attendant | civil enforcement of |
      make representations | fixed penalty | adjudicator | alleged contravention | date of contravention |
      the contravention | general regulatory chamber`,
  },
  // Before a claim.
  {
    means: 'type',
    kinds: { LETTER_BEFORE_CLAIM: 5.5 },
    cues: `
      letter before claim | notice of intended legal proceedings | notice of intended proceedings | intended legal proceedings | letter before action | letter before court action |
      letter before legal action | letter before proceedings |
      letter before county court claim | letter before court claim |
      letter before county court action | final letter before | letter of claim |
      letter of claim debt | notice before action | notice before claim | pre action letter |
      pre action notice | notice of intended legal action | notice of intended proceedings |
      notice of intended court action | notice of intended court proceedings |
      notice of proposed court proceedings | pre litigation notice | pre court notice | lba |
      lbc | notice of intention to issue proceedings |
      notice of intention to commence proceedings | notice of intention to start court |
      letter prior to claim | formal letter before | pre claim letter | pre legal notice |
      intention to issue a claim | final notice before legal action |
      final notice before court | notice before county court | notice before proceedings |
      notice before court`,
  },
  {
    means: 'type',
    kinds: { LETTER_BEFORE_CLAIM: 3.2 },
    cues: ` instructed to issue a claim | instructions to issue proceedings | we act for your former | pre action protocol | pre action conduct | practice direction on pre action |
      preaction protocol | reply form | standard financial statement |
      information sheet and reply | annex 1`,
  },
  {
    means: 'type',
    kinds: { LETTER_BEFORE_CLAIM: 1.3 },
    cues: `
      issue a claim | issue proceedings | issue court proceedings | issue legal proceedings |
      start court proceedings | start a court claim | commence proceedings |
      commence legal proceedings | commence court proceedings | issuing a claim |
      issuing proceedings | claim will be issued | proceedings will be issued |
      proceedings will be commenced | court claim against you | claim form will be |
      without further notice | without further reference to you | instructed to issue |
      instructions to issue | begin court proceedings | begin legal proceedings |
      bring a claim against you | file a claim | start proceedings | county court claim |
      raise court proceedings | raise an action | raise proceedings`,
  },
  {
    means: 'type',
    kinds: { LETTER_BEFORE_CLAIM: 4 },
    cues: `
      take you to the small claims | take you to small claims | application to the small claims |
      put in a claim on | claim on money claim online | instructions to raise |
      raise a simple procedure | failing which we have instructions | are to commence proceedings |
      fix you with costs | fix you with the costs | strict instructions to issue | issue a civil bill |
      issue a plenary summons | issue a summary summons | without further notice letter | seven day letter | we hold instructions |
      hold instructions to | begin a claim | instructed to start court proceedings |
      authorised us to issue | told to commence proceedings | claim may be issued in the county court |
      expect to be told to commence | i will have to go to court | i will issue a claim |
      i intend to issue | make a claim against you in the county court | small claims court for it`,
  },
  // Court claims.
  {
    means: 'type',
    kinds: { COURT_CLAIM: 4 },
    cues: ` notice of a claim | accepted a claim against you | form et3 | enter a response | made a claim against you | has made a claim against you | money claim against you | online civil money claims | you have been sued |
      court claim against you has been | claim for possession |
      claim form | n1cpc | form n1 | n1 claim form | civil national business centre |
      the claimant claims | response pack | simple procedure claim | small claims notice |
      civil bill | initial writ | summons ordinary cause | form 3a | claim form for possession |
      claim for possession of property | particulars of claim | notice of claim |
      claim has been issued against you | a claim has been made against you |
      a claim has been made against you online | claim against you has been issued |
      writ of summons | notice of issue | statement of claim | deemed served |
      application for a small claim | simple procedure | simple procedure notice`,
  },
  {
    means: 'type',
    kinds: { COURT_CLAIM: 2.5 },
    cues: `
      acknowledgment of service | acknowledgement of service | acknowledge service |
      file a defence | filing a defence | defence form | admission form |
      county court business centre | money claim online | online civil money claims |
      statement of truth | the claimant believes | notice of proposed allocation |
      directions questionnaire | notice of allocation | small claims track | amount claimed |
      court fee | legal representatives costs | in the county court |
      judgment may be entered against you | last date for response | last date for service |
      notice of hearing | notice of trial date | time to pay application |
      respond to the claim | reply to the claim | claimant | defendant | respondent |
      first sheriff | response form`,
  },
  // Music licences.
  {
    means: 'type',
    kinds: { PPL_PRS_BILL: 5 },
    cues: `
      ppl prs | pplprs | themusiclicence | the music licence | prs for music |
      phonographic performance | performing right society | ppl prs united for music |
      music licence | music licensing | ppl licence | prs licence | imro |
      music licensing enquiry`,
  },
  {
    means: 'type',
    kinds: { PPL_PRS_BILL: 2 },
    cues: `
      play music | playing music | music in public | recorded music | background music |
      public performance | performing music | sound recordings | music is played |
      music played | copyright music | musical works`,
  },
] as const satisfies readonly CueRow[]
