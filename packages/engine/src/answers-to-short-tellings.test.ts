/** What happened, told in one line and often without a question, and the row that answers it; below what sounds alike and must not get it. */
import { expect, test } from 'vitest'

import { rowFor } from './fixtures/asked.ts'

test.each([
  [
    'gb',
    'flatmate was on the tenancy with me, moved out in may',
    'gb.ask-housing.joint-tenant-left',
  ],
  [
    'gb',
    'my girlfriend left, her name is still on the tenancy. who owes the rent',
    'gb.ask-housing.joint-tenant-left',
  ],
  [
    'gb',
    'in belfast how many weeks notice does my landlord have to give me',
    'gb.ask-housing.ni-evict',
  ],
  ['gb', 'they wont let me take my holiday before I leave and wont pay it', 'gb.ask-work.holiday'],
  ['gb', 'I have 9 days holiday left to take, leaving on friday', 'gb.ask-work.holiday'],
  ['gb', 'cabot want £600 for a card from 2016 that i never had', 'gb.ask-debt.never-had-account'],
  ['gb', 'boss wants me to sign something and go quietly for £3000', 'gb.ask-work.settlement'],
  ['gb', 'zero hours, they cancelled my shift when i was on the bus', 'gb.zero-hours.answer'],
  ['gb', 'rent up twice this year, can the landlord do that', 'gb.ask-housing.rent-rise-no-form'],
  [
    'gb',
    'sent £700 by bank transfer to a fake seller, scam, bank refuses',
    'gb.ask-consumer.scam-bank-pays',
  ],
  ['gb', 'tour operator collapsed, our holiday is in three weeks', 'gb.ask-travel.company-bust'],
  [
    'gb',
    'cruise booked and paid, the travel company has ceased trading',
    'gb.ask-travel.company-bust',
  ],
  [
    'gb',
    'brother holds the power of attorney for dad and money has gone',
    'gb.attorney.answer-misused',
  ],
  ['gb', 'aunt with lpa is helping herself to grans savings', 'gb.attorney.answer-misused'],
  [
    'gb',
    'i never told universal credit about an inheritance of £9,000',
    'gb.ask-benefit.savings-not-told',
  ],
  [
    'gb',
    'on esa and didnt declare my savings, now they have written',
    'gb.ask-benefit.savings-not-told',
  ],
  [
    'gb',
    'county court papers from a car park firm but someone else drove',
    'gb.ask-parking.claim-not-driver',
  ],
  [
    'gb',
    'parking claim form in my name, my brother had the car that day',
    'gb.ask-parking.claim-not-driver',
  ],
  ['us', 'collection agency told my boss how much i owe', 'us.fact.collector-told-others'],
  [
    'us',
    'a collector keeps calling my sister and telling her about my debt',
    'us.fact.collector-told-others',
  ],
  ['us', 'cp2000 in the mail over stocks i sold', 'us.ask-public.cp2000'],
  ['us', 'no court order and he hasnt returned my son since sunday', 'us.fact.no-custody-order'],
  ['us', 'truck got repod, my tools are still inside', 'us.ask-debt.car-taken'],
  ['us', 'jury summons came but i have no childcare', 'us.ask-life.jury'],
  [
    'us',
    'let go in california, final check on the regular payday they say',
    'us.state.ca.ask-last-pay',
  ],
  ['us', 'they have me as 1099 but set my schedule', 'us.ask-life.contractor'],
  ['ca', 'landlord raised the rent by 15% in hamilton ontario', 'ca.ask.rent-up-on'],
  [
    'ca',
    'collection agency calling about an 8 year old visa, alberta',
    'ca.fact.card-debt-too-old',
  ],
  ['ch', 'Verwaltung hat den Mietzins per Januar erhöht', 'ch.ask.rise'],
  ['ch', 'ich wurde gekündigt während der Krankheit', 'ch.ask.dismissed-while-ill'],
  ['ch', 'Kaution nicht zurückerhalten seit einem Jahr', 'ch.ask.deposit'],
  ['ie', 'landlord sent a text, out in a month he says', 'ie.ask.evict'],
  ['nl', 'huur wordt in januari met 7 procent verhoogd', 'nl.ask.rent-rise'],
  ['fr', 'je démissionne, combien de préavis je dois faire', 'fr.ask-work.resign-notice'],
  ['it', 'cartella esattoriale per un bollo auto del 2016', 'it.ask.car-tax-old'],
  [
    'de',
    'inkasso will 120 euro für eine rechnung über 20 euro, so teuer?',
    'de.ask-debt.collector-costs',
  ],
  ['jp', '裁判所から支払督促が届いた', 'jp.ask.order'],
  ['gb', 'work refused me time off, my son is ill at nursery', 'gb.ask-work.family-emergency'],
  [
    'gb',
    'can i leave early, mum is in hospital, boss says no day off',
    'gb.ask-work.family-emergency',
  ],
  ['gb', 'boss promised us a bonus in writing, now he wont pay', 'gb.ask-work.bonus'],
  ['gb', 'handed in my notice and my commission is withheld', 'gb.ask-work.bonus'],
  [
    'gb',
    'scratched the company van, manager wants me to pay for the repair',
    'gb.ask-work.pay-for-damage',
  ],
  ['gb', 'boss says i must pay for breakages from the shift', 'gb.ask-work.pay-for-damage'],
  ['gb', 'dvla letter about no tax on a van i sold in spring', 'gb.ask-drive.tax-after-sale'],
  ['gb', 'road tax penalty though my car was scrapped', 'gb.ask-drive.tax-after-sale'],
  ['gb', 'my insurer says no, insurance refuses a stolen bike', 'gb.ask-insurance.refused'],
  ['gb', 'husband from turkey, what income do i need', 'gb.ask-immigration.partner-income'],
] as const)('in %s: %s', async (country, text, row) => {
  expect(await rowFor(country, text)).toBe(row)
})

test.each([
  ['gb', 'off sick and the manager keeps ringing me at home', 'gb.ask-work.sick-pay'],
  ['gb', 'my holiday was ruined, the hotel was filthy', 'gb.ask-travel.company-bust'],
  ['gb', 'the shop went bust before my sofa was delivered', 'gb.ask-travel.company-bust'],
  ['gb', 'how do i set up a power of attorney for mum', 'gb.attorney.answer-misused'],
  ['gb', 'i have £9,000 savings, can i get universal credit', 'gb.ask-benefit.savings-not-told'],
  [
    'gb',
    'claim form for a parking charge, i was driving but had a ticket',
    'gb.ask-parking.claim-not-driver',
  ],
  ['gb', 'old card debt from 2012, is it too late to sue me', 'gb.ask-debt.never-had-account'],
  ['gb', 'redundant after 12 years, what am i owed', 'gb.ask-work.settlement'],
  ['us', 'a collector calls me at work every day', 'us.fact.collector-told-others'],
  ['us', 'collector calling my house for my brothers debt', 'us.fact.collector-told-others'],
  ['us', 'landlord kept my deposit for the carpet after 9 years', 'us.state.ca.ask-deposit-late'],
  ['ch', 'ich kann den Mietzins nicht bezahlen', 'ch.ask.rise'],
  ['fr', 'licencié, combien de préavis', 'fr.ask-work.resign-notice'],
  [
    'it',
    'cartella esattoriale per l’imu, ho ricevuto una cartella sbagliata',
    'it.ask.car-tax-old',
  ],
  ['gb', 'my boss refused my holiday request for easter', 'gb.ask-work.family-emergency'],
  ['gb', 'lost my no claims bonus after a crash', 'gb.ask-work.bonus'],
  ['gb', 'neighbour wants me to pay for the damage to his fence', 'gb.ask-work.pay-for-damage'],
  ['gb', 'parking charge for a car i sold last year', 'gb.ask-drive.tax-after-sale'],
] as const)('in %s of another matter: %s', async (country, text, other) => {
  expect(await rowFor(country, text)).not.toBe(other)
})
