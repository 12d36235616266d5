/** Beliefs and worries where the law of a country that speaks English is new or little known, and the row that answers; below what sounds alike and must not get it. */
import { expect, test } from 'vitest'

import { answerTo, rowFor } from './fixtures/asked.ts'

test.each([
  ['gb', 'There are squatters in my house, can the police remove them?', 'gb.ask-home.squatters'],
  ['gb', 'squatters have rights and police cant do anything, right?', 'gb.ask-home.squatters'],
  ['gb', 'squatters in my flat in glasgow, is it a crime', 'gb.ask-home.squatters-scotland'],
  ['gb', 'Can I disinherit my children in Scotland?', 'gb.ask-family.left-out-scotland'],
  ['gb', 'dad in Scotland left me out of his will, any claim?', 'gb.ask-family.left-out-scotland'],
  ['gb', 'my mum in england left me out of her will', 'gb.ask-family.left-out-england'],
  ['gb', 'can i disinherit my children', 'gb.ask-family.left-out-england'],
  ['gb', 'dwp can spy on all bank accounts now, correct?', 'gb.ask-benefit.bank-check'],
  ['gb', 'Can my employer read my private whatsapp messages?', 'gb.ask-work.private-messages'],
  ['gb', 'I got drunk at the work Christmas party, can I be sacked?', 'gb.ask-work.party'],
  ['us', 'food stamps are for citizens only, right?', 'us.fact.snap-not-citizen'],
  ['us', 'green card holder, do i still get snap', 'us.fact.snap-not-citizen'],
  ['us', 'Is a non-compete valid in California?', 'us.state.ca.ask-rival-work'],
  ['us', 'Do I have to be paid for training time?', 'us.fact.training-time'],
  ['ca', 'cops can go through my phone when arrested, right?', 'ca.fact.phone-search'],
  ['ca', "landlord can't evict in winter in ontario, right?", 'ca.fact.winter-eviction-on'],
  ['ca', 'BC maximum rent increase 2026', 'ca.fact.rent-rise-bc'],
  ['au', 'boss can sack me while im on workers comp, right?', 'au.ask.injured-sacked'],
  ['au', 'sacked while on workers compensation in NSW', 'au.ask.injured-sacked-nsw'],
  ['au', 'boss fired me while on WorkCover in Queensland', 'au.ask.injured-sacked-qld'],
  ['au', 'can I be dismissed while on WorkCover in Victoria', 'au.ask.injured-sacked-vic'],
  ['au', 'centrelink debts expire after 6 years, right?', 'au.ask.centrelink-old-debt'],
  ['au', 'centrelink debt under $250, do i have to pay it', 'au.ask.centrelink-small-debt'],
  ['au', 'my super is covered by my will, correct?', 'au.ask.super-will'],
  ['ie', 'boss can pay below minimum wage during probation, right?', 'ie.ask.probation-pay'],
  ['ie', 'they extended my probation to a year, is that allowed', 'ie.ask.probation-extended'],
  ['ie', 'Can I be dismissed during probation?', 'ie.ask.fired-under-year'],
] as const)('in %s: %s', async (country, text, row) => {
  expect(await rowFor(country, text)).toBe(row)
})

test.each([
  ['gb', 'neighbour built on my land 12 years ago, squatters rights?', 'gb.ask-home.squatters'],
  ['gb', 'squatters in my flat in glasgow, is it a crime', 'gb.ask-home.squatters'],
  ['gb', 'my mum in england left me out of her will', 'gb.ask-family.left-out-scotland'],
  ['gb', 'Can I disinherit my children in Scotland?', 'gb.ask-family.left-out-england'],
  [
    'gb',
    'contest the will, it is forged, new wife got everything',
    'gb.ask-family.left-out-england',
  ],
  ['gb', 'my bank froze my account and wants my statements', 'gb.ask-benefit.bank-check'],
  ['gb', "boss won't pay me, i have his whatsapp messages", 'gb.ask-work.private-messages'],
  ['gb', 'my boss groped me at the christmas party', 'gb.ask-work.party'],
  ['us', 'if i get food stamps i cant become a citizen, correct?', 'us.fact.snap-not-citizen'],
  ['us', 'noncompete in texas, can i work for a competitor', 'us.state.ca.ask-rival-work'],
  ['us', 'boss wants me to pay for my training if i quit', 'us.fact.training-time'],
  ['ca', 'border officer wants to search my phone, can i refuse', 'ca.fact.phone-search'],
  ['ca', 'border officer wants to search my phone, can i refuse', 'ca.fact.car-search'],
  ['ca', 'got an n12 in ontario in december, do i leave', 'ca.fact.winter-eviction-on'],
  ['au', 'hurt my back at work, can i claim workers comp', 'au.ask.injured-sacked'],
  ['au', 'centrelink raised a debt of 4000 last month', 'au.ask.centrelink-old-debt'],
  ['au', 'can i get my super early, i cannot pay rent', 'au.ask.super-will'],
  ['ie', 'they owe me holiday pay from my probation', 'ie.ask.probation-pay'],
  ['ie', 'let go after 5 months on probation, can i claim', 'ie.ask.probation-extended'],
] as const)('in %s of another matter: %s', async (country, text, other) => {
  expect(await rowFor(country, text)).not.toBe(other)
})

test('Irish refugees are told of five years, no longer of three', async () => {
  const asked = ['ie', 'refugee in ireland, when can i apply for citizenship'] as const
  expect(await answerTo(asked)).toMatch(/refugees mostly need five years/)
})
