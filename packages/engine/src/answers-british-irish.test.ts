/** Short questions from the nations of the United Kingdom and from Ireland get the law of that place, and not a neighbour's. */
import type { CountryCode } from '@plainletter/contracts/country'
import { expect, test } from 'vitest'

import { pageFor } from './fixtures/asked.ts'

test.each<[CountryCode, string, RegExp]>([
  ['gb', 'dundee landlady is selling up, 28 days notice to leave, can she do that?', /84 days/],
  ['gb', 'two months notice to leave from my landlord, is that ok?', /England/],
  ['gb', 'swansea landlord says evict if we moan about the leak again', /Rent Smart Wales/],
  ['gb', 'supermarket car park charge in newry, my son drove, do i pay?', /only the driver/],
  ['gb', 'bar in derry docked the till shortage off my wages', /Labour Relations Agency/],
  ['gb', 'uc overpayment was their error, do i have to repay it?', /mandatory reconsideration/],
  ['gb', 'overpaid universal credit in omagh, want it back', /Department for Communities/],
  ['gb', 'cant pay the rates bill, lisburn', /Land & Property Services/],
  [
    'gb',
    'nissan from a garage 5 weeks ago, gearbox gone, can i give it back',
    /one go at a repair/,
  ],
  [
    'gb',
    'garage sold me a golf 2 months ago and the clutch has gone, can i hand it back',
    /repair/,
  ],
  [
    'gb',
    'dealer sold me a clio 3 weeks ago, gearbox gone, can i hand it back',
    /within 30 days for all your money/,
  ],
  ['gb', 'landlord in glasgow kept my deposit and no scheme has it', /within three months/],
  [
    'gb',
    'left our flat in leith a month ago, he wants the deposit for the carpet but has no record of it in a scheme and never put it in one',
    /three times its value/,
  ],
  ['gb', 'leeds landlord never protected my deposit and blames the carpet', /30 days to protect/],
  ['gb', 'stirling park say 14 days to pay council tax, what happens next', /moratorium/],
  ['gb', 'sheriff officers froze my bank account, how much can they take', /£1,000/],
  ['gb', 'claim form from cabot for a card i last paid in 2016, do i reply?', /defence says so/],
  ['gb', 'council tax bailiff at the door with a locksmith, im disabled', /Do not let them in/],
  ['gb', 'bailiffs took my car this morning how do i get it back', /7 clear days/],
  ['gb', 'summons for council tax, will i get a record?', /Call the council today/],
  ['gb', 'she wont let us see our grandson, can we go to court', /family court for permission/],
  ['gb', 'how much child maintenance for two kids', /16%/],
  ['gb', 'edf say we owe 1800 from 3 years ago', /12 months/],
  ['gb', 'housing association wont deal with the mould', /10 working days/],
  ['ie', 'rent zones are abolished so they want market rent', /2% or inflation|market rent/],
  ['ie', 'medical card taken off me, how do i appeal', /National Appeals Office/],
  ['ie', 'sheriff letter for vat i owe revenue', /no court judgment/],
  ['ie', 'we are separating, who keeps the house?', /family home/],
  ['ie', 'trees next door blocking our light', /how high a hedge/],
  ['ie', 'how do i apply for a safety order', /District Court can order/],
  ['ie', 'boss wont pay my wages', /WRC/],
  ['ie', 'judgment got against me, can they take it from my wages?', /ordinary creditor/],
  ['ie', 'agent wont accept hap', /may not refuse you/],
  ['gb', 'doing 38 in 30, what happens', /three points/],
  ['gb', 'pay is short this month, boss says tough', /may not keep back pay/],
  ['ie', 'what is the minimum wage now ireland', /€14\.15/],
  ['ie', 'how long is maternity leave', /26 weeks/],
  ['ie', 'can i contest a will in ireland', /six months/],
  ['ie', 'bank refused refund after i got scammed', /FSPO/],
  ['gb', 'my wife died in june and her card firm wants the debt off me', /A shared home/],
  ['gb', 'private sale, seller still owed hp on the van, lender wants it back', /section 27/],
  ['gb', 'hr say no right to work because my visa ran out, application is in', /section 3C/],
  ['gb', 'manager asked me for nudes at work', /sexual harassment/],
  ['gb', 'sherrif officers emptied my bank account in aberdeen, only pip in it', /£1,000/],
  ['gb', 'can i go to prisson in wales for council tax', /April 2019/],
  ['gb', 'found out im convicted of fare evasion, no letters', /magistrates' court that you knew/],
  ['gb', 'admiral cancelled my policy from the start over points i forgot', /in proportion/],
  ['gb', 'can i withhold rent from the council because of damp', /do not stop paying/],
  ['gb', 'care firm took 600 off last pay for training because i left', /before the course/],
  ['ie', 'manager touches me at work, what can i do', /WRC within six months/],
  ['ie', 'part timer not rostered on mondays, bank holiday pay?', /a fifth of your weekly pay/],
])('%s: %s', async (country, text, answer) => {
  expect((await pageFor(country, text)).directAnswer).toMatch(answer)
})

test.each<[CountryCode, string, RegExp]>([
  ['gb', 'leeds landlord wants to evict me for moaning about damp', /Rent Smart Wales/],
  [
    'gb',
    'i own a flat in perth and want to sell, what notice for my tenant?',
    /call Shelter Scotland/,
  ],
  ['gb', 'belfast: interest rates are up and i cant pay the mortgage', /Land & Property Services/],
  ['gb', 'bailiffs for a magistrates fine, can they break in?', /Do not let them in/],
  ['ie', 'rent on my shop is going to market rent', /RTB form/],
  ['ie', 'disability allowance refused', /National Appeals Office/],
  ['gb', 'husband died without a will, do i get the house', /Do not take the account over/],
  ['gb', 'behind on car finance can they take it', /Mostly you keep it/],
  ['gb', 'visa refused what now', /section 3C/],
  ['gb', 'boss shouts at me in front of customers every shift', /sexual harassment/],
  ['gb', 'landlord kept the deposit from my old flat', /magistrates/],
  ['ie', 'my manager bullies me', /sexual harassment/],
])('%s keeps to its own matter: %s', async (country, text, other) => {
  expect((await pageFor(country, text)).directAnswer).not.toMatch(other)
})

test('a claim of the national centre has the days to answer and to defend', async () => {
  const text =
    'I have a claim form from the County Court Business Centre, issue date 6 November 2026, for an old loan I last paid in 2017. Do I have to reply?'
  const { deadlines } = await pageFor('gb', text)
  expect(deadlines.map(({ date }) => date)).toEqual(['2026-11-25', '2026-12-09'])
})

test.each<[CountryCode, string, string]>([
  [
    'gb',
    'A DWP letter dated 9 November says I was overpaid Universal Credit. They got it wrong. Do I have to pay it back?',
    '2026-12-09',
  ],
  [
    'gb',
    'Bailiffs came on 20 November and took my bike and laptop for my brother’s debt. I have receipts in my name. What do I do?',
    '2026-11-27',
  ],
  [
    'gb',
    'I got a letter on 16 November that I was convicted in my absence over a train ticket. I knew nothing about it as I had moved. What can I do?',
    '2026-12-07',
  ],
  [
    'ie',
    'The HSE letter dated 10 November says my medical card is refused. How do I appeal?',
    '2026-12-01',
  ],
])('%s: a letter with its date has a last day: %s', async (country, text, day) => {
  expect((await pageFor(country, text)).deadlines.map(({ date }) => date)).toEqual([day])
})
