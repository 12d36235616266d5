/** Letters on fines, benefits, jobs, rent and seized pay in English that are opened when their day is over. */
import { testLateLetters } from './fixtures/late-letter.ts'

testLateLetters({
  'a request to name the driver': {
    country: 'gb',
    text: `West Vale Police, Central Ticket Office, Wakefield WF1 1AA
NOTICE OF INTENDED PROSECUTION
Date of issue: 5 October 2026
Notice number: 0412398876
It is intended to take proceedings against the driver of motor vehicle AB12 CDE for exceeding 30 mph on 28 September 2026.
Under section 172 of the Road Traffic Act 1988 you must tell us within 28 days who was driving. Failure to do so is an offence.`,
    inTime: '2026-10-10',
    tooLate: '2027-01-10',
    open: /Nobody has given you a fine|Name the driver in time|back within 28 days/,
    over: /Send the form today all the same/,
  },
  'an offer of a fixed penalty': {
    country: 'gb',
    text: `West Vale Police
CONDITIONAL OFFER OF FIXED PENALTY
Date: 5 October 2026
Offence: exceeding 30 mph on 28 September 2026. Vehicle AB12 CDE
You can pay the fixed penalty of £100 and have 3 points put on your licence. You must accept this offer within 28 days, by 2 November 2026.
If you do not accept, the case will go to court.`,
    inTime: '2026-10-10',
    tooLate: '2027-01-10',
    open: /Choose before the last day|offers a fixed penalty/,
    over: /ask if you can still pay/,
  },
  'a Scottish offer of a fixed penalty': {
    country: 'gb',
    text: `Police Scotland
CONDITIONAL OFFER OF FIXED PENALTY. Road Traffic Offenders Act 1988, section 75
Date: 5 October 2026
Offence: speeding on the A9 near Perth on 26 September 2026. Vehicle SB12 CDE
Send £100 and your licence details to the Sheriff Clerk, fixed penalty office, Perth by 2 November 2026.
If you do not, the procurator fiscal may start a prosecution.`,
    inTime: '2026-10-10',
    tooLate: '2027-01-10',
    open: /Choose before the last day|offers a fixed penalty/,
    over: /ask if you can still pay/,
  },
  'a penalty that a Scottish prosecutor offers': {
    country: 'gb',
    text: `Crown Office and Procurator Fiscal Service
CONDITIONAL OFFER: FISCAL FIXED PENALTY. Criminal Procedure (Scotland) Act 1995, section 302
Procurator Fiscal, Dundee. Date: 5 October 2026
It is alleged that on 12 September 2026 at Dundee you were drunk and incapable.
You may pay £75 by 2 November 2026. If you do nothing you are taken to have accepted this offer.`,
    inTime: '2026-10-10',
    tooLate: '2027-01-10',
    open: /You can refuse|council says/,
    over: /clerk of court in the offer today to recall it/,
  },
  'a Scottish penalty charge notice': {
    country: 'gb',
    text: `PENALTY CHARGE NOTICE
The City of Edinburgh Council, Parking Operations
PCN number EH40112233. Vehicle SB12 CDE
Date of this notice: 5 October 2026
Contravention 01: parked in a restricted street on 5 October 2026 in Leith, Edinburgh.
A penalty charge of £100 is payable within 28 days, by 2 November 2026. If you pay within 14 days it is £50.`,
    inTime: '2026-10-08',
    tooLate: '2027-01-10',
    open: /Pay half/,
    over: /The days in this letter look over/,
  },
  'a rejected challenge in Scotland': {
    country: 'gb',
    text: `NOTICE OF REJECTION OF REPRESENTATIONS
The City of Edinburgh Council, Parking Operations
PCN number EH40112233. Vehicle SB12 CDE
Date of this notice: 5 October 2026
We have rejected your representations. Pay the penalty charge of £100 or appeal to the First-tier Tribunal for Scotland within 28 days, by 2 November 2026.`,
    inTime: '2026-10-08',
    tooLate: '2027-01-10',
    open: /Appeal to the First-tier Tribunal within 28 days/,
    over: /asking for more time/,
  },
  'a penalty charge notice in Northern Ireland': {
    country: 'gb',
    text: `Department for Infrastructure, Parking Enforcement, Omagh, Northern Ireland
PENALTY CHARGE NOTICE number NI40112233. Vehicle XEZ 1234
Date: 5 October 2026
Contravention: parked in a restricted street in Belfast on 5 October 2026.
£90 is payable within 28 days, by 2 November 2026. £45 if paid within 14 days.`,
    inTime: '2026-10-08',
    tooLate: '2027-01-10',
    open: /Pay the lower sum/,
    over: /The days in this notice look over/,
  },
  'a letter about late rent': {
    country: 'gb',
    text: `Trentside Homes Limited, Derby
5 October 2026
Dear Ms Stanhope
Rent arrears: 7 Mill Row, Derby
Your rent account is £1,240.50 in arrears. Please pay the arrears or call us to agree a payment plan by 19 October 2026.
If you do not, we will serve a notice seeking possession and may apply to the court.`,
    inTime: '2026-10-08',
    tooLate: '2027-01-10',
    open: /Reply before the date/,
    over: /you need not leave. Call today/,
  },
  'a decision of an insurer': {
    country: 'gb',
    text: `Calder Mutual Insurance plc, Leeds
5 October 2026
Dear Mr Oldroyd
Your claim for escape of water. Claim number CM-2026-11892
We have decided to decline your claim because the damage happened gradually.
If you disagree please send us your evidence by 2 November 2026.`,
    inTime: '2026-10-08',
    tooLate: '2027-01-10',
    over: /use the word complaint/,
  },
  'a mandatory reconsideration notice': {
    country: 'gb',
    text: `Department for Work and Pensions
Mandatory Reconsideration Notice
5 October 2026
Dear Mr Ferris
We looked again at our decision on your Personal Independence Payment. We have not changed it.
If you still disagree you can appeal to the tribunal within one month of the date of this letter, by 5 November 2026.`,
    inTime: '2026-10-10',
    tooLate: '2027-01-10',
    over: /Appeal to the free tribunal today/,
  },
  'a decision of Social Security Scotland': {
    country: 'gb',
    text: `Social Security Scotland, Dundee
5 October 2026
Dear Ms Lennox
Adult Disability Payment. We have decided that you do not qualify.
If you disagree you can ask for a re-determination within 42 days, by 16 November 2026.`,
    inTime: '2026-10-10',
    tooLate: '2027-01-10',
    over: /a re-determination, and say why it is late/,
  },
  'a call to a hearing at work': {
    country: 'gb',
    text: `Harbour Foods Ltd, 14 Mill Lane, Leeds LS1 4AB
5 October 2026
Dear Dana
You are required to attend a disciplinary hearing on 14 October 2026 at 10 am. The allegation is that you left your shift early. This could result in dismissal without notice.
Karen Bolt, HR Manager`,
    inTime: '2026-10-08',
    tooLate: '2026-12-10',
    open: /Nothing is decided yet|before they have heard you|Answer at the hearing/,
    over: /if the hearing was held/,
  },
  'a dismissal in Ohio': {
    country: 'us',
    text: `Harbor Freightways LLC, Columbus, Ohio
October 5, 2026
Dear Ms. Ortega,
Your employment is terminated effective October 5, 2026 for poor performance. Your final check will follow. Please return your badge.`,
    inTime: '2026-10-08',
    tooLate: '2027-06-10',
    over: /safe day for a charge/,
  },
  'an offer to end a job in Ohio': {
    country: 'us',
    text: `Harbor Freightways LLC, Columbus, Ohio
October 5, 2026
Dear Ms. Ortega,
Your employment is terminated effective October 5, 2026. If you sign the enclosed separation agreement by October 26, 2026 we will pay you $2,000.`,
    inTime: '2026-10-08',
    tooLate: '2027-01-10',
    over: /The day to sign looks over/,
  },
  'a right to sue': {
    country: 'us',
    text: `U.S. Equal Employment Opportunity Commission
Cleveland Field Office
DISMISSAL AND NOTICE OF RIGHTS
Issued on: October 5, 2026
To: Ana Ortega. Charge No. 532-2026-01234
The EEOC is closing its file. Your lawsuit must be filed within 90 days of your receipt of this notice or your right to sue will be lost.`,
    inTime: '2026-10-10',
    tooLate: '2027-02-10',
    over: /The 90 days look over/,
  },
  'a refusal of unemployment benefits': {
    country: 'us',
    text: `Ohio Department of Job and Family Services
Office of Unemployment Insurance Operations
DETERMINATION OF UNEMPLOYMENT COMPENSATION BENEFITS
Date: October 5, 2026
You were discharged by Harbor Freightways LLC for just cause. Your application is denied.
If you disagree you may file an appeal within 21 calendar days, by October 26, 2026.`,
    inTime: '2026-10-10',
    tooLate: '2027-01-10',
    open: /Appeal in writing before the last day/,
    over: /Appeal in writing today/,
  },
  'an overpayment of Social Security': {
    country: 'us',
    text: `Social Security Administration
Great Lakes Program Service Center
Date: October 5, 2026
Dear Mr. Ferris
We paid you $3,204.00 too much in Social Security benefits. Please refund the overpayment within 30 days.
If you disagree, you have 60 days to ask for a reconsideration. You can also ask us to waive the overpayment.`,
    inTime: '2026-10-10',
    tooLate: '2027-01-10',
    over: /it has no last day/,
  },
  'a wage garnishment in Kansas': {
    country: 'us',
    text: `IN THE DISTRICT COURT OF JOHNSON COUNTY, KANSAS
NOTICE OF WAGE GARNISHMENT AND RIGHT TO CLAIM EXEMPTIONS
Case No. 26CV1122. Date: October 5, 2026
Judgment creditor: Copperline Capital LLC. Judgment debtor: Ruth Delgado
An order of garnishment has been sent to your employer for $2,917.44.
If you claim that your wages are exempt you must file a request for a hearing within 14 days, by October 19, 2026.`,
    inTime: '2026-10-10',
    tooLate: '2027-01-10',
    over: /File the claim today all the same/,
  },
  'a summons in New Jersey that prints no day': {
    country: 'us',
    text: `SUMMONS
IN THE SUPERIOR COURT OF NEW JERSEY, LAW DIVISION, ESSEX COUNTY
Case No. ESX-DC-011223-26
Plaintiff: Copperline Capital LLC. Defendant: Ruth Delgado
Date: October 5, 2026
You are being sued for $2,917.44 on a credit card account. You must file a written answer with the clerk of this court. If you do not answer, a default judgment may be entered against you.`,
    inTime: '2026-10-10',
    tooLate: '2027-01-20',
    open: /has not decided anything yet|Put it in your calendar now/,
    over: /Ask if there is a judgment/,
  },
  'an eviction case in California': {
    country: 'us',
    text: `SUPERIOR COURT OF CALIFORNIA, COUNTY OF FRESNO
SUMMONS: UNLAWFUL DETAINER (EVICTION)
Case No. 26UD01122. Plaintiff: Fig Garden LLC. Defendant: Ruth Delgado
Date: October 5, 2026
You have been sued. Your landlord asks the court to evict you. You must file a response with the court.`,
    inTime: '2026-10-08',
    tooLate: '2027-01-10',
    open: /has not decided anything yet/,
    over: /Do not move out on your own/,
  },
  'a dismissal in Ontario': {
    country: 'ca',
    text: `Lakeshore Foods Inc., Toronto, Ontario
October 5, 2026
Dear Ms. Whitcombe
Your employment is terminated effective October 5, 2026 without cause. We offer you 4 weeks of pay. Please sign and return the enclosed release by October 19, 2026.`,
    inTime: '2026-10-08',
    tooLate: '2027-01-10',
    over: /is the employer’s own/,
  },
  'a dismissal in Quebec': {
    country: 'ca',
    text: `Érable Foods Inc., Montréal (Québec)
October 5, 2026
Dear Ms. Whitcombe
Your employment is terminated effective October 5, 2026 because of poor performance.`,
    inTime: '2026-10-08',
    tooLate: '2027-01-20',
    over: /complaint to the CNESST today/,
  },
  'late rent in New South Wales': {
    country: 'au',
    text: `Banksia Property, Newcastle NSW 2300
5 October 2026
Dear Mr Harte
Rent arrears: 12 Wattle Street. You are 12 days behind and owe $920.00. Please pay by 12 October 2026. If you do not, we may give you a notice of termination.`,
    inTime: '2026-10-07',
    tooLate: '2027-01-10',
    over: /you need not leave. Pay what you can today/,
  },
  'late rent in New Zealand': {
    country: 'nz',
    text: `Kauri Rentals Limited, Auckland
5 October 2026
14-DAY NOTICE TO REMEDY: rent arrears
Dear Mere Tawhai
You are behind with your rent for 9 Rimu Road by $1,040.00. You must pay it within 14 days, by 21 October 2026. If you do not we will apply to the Tenancy Tribunal to end the tenancy.`,
    inTime: '2026-10-08',
    tooLate: '2027-01-10',
    over: /they can go to the Tenancy Tribunal/,
  },
  'late rent in Ireland': {
    country: 'ie',
    text: `Strand Lettings, Dublin
5 October 2026
WARNING NOTICE: rent arrears
Dear Mr Brophy
You owe €2,150.00 of rent for 4 Strand Street, Skerries. You must pay the arrears within 28 days of receiving this notice, by 2 November 2026. If you do not, your landlord may serve a notice of termination. A copy was sent to the RTB.`,
    inTime: '2026-10-08',
    tooLate: '2027-01-10',
    over: /so a notice to leave can come next/,
  },
})
