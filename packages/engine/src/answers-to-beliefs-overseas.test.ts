/** What people in the other countries that speak English believe, put right. */
import { describe, expect, test } from 'vitest'

import { answerTo } from './fixtures/asked.ts'
import type { Asked } from './fixtures/asked.ts'

const PUT_RIGHT: readonly Asked[] = [
  [
    'us',
    'if i dont open the door to the process server they cant sue me, right?',
    /not stop a lawsuit/,
  ],
  ['us', 'emergency room can turn me away with no insurance, yes?', /may not turn you away/],
  ['us', 'is it illegal for an er to turn you away', /may not turn you away/],
  ['us', 'if i dont get a 1099 i dont owe tax on it, right?', /with or without a Form 1099/],
  ['us', 'irs forgives taxes after 10 years doesnt it', /ten years to collect/],
  ['us', 'insurance company can cancel my policy after one accident right', /mostly no ground/],
  ['us', 'employer doesnt need to pay me for training time right?', /must be paid/],
  ['us', 'my landlord can kick out my emotional support dog, no pets policy, right?', /less sure/],
  [
    'us',
    'paying 5 dollars a month on a hospital bill means they cant send me to collections, right?',
    /No law stops a hospital/,
  ],
  ['us', 'no written lease so i have no rights, correct?', /spoken lease counts/],
  ['us', 'landlord says he can kick me out any time, no lease', /spoken lease counts/],
  ['us', 'green card means i can never be deported, true?', /can be lost/],
  ['us', 'if my spouse is a citizen i automatically get a green card, right?', /alone gives no/],
  ['us', 'i have to show id to police anytime they ask, correct?', /show your license/],
  ['us', 'cop asked for my id, do i have to give my name', /show your license/],
  ['us', 'mom always gets custody, true?', /No state prefers/],
  ['us', 'we were never married, do fathers have no rights to custody', /No state prefers/],
  ['ca', 'debt disappears after 6 years in canada, yes?', /two years to sue/],
  ['ca', 'ei wont pay if i quit, correct?', /only fair choice/],
  ['ca', 'my boss in alberta can fire me with no reason no pay, yes?', /one week’s notice or pay/],
  ['ca', 'cra can take money from my bank without court, true?', /needs no court order/],
  ['ca', 'misclassified as contractor so no vacation pay in ontario, correct?', /does not decide/],
  ['au', 'casuals get no unfair dismissal, right?', /^Casuals with regular shifts/],
  ['au', 'defacto for 1 year gets half, right?', /no fixed half/],
  ['ie', 'i can be jailed for not paying a loan in ireland, correct?', /cannot be jailed/],
  ['nz', 'debt collectors can come in my house and take stuff, right?', /cannot take your things/],
]

const OTHER_MATTERS: readonly Asked[] = [
  ['us', 'my lease ends in may, can landlord raise the rent', /spoken lease counts/],
  ['us', 'my green card expired can i work', /can be lost/],
  ['us', 'sheriff at my door with eviction papers should i open the door', /not stop a lawsuit/],
  ['us', 'the er sent me a bill and i have no insurance', /may not turn you away/],
  ['us', 'irs 1099-c for canceled debt do i pay taxes', /with or without a Form 1099/],
  ['us', 'boss wants me to pay for my training if i quit', /must be paid/],
  ['us', 'insurance company offers too little after the accident', /mostly no ground/],
  ['us', 'if i get food stamps i cant become a citizen, correct?', /yes|free food near you/i],
  ['us', 'if my spouse is a citizen i automatically get a green card, right?', /yes/i],
]

describe('a belief overseas', () => {
  test.each(PUT_RIGHT)('in %s is put right: %s', async (...belief) => {
    expect(await answerTo(belief)).toMatch(belief[2])
  })

  test.each(OTHER_MATTERS)('in %s is not what this asks: %s', async (...belief) => {
    expect(await answerTo(belief)).not.toMatch(belief[2])
  })
})
