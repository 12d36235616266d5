/** Penalties of trains, schools, streets and untaxed vehicles, credit and cover, opened when their day is over. */
import { testLateLetters } from './fixtures/late-letter.ts'

testLateLetters({
  'a penalty fare': {
    country: 'gb',
    text: `PENALTY FARE NOTICE
Northern Mercia Railway, Penalty Fares, Derby
Date: 5 October 2026. Notice number PF112233
You travelled from Derby to Matlock on 5 October 2026 without a valid ticket. The penalty fare is £105.40.
Pay or appeal within 21 days, by 26 October 2026.`,
    inTime: '2026-10-10',
    tooLate: '2027-01-10',
    open: /Choose before day 21|or your appeal, within 21 days/,
    over: /the panel can allow more time/,
  },
  'a penalty for missed school': {
    country: 'gb',
    text: `PENALTY NOTICE: Education Act 1996, section 444A
Lindsey Marsh County Council, Education Welfare
Date of notice: 5 October 2026. Notice number EW4471
Your child failed to attend school regularly from 14 to 25 September 2026 without leave.
The penalty is £80 if paid within 21 days, by 26 October 2026, and £160 if paid within 28 days, by 2 November 2026.`,
    inTime: '2026-10-10',
    tooLate: '2027-01-10',
    open: /pay the lower sum by its day|Paying the penalty in time ends/,
    over: /take it to court or withdraw it/,
  },
  'a fixed penalty for litter': {
    country: 'gb',
    text: `FIXED PENALTY NOTICE: Environmental Protection Act 1990, section 88
Westmoor City Council, Environmental Enforcement
Date: 5 October 2026. Notice number LT2211
You dropped a cigarette end in High Street, Westmoor on 5 October 2026. This is an offence of littering.
Pay £150 within 14 days, by 19 October 2026, and you will not be prosecuted.`,
    inTime: '2026-10-08',
    tooLate: '2027-01-10',
    open: /Paying in time ends it|pay the lower sum by its day/,
    over: /Call it today and ask if you can still pay/,
  },
  'a penalty for an untaxed vehicle': {
    country: 'gb',
    text: `DVLA, Swansea SA99 1AH
LATE LICENSING PENALTY
Date: 5 October 2026. Vehicle AB12 CDE
Our records show that your vehicle was not taxed and no SORN was made. You must pay a penalty of £80.
If you pay by 7 November 2026 it is reduced to £40.`,
    inTime: '2026-10-10',
    tooLate: '2027-01-10',
    open: /pay the lower sum in time|Pay within the days/,
    over: /can go to debt collectors/,
  },
  'a default notice': {
    country: 'gb',
    text: `DEFAULT NOTICE served under section 87(1) of the Consumer Credit Act 1974
IMPORTANT - YOU SHOULD READ THIS CAREFULLY
Aire Valley Finance Limited, Leeds. Date: 5 October 2026
Dear Mr Oldroyd. Credit agreement number 44120098
You have missed payments. To put this right you must pay arrears of £412.60 by 26 October 2026.
If you do not, we may end the agreement and ask for the whole balance of £3,204.11.`,
    inTime: '2026-10-08',
    tooLate: '2027-01-10',
    open: /before the date in the notice|Until the day in the notice|in time/,
    over: /ask if the agreement has ended/,
  },
  'a car policy that is cancelled': {
    country: 'gb',
    text: `Calder Mutual Insurance plc, Leeds
5 October 2026
Dear Mr Oldroyd
Your car insurance policy CM-220114 will be cancelled on 19 October 2026 because your monthly payment was not made.
To keep your policy you must pay £62.40 before 19 October 2026.`,
    inTime: '2026-10-08',
    tooLate: '2027-01-10',
    open: /Until the day in the letter you are covered|before the day/,
    over: /so you may have no cover/,
  },
  'a fixed charge of the Garda': {
    country: 'ie',
    text: `An Garda Síochána
FIXED CHARGE NOTICE. Notice number 33445566
Date of notice: 5 October 2026
Vehicle 191-D-12345 exceeded the speed limit on the N4 on 25 September 2026.
Pay €160 within 28 days of the date of this notice, by 2 November 2026.`,
    inTime: '2026-10-10',
    tooLate: '2026-11-20',
    open: /pay the whole sum by day 28|pay within 28 days/i,
    over: /In the next 28 days you can mostly still pay/,
  },
})
