/** What people ask in English overseas, briefly and in haste, and what the answer to each must say; what sounds like it must not get it. */
import { describe, expect, test } from 'vitest'

import { answerTo, pageFor } from './fixtures/asked.ts'

type Case = readonly [country: 'us' | 'ca' | 'au' | 'nz', question: string, says: RegExp]

const ANSWERED: readonly Case[] = [
  ['us', 'manager grabbed my butt at work in dallas', /EEOC/],
  ['us', 'nursing home is suing me for my moms bill, i only signed for her', /own money/],
  ['us', 'atlanta: car was repossessed and sold, they want the deficiency', /O\.C\.G\.A\. 10-1-36/],
  ['us', 'county says i was over issued food stamps, their mistake', /10%/],
  ['us', 'creditor still calls after my chapter 7 dischargd', /discharge order/],
  ['us', 'hr wants to reverify my greencard, it expires in january', /I-90 receipt/],
  ['us', 'is the ambulance bill ilegal under the no suprises act', /ground ambulances/],
  ['ca', 'supervisor asked me for nudes what do i do', /human rights body/],
  ['ca', 'nosi on my house from a water heater rental in ontario', /expired in Ontario/],
  ['ca', 'boss wants to extend my layoff in ottawa, should i sign', /no longer layoff/],
  ['ca', 'proprio de laval monte le loyer, il dit tu signes ou tu pars', /I refuse the rise/],
  ['au', 'can a repo agent come in my driveway for my ute', /land where you live/],
  ['au', 'manager touched me at the christmas party, what now', /F75/],
  ['nz', 'boss keeps sending me sexual texts', /12 months to raise/],
  [
    'nz',
    'Bought a van from a dealer as is, now he says it is my problem',
    /"As is" does not count/,
  ],
  [
    'us',
    'unlawful detainer papers handed to me in california, how many days to respond',
    /ten court days/,
  ],
  ['us', 'got an eviction summons in georgia yesterday what do i do', /seven days to answer/],
  ['us', 'florida evicton complaint served on my door how long do i have', /five days/],
  [
    'us',
    'landlord is taking me to court in brooklyn for rent, got a petition, do i have to answer it',
    /ten days to answer/,
  ],
  [
    'us',
    'sheriff gave me court papers from my landlord about rent, am i getting put out',
    /need not leave now/,
  ],
  [
    'us',
    'er visit bill is with a debt collector, my insurance should have paid, do i pay',
    /No Surprises/,
  ],
  ['us', 'fake check scam my account is negative 1800', /owes the bank/],
  [
    'us',
    'ohio car repoed 2 payments behind can i just pay whats behind',
    /20 days from the taking/,
  ],
  ['us', 'repo man took my car in detroit can i get it back', /whole loan and costs/],
  ['us', 'boss says he will call ice if i ask for my money', /1-866-487-9243/],
  ['us', 'dad died do i have to pay his credit cards', /next of kin/],
  ['us', 'fired for attendance, unemployment denied, how do i appeal', /Misconduct mostly means/],
  ['us', 'its been 45 days no deposit back texas', /three times what was kept/],
  ['us', 'landlord raising rent 400 dollars texas is there a limit', /sets no cap/],
  ['ca', '10 day notice for unpaid rent bc i was 2 days late', /5 days for unpaid rent/],
  ['ca', 'n4 notice on my door do i have to leave in 14 days ontario', /notice is void/],
  ['ca', 'do i get ei if i was fired for being late', /within 30 days of getting the decision/],
  ['ca', 'spousal sponsorship refused how long to appeal', /Immigration Appeal Division/],
  ['ca', 'got a voicemail from the cra about jail is it a scam', /that is a scam/],
  ['ca', 'no overtime paid 55 hours a week bc restaurant', /double after 12 hours/],
  ['au', 'fixed term lease rent going up $50 allowed?', /only if the lease says so/],
  ['au', 'im casual got sacked by text no warning 18 months same shifts', /within 21 days/],
  ['au', 'boss not paying super what can i do', /tell the ATO/],
  ['nz', 'landlord gave us notice after we complained about mould is that legal', /retaliatory/],
  ['nz', 'tenancy services says no record of our bond what can i do', /23 working days/],
  ['nz', 'landlord says healthy homes not until next year', /since 1 July 2025/],
  ['nz', 'made to work through breaks nz', /must get your breaks/],
  [
    'nz',
    'landlord texted we have to be out in 3 weeks as his brother needs the house',
    /90 days with no reason/,
  ],
  ['au', 'debt collector chasing 7 year old phone bill nsw do i have to pay', /six years/],
]

const OF_ANOTHER_MATTER: readonly Case[] = [
  ['us', 'texas car repossessed and sold, i owe the difference', /Georgia/],
  ['us', 'nursing home wants to throw my dad out', /own money/],
  ['us', 'how do i renew my green card', /reverify|I-9 handbook/],
  ['us', 'discharged from hospital too early and billed', /bankruptcy/],
  ['ca', 'contractor put a construction lien on our house in ottawa', /NOSI/],
  ['ca', 'laid off for good in toronto after 6 years what am i owed', /silent on layoffs/],
  ['au', 'tow truck took my car from a no parking zone', /AFCA/],
  ['nz', 'boss bullies me at work', /This is sexual harassment/],
  ['us', 'i was evicted in 2022 how do i get it off my record', /days to answer/],
  ['us', 'insurance denied my mri what can i do', /No Surprises Help Desk: 1/],
  ['us', "my boss's paycheck bounced what can i do", /owes the bank/],
  ['us', 'my work permit is expired can i still work while it renews', /Every hour is owed/],
  ['us', 'can i get unemployment if i quit because of harassment', /Misconduct mostly means/],
  ['ca', 'can i get ei if i quit because of bullying', /Not every firing/],
  ['ca', 'my husband sponsored me and we split can i be deported', /Immigration Appeal Division/],
  ['ca', 'cra letter says i owe 3000 how do i object', /that is a scam/],
  ['au', 'rent going up when we renew the lease by 20% can they', /only if the lease says so/],
  ['au', 'casual for 2 years same hours can i become permanent', /within 21 days of the last day/],
  ['nz', 'neighbour complained about my dog can landlord evict me', /retaliatory: the/],
  ['nz', 'landlord wont sign bond refund form', /23 working days/],
]

/** The day on which the time is over, where the question tells when it began. */
const COUNTED: readonly (readonly [...Case, day: string])[] = [
  [
    'us',
    'Monday the 16th i got court papers for eviction in california, how many days',
    /ten court days/,
    '2026-12-01',
  ],
  [
    'us',
    'got served eviction papers on november 18 in miami fl, what do i do',
    /five days/,
    '2026-11-25',
  ],
  [
    'us',
    'handed a summons from midland on the 12th in ohio, how long do i have to answer',
    /28 days/,
    '2026-12-10',
  ],
  [
    'ca',
    'ei refused for misconduct, got the letter november 9, how long do i have',
    /within 30 days/,
    '2026-12-09',
  ],
  [
    'ca',
    "J'ai reçu le 9 novembre un avis d'augmentation de loyer pour le 1er avril 2027 à Laval, dois-je accepter?",
    /within one month/,
    '2026-12-09',
  ],
  [
    'au',
    'sacked last tuesday no warning been there 2 years what can i do',
    /only 21 days/,
    '2026-12-08',
  ],
  [
    'au',
    'casual for 2 years, friday 6 November boss txts me wont be needing you anymore. what can i do?',
    /within 21 days/,
    '2026-11-27',
  ],
  [
    'nz',
    'got a 90 day notice on 11 november after we complained about mould, can landlord do that',
    /28 working days/,
    '2026-12-21',
  ],
  [
    'nz',
    'acc declined my claim, letter came on 30 october, can i fight this',
    /three months/,
    '2027-01-30',
  ],
]

describe('a question typed in haste', () => {
  test.each(ANSWERED)('in %s gets the answer of its matter: %s', async (...one) => {
    expect(await answerTo(one)).toMatch(one[2])
  })

  test.each(COUNTED)('in %s is told the last day: %s', async (...one) => {
    const [country, text, says, day] = one
    const { directAnswer, deadlines } = await pageFor(country, text)
    expect(directAnswer).toMatch(says)
    expect(deadlines[0]?.date).toBe(day)
  })

  test.each(OF_ANOTHER_MATTER)('in %s gets no answer of another matter: %s', async (...one) => {
    expect(await answerTo(one)).not.toMatch(one[2])
  })
})
