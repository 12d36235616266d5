/** Letters in English of the other kinds and countries that are opened when their day is over. */
import { testLateLetters } from './fixtures/late-letter.ts'

testLateLetters({
  'a civil bill in Northern Ireland': {
    country: 'gb',
    text: `IN THE COUNTY COURT FOR THE DIVISION OF BELFAST
CIVIL BILL
Plaintiff: Lagan Finance Limited
Defendant: Niall McAteer, 12 Ormeau Terrace, Belfast BT7 3GH
Date: 5 October 2026
The plaintiff claims £2,410.60 for money lent.
If you intend to defend, send the Notice of Intention to Defend to the court office by 30 October 2026.`,
    inTime: '2026-10-10',
    tooLate: '2027-01-20',
    open: /not decided anything yet|answer by the date on the form/,
    over: /Ask if there is a decree/,
  },
  'a possession claim': {
    country: 'gb',
    text: `Claim for possession of property
In the County Court at Derby
Claim No. K09DE112
Claimant: Trentside Homes Limited (landlord)
Defendant: Kerry Stanhope, 7 Mill Row, Derby DE1 3QT
Issue date: 6 October 2026
The claimant asks the court for an order that you give up possession of the property because of unpaid rent of £3,120.
The hearing is on 12 November 2026 at 10.00 at the County Court at Derby. You should attend.`,
    inTime: '2026-10-12',
    tooLate: '2027-01-10',
    open: /has not decided anything yet|Get legal help before the hearing/,
    over: /Ask what was decided and if a hearing is still to come/,
  },
  'an application to the Scottish housing tribunal': {
    country: 'gb',
    text: `First-tier Tribunal for Scotland
(Housing and Property Chamber)
20 York Street, Glasgow
5 October 2026
Dear Mr Geddes
Applicant: Braid Lettings Ltd
Property: 3/2 Easter Road, Edinburgh
A copy of an application that has been made against you is enclosed. The applicant asks for an order for payment of £1,940.00 in rent.
A case management discussion has been arranged for 16 November 2026 at 14:00.
If you wish to make written representations please send them to this office by 26 October 2026.`,
    inTime: '2026-10-10',
    tooLate: '2027-01-10',
    open: /decided nothing yet|Put the day and the hour in your calendar/,
    over: /Call the tribunal office today/,
  },
  'a statutory demand': {
    country: 'gb',
    text: `STATUTORY DEMAND under section 268(1)(a) of the Insolvency Act 1986
Debt for a liquidated sum payable immediately
To: Graham Oldroyd, 5 Canal Side, Leeds LS1 4TR
Creditor: Aire Valley Timber Limited
Date: 5 October 2026
The creditor demands that you pay £9,870.40.
You must deal with this demand within 21 days after its service upon you. You may apply to the court to set it aside within 18 days.`,
    inTime: '2026-10-10',
    tooLate: '2027-01-10',
    open: /Apply within 18 days|before the 21 days are over/,
    over: /Ask if someone has asked a court for your bankruptcy/,
  },
  'a penalty charge notice': {
    country: 'gb',
    text: `Penalty Charge Notice
Ashmere District Council, Parking Services
PCN number AM40112233. Vehicle AB12 CDE
Date of this notice: 5 October 2026
Contravention 01: parked in a restricted street on 5 October 2026.
A penalty charge of £70 is payable within 28 days, by 2 November 2026. If you pay within 14 days it is £35.`,
    inTime: '2026-10-08',
    tooLate: '2027-01-10',
    open: /Challenge within 14 days|pay inside the discount time/,
    over: /The days in this letter look over/,
  },
  'a reminder of council tax': {
    country: 'gb',
    text: `COUNCIL TAX REMINDER NOTICE
Northmoor Borough Council
Account 40221187. Date of issue: 5 October 2026
Ms T Appleby, 18 Quarry Lane, Northmoor
Your instalment of £164.00 due on 1 October 2026 has not been paid.
Please pay £164.00 within 7 days of the date of this reminder.`,
    inTime: '2026-10-07',
    tooLate: '2026-12-20',
    open: /so that you keep your monthly plan|nothing has gone to court yet/,
    over: /ask it to give you your monthly plan back/,
  },
  'a tax penalty': {
    country: 'gb',
    text: `HM Revenue & Customs
Self Assessment: late payment penalty
Date: 5 October 2026
Unique Taxpayer Reference 11223 34455
We have charged you a penalty of £214 because you paid your tax for 2024 to 2025 late.
Pay by 4 November 2026. If you disagree you can appeal by 4 November 2026.`,
    inTime: '2026-10-08',
    tooLate: '2027-01-10',
    open: /You can check the sum, appeal/,
    over: /Call HMRC today, though the day is over/,
  },
  'a benefit overpayment': {
    country: 'gb',
    text: `Department for Work and Pensions
Date: 5 October 2026
Dear Mr Ferris
We have paid you too much Universal Credit. You were overpaid £612.40 from 3 June 2026 to 2 August 2026 and you have to pay this back.
If you disagree with this decision, ask us to look at it again (mandatory reconsideration) by 5 November 2026.`,
    inTime: '2026-10-10',
    tooLate: '2027-01-10',
    open: /within one month of the decision date/,
    over: /Is it over a month old/,
  },
  'a dismissal': {
    country: 'gb',
    text: `Millrace Bakeries Ltd, Bradford
5 October 2026
Dear Mr Doyle
Following the disciplinary hearing on 1 October 2026 we have decided to dismiss you for misconduct. Your last day of employment is 5 October 2026.
You have the right to appeal in writing to Mrs Oakes by 12 October 2026.`,
    inTime: '2026-10-06',
    tooLate: '2026-11-20',
    open: /by the date in the letter|before the date they give/,
    over: /The day to appeal is over/,
  },
  'a claim notice in Ireland': {
    country: 'ie',
    text: `THE DISTRICT COURT
CLAIM NOTICE
Claimant: Liffey Credit DAC
Respondent: Sean Brophy, 4 Strand Street, Skerries
Dated 5 October 2026
The claimant claims from you the sum of €3,214.50 for money lent.
To defend the claim send an Appearance and Defence within 28 days of service, by 2 November 2026.`,
    inTime: '2026-10-10',
    tooLate: '2027-01-20',
    open: /It is not a judgment yet|Look for the last day/,
    over: /Ask if there is a judgment/,
  },
  'a tax demand in Ireland': {
    country: 'ie',
    text: `Revenue Commissioners, Collector-General's Division
5 October 2026
Demand for payment of income tax: €2,118.40 for 2025.
Please pay by 19 October 2026. You may appeal to the Tax Appeals Commission by 4 November 2026.`,
    inTime: '2026-10-10',
    tooLate: '2027-01-20',
    open: /Send the form to the Tax Appeals Commission with your reasons/,
    over: /The day is over, so contact Revenue today/,
  },
  'a plaintiff claim in Ontario': {
    country: 'ca',
    text: `ONTARIO Superior Court of Justice, Small Claims Court, Toronto
PLAINTIFF'S CLAIM (Form 7A). Claim No. SC-26-00112233
Plaintiff: Lakeshore Lending Inc. Defendant: Dana Whitcombe, 88 Queen Street, Toronto ON
Date: 5 October 2026
The plaintiff claims $4,310.25 for a loan.
If you do not file a defence within 20 days, by 26 October 2026, judgment may be obtained without notice.`,
    inTime: '2026-10-10',
    tooLate: '2027-01-20',
    open: /It is not a judgment yet|Count the days to answer/,
    over: /Ask if there is a judgment/,
  },
  'a notice of assessment in Canada': {
    country: 'ca',
    text: `Canada Revenue Agency
Notice of reassessment. Date: 5 October 2026
You owe $2,204.18 for 2025. Please pay by 26 October 2026.
If you disagree you have 90 days from the date of this notice to object.`,
    inTime: '2026-10-10',
    tooLate: '2027-03-01',
    open: /before the last day/,
    over: /ask for more time for one year/,
  },
  'a statement of claim in New South Wales': {
    country: 'au',
    text: `Local Court of New South Wales
STATEMENT OF CLAIM. Case number 2026/00334455
Plaintiff: Banksia Lending Pty Ltd. Defendant: Joel Harte, 12 Wattle Street, Newcastle NSW 2300
Date: 5 October 2026
The plaintiff claims $5,118.90 for a personal loan.
You must file a defence within 28 days of service, by 2 November 2026.`,
    inTime: '2026-10-10',
    tooLate: '2027-01-20',
    open: /It is not a judgment yet|They cannot touch your pay/,
    over: /Ask if there is a judgment/,
  },
  'a dismissal in Australia': {
    country: 'au',
    text: `Harbour Freight Pty Ltd, Brisbane QLD
5 October 2026
Dear Mr Tran
Your employment is terminated because of poor performance. Your last day is 5 October 2026.`,
    inTime: '2026-10-08',
    tooLate: '2027-01-20',
    open: /The time is short: 21 days|count 21 days/,
    over: /Apply to the Fair Work Commission today/,
  },
  'a fine in Queensland': {
    country: 'au',
    text: `Infringement notice
Queensland Police Service. Infringement notice number 1122334455
Date of issue: 5 October 2026
Offence: exceeding the speed limit on 28 September 2026. Penalty: $322.
Pay, elect court or name the driver by 2 November 2026.`,
    inTime: '2026-10-10',
    tooLate: '2027-01-20',
    open: /Before the due date/i,
    over: /Call the fines office today/,
  },
  'a claim in New Zealand': {
    country: 'nz',
    text: `District Court at Auckland
NOTICE OF PROCEEDING. CIV-2026-004-1122
Plaintiff: Kauri Finance Limited. Defendant: Mere Tawhai, 9 Rimu Road, Auckland
Date: 5 October 2026
The plaintiff claims $7,640.00 for a loan.
You must file a statement of defence within 25 working days, by 10 November 2026.`,
    inTime: '2026-10-10',
    tooLate: '2027-01-20',
    open: /It is not a judgment yet|They cannot touch your pay/,
    over: /Ask if there is a judgment/,
  },
  'a fine in New Zealand': {
    country: 'nz',
    text: `INFRINGEMENT NOTICE
Auckland Transport. Notice number 55667788
Date of notice: 5 October 2026
Parking offence on 1 October 2026. Infringement fee: $60.
Pay, write to us or ask for a hearing by 2 November 2026.`,
    inTime: '2026-10-10',
    tooLate: '2027-01-20',
    open: /Act before the last day/,
    over: /Call the office on the notice today/,
  },
  'a summons in Arizona': {
    country: 'us',
    text: `IN THE JUSTICE COURT OF MARICOPA COUNTY, STATE OF ARIZONA
SUMMONS. Case No. CC2026-112233
Plaintiff: Copperline Capital LLC. Defendant: Ruth Delgado
Date: October 5, 2026
You are being sued for $2,917.44. You must file an answer with the court by October 26, 2026.`,
    inTime: '2026-10-10',
    tooLate: '2027-01-20',
    open: /has not decided anything yet|Put it in your calendar now/,
    over: /Ask if there is a judgment/,
  },
  'a traffic ticket in Chicago': {
    country: 'us',
    text: `City of Chicago, Department of Finance
Violation notice. Ticket number 7011223344
Issue date: October 5, 2026
Expired meter. Fine: $70.
Pay or contest this ticket by October 30, 2026.`,
    inTime: '2026-10-10',
    tooLate: '2027-01-20',
    open: /Act by the date on the ticket/,
    over: /Ask if it was decided without you/,
  },
})
