/** English: which sum is which, and which date is which. The nearest cue governs; weight breaks ties between sums. */
import type { CueRow } from './cue.ts'

export const EN_MONEY_AND_DATE_CUES = [
  {
    means: 'money',
    role: 'total',
    weight: 4,
    cues: `
      total | total due | total amount | total amount due | total to pay | total outstanding |
      total owed | total balance | total now due | total payable | total debt | grand total |
      total amount payable | total sum | total claim | amount to pay | amount to be paid |
      amount now due | amount now payable | amount payable | total balance due |
      total you must pay | total amount outstanding | total amount owed | full amount |
      full balance | in full | now due | total you owe | total of | in total | totalling |
      has not been paid | hasnt been paid | was not paid | is still unpaid | amounting to | sum due | whole balance | total now payable | new total |
      please pay this amount | which leaves | left to pay | to be paid now | total charge | amount required | you must now pay |
      total sum due | total judgment | the full charge | full charge | must now pay | totals |
      therefore claims | our client claims | claims from you | the balance claimed | fixed charge of | pay the fixed charge of | in all | total paid | incl fees | including fees | including costs | including interest |
      bill for the year | they want | inclusive of fees | total liability | all in |
      new balance | the total cost is | total cost is | total penalties | total penalty`,
  },
  {
    means: 'money',
    role: 'total',
    weight: 3,
    cues: `
      balance | balance due | balance outstanding | outstanding balance | current balance |
      your balance | amount due | amount outstanding | outstanding amount | outstanding debt |
      outstanding sum | amount owed | amount owing | sum owed | sum outstanding | you owe |
      you still owe | debt of | remaining balance | account balance | closing balance |
      overdue balance | amount overdue | overdue amount | parking charge due | parking charge |
      charge due | penalty charge | penalty charge of | pcn amount | charge amount | amount |
      remains unpaid | outstanding | is due | owed | owes | sum of | in the sum of |
      balance of | payment due | total balance of | debt amount | due now | to pay | price |
      being | being the sum of | demand for | sum demanded | owing | that makes | comes to | adds up to | send me | send us | let me have | let us have | pay me |
      wants | it wants | he wants | she wants | settlement demand | unpaid | licence fee | music licence |
      annual licence fee | liability | unpaid balance | balance owed | indebted | debt owed |
      is payable | overpayment | overpaid | past due | please repay | must repay`,
  },
  {
    means: 'money',
    role: 'total',
    weight: 1,
    cues: `
      pay | paying | payment of | owe | due | payable | charge | charge of | a charge of |
      debt`,
  },
  {
    means: 'money',
    role: 'principal',
    weight: 4,
    cues: `
      original debt | remaining loan balance | remaining principal balance | unpaid principal balance | loan balance | balance assigned | balance assigned to us | balance purchased | amount assigned |
      sum assigned | balance bought | original balance | original amount | original charge | principal |
      principal sum | amount claimed | claim amount | liability order amount | sum claimed |
      debt amount excluding | original parking charge | first parking charge | initial charge |
      amount of judgment | judgment debt | debt outstanding before | judgment amount |
      liability order balance | debt balance | original sum | council tax due | principal debt |
      debt and costs | loan amount | amount of debt | original penalty | original pcn |
      charges | the claim | original parking | invoice total | amount borrowed | debt |
      liability order for | liability order debt | amount of the liability order |
      amount of liability order | amount under the liability order | parking charge unpaid |
      unpaid parking charge | sum under the order | warrant amount | writ amount |
      amount of the claim | claim value`,
  },
  {
    means: 'money',
    role: 'arrears',
    weight: 4,
    cues: `
      arrears | arrears of | rent arrears | in arrears | current arrears | missed payments |
      arrears total | rent in the amount of | amount in arrears | total arrears |
      arrears balance | amount owed rent | behind | sums in arrears | arrears now stand |
      arrears stand`,
  },
  {
    means: 'money',
    role: 'arrears',
    weight: 5,
    cues: 'arrears of rent | arrears of rent are | rent arrears of | rent arrears are | rent arrears now',
  },
  {
    means: 'money',
    role: 'fee',
    weight: 4,
    cues: `
      fee | fees | court fee | issue fee | hearing fee | compliance fee | compliance stage |
      compliance stage fee | enforcement fee | enforcement stage | enforcement stage fee |
      sale stage | sale fee | administration fee | admin fee | late payment fee | late fee |
      visit fee | debt collection fee | collection fee | debt recovery fee | recovery fee |
      fee of | fees of | administration charge | admin charge | late payment charge | collection charge |
      debt recovery charge | added fee | registration fee | warrant fee |
      our costs of this letter | debt recovery costs | recovery charge | enforcement agent fee |
      debt recovery charges | debt registration fee | tec registration fee | surcharge |
      late payment compensation | additional charge | sheriff officer fee | fixed charge`,
  },
  {
    means: 'money',
    role: 'cost',
    weight: 4,
    cues: `
      costs | cost | legal costs | solicitors costs | legal representatives costs |
      summons costs | liability order costs | court costs | fixed costs | costs of |
      legal fees | costs up to | magistrates court costs | expenses |
      summons and liability order costs | solicitors fees | judgment costs | costs awarded`,
  },
  {
    means: 'money',
    role: 'interest',
    weight: 4,
    cues: `
      interest | interest of | daily rate | daily amount | per day | a day |
      statutory interest | accrued interest | interest to date | daily rate of |
      interest accrued | interest claimed`,
  },
  {
    means: 'money',
    role: 'discount',
    weight: 4,
    cues: `
      discount | discounted | reduced | reduced to | reduced amount | reduced charge |
      reduced rate | reduced sum | discounted amount | discounted charge | discounted rate |
      we will accept | will accept | settle for | settlement of | settlement figure |
      discount rate | early payment | if paid within 14 days | if you pay within 14 days |
      prompt payment | insurance paid | lower amount | settlement offer | half the charge |
      accept a payment of | lesser sum | prepared to accept | reduced settlement | accept |
      lower sum | amount if paid within | reduced by | saving | save | reduction`,
  },
  {
    means: 'money',
    role: 'instalment',
    weight: 4,
    cues: `
      instalment | instalments | instalments of | installment | installments | per month |
      a month | each month | monthly | monthly payment | monthly payments | per week |
      weekly payments | instalment of | every month | payments of | monthly repayment | a week |
      each week | pcm | monthly instalment | monthly instalments | direct debit of |
      installments of | minimum payment | repayments of | missed instalment |
      overdue instalment | overdue instalments | instalment due`,
  },
  {
    means: 'money',
    role: 'rent',
    weight: 4.5,
    cues: `
      rent | weekly rent | monthly rent | rent of | your rent is | current rent |
      rent per week | rent per month | rent is`,
  },
  {
    means: 'money',
    role: 'penalty',
    weight: 4.5,
    cues: `
      penalty | penalties | fine | fined | fine of | fined up to | fine up to | prosecution |
      maximum fine | penalty of | fines of | fine of up to | late filing penalty |
      daily penalty | on conviction | late payment penalty | penalty up to`,
  },
  {
    means: 'money',
    role: 'other',
    weight: 4,
    cues: `
      balance for the year | balance of the year | already paid | amount paid | paid to date | payments received | less payments |
      less amount paid | thank you for your payment of | limit | pay the first | minimum term | savings |
      your claim for | insured | excess of | deposit | deposit of | wages | salary |
      credit limit | claim for | last payment | payment received | you paid | paid |
      goods worth | worth | value of | vat | vat at | took | raised | cash | tendered | change |
      minimum debt | exceeds | payments made | below | up to a limit | debts over | more than |
      over | redundancy payment | statutory redundancy | at least | protected up to | refund |
      refund of | last payment of | earn | earns | prize | compensation | credit`,
  },

  {
    means: 'date',
    role: 'letter',
    cues: `
      date | dated | determination date | decision date | mail date | mailing date | date mailed | date of determination | issue date | date of issue | issued | date issued | date of notice |
      date of this notice | notice date | date of letter | letter date | date of this letter |
      our date | issued on | date of posting | posted on | date sent |
      this notice was issued on | this notice is dated | notice issued | date of service |
      date of this document | statement date | bill date | date of bill | date printed |
      printed on | document date | sent on | date of demand | date of claim | date of order |
      date of judgment | made on | notice given on | date given | date of this demand |
      invoice date | requested at | signed | date of this pcn | date of service of this notice |
      date of dispatch | date notice given | deemed served on |
      notice sent and served | served by me | sheriff clerk | sheriff clerk on | letter of claim dated |
      this reminder | this letter | this demand | this invoice | todays date`,
  },
  {
    means: 'date',
    role: 'deadline',
    cues: `
      due date | date due | date payable | first instalment | first payment | first weekly payment | first monthly payment | first fortnightly payment | first monthly instalment | first weekly instalment | payment due | payment due by | payment due date | pay by | respond by |
      reply by | deadline | closing date | last date | final date | expiry | expires |
      expires on | last day | leave after | after which | due by | to reach us by |
      must reach us by | last date for response | pay before | date by which | response due |
      last date for payment | required by | reply needed by | act by | not later than |
      matures on | no later than | latest date | respond before | response deadline |
      offer ends | valid until | offer valid until | must be paid by | received by |
      reaches us by | last date for appeal | end date | clear by | contact us by |
      notice expires | period ends on | pay this by | appeal by | on or before |
      return date | reply date | response date | payment date | date for payment | date for reply |
      cut off date | answer by | answer due | reply due | payable by | payable on or before | expiry date |
      needed by | closes on | ends on | lapses on | runs out on | open until | earlier than |
      offer closes | offer expires | last day to pay | last day for payment`,
  },
  {
    means: 'date',
    role: 'incident',
    cues: `
      date of contravention | contravention date | date of incident | incident date |
      date of event | event date | date of parking | parking date | date of offence |
      offence date | contravention on | date of breach | entry | exit | entered | arrived |
      arriving | leaving | left | entry time | exit time | time in | time out | due on |
      parked on | observed | seen | damage on | date of visit | date opened |
      default date | date of default | incurred on | occurred on | happened on |
      took place on | recorded on | driven | from date | detected | captured |
      parking charge issued on | charge issued on | is claimed from | claimed from |
      contravention | alleged | parking event | offence | date in | date out |
      date and time of contravention | was parked | defaulted on | incident | breach on |
      infringement |
      terminated | terminated on | missed | missing | overdue | served on vehicle | served on the vehicle | not paid | failed | accident | collision | camera | cameras |
      logged | photographs | parking charge given | visited | event | crossing | stopping | parked |
      cancelled | delivered | date of call | called on | time of arrival | time of exit | broke |
      parked at | stayed | bus lane | fitted | installed | stopped on | bounced | ticket of | rentals due on | payments due on | not been made |
      penalty charge of | parking charge of | pcn of`,
  },
  {
    means: 'date',
    role: 'hearing',
    cues: `
      hearing | hearing date | date of hearing | hearing on | hearing will take place |
      heard on | listed for | attend court | court date | hearing will be | appear before |
      appear at | summoned to appear | be heard | trial | court on | hearing at |
      court hearing | tribunal on | case will be called | disciplinary hearing | home visit has been scheduled for |
      home visit is scheduled for | home visit on | visit your home on | hearing has been scheduled for`,
  },
  {
    means: 'date',
    role: 'other',
    cues: `
      obtained | liability order | granted | made before | received before | payments received |
      period | for the period | born | date of birth | dob | tax year | ending | established |
      correct as at | as of | up to and including | wrote to you on | our letter of |
      letter of | letter dated | our letter dated | your letter dated | agreement |
      judgment dated | order dated | previous | previously wrote | order made on | wrote on |
      written on | sent you | sent on | registered | tenancy | started | began | in force |
      with effect from | valid from | last updated | reminder on | reminder of | notice of |
      assigned on | date of assignment | assigned | assigned to | agreement dated | opened on | purchased on |
      bought on | sold your | sold the account | received since | purchased | bought | was due | was due on | that was due on | fell due |
      fell due on | became due | last date for service | date for service | paid on | paid back |
      payment received | received on | appeal received | served on you | was served | sealed | transferred |
      ended | ended on | closed | closed on | appointment | invoice | date of agreement | wrote | written |
      entered into | entered an agreement | drawn down | decision letter | payslip | is due on |
      no payment | payment thank you | repaid | returned unpaid | your letter | my bill | my invoice |
      tenancy start date | start date | commencement date | tenancy began on | on hire | rental | statement period | licence period | appeal | have it by | will force entry |
      since | last payment | representations | got on | objection | data to | asked you | asked you on | be served on | sent us | reminders of | reminder of`,
  },
] as const satisfies readonly CueRow[]
