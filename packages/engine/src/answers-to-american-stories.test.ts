/** American matters as people tell them, and the row that answers; below what sounds alike and is another matter. */
import { expect, test } from 'vitest'

import { rowFor } from './fixtures/asked.ts'

test.each([
  [
    'my husband refuses to sign the divorce papers can i still divorce him',
    'us.fact.divorce-alone',
  ],
  ['at what age can a child choose which parent to live with', 'us.fact.child-chooses-parent'],
  ['can i get a restraining order against a coworker i never dated', 'us.fact.order-for-whom'],
  [
    'divorced 2 yrs ago, house is mine but my ex wife is still on the mortgage, she wants me to refinance. do i have to',
    'us.fact.ex-on-mortgage',
  ],
  ['can my husband sell our house without my consent', 'us.fact.spouse-sells-home'],
  [
    'husband is trying to sell the house without me, my name is on the deed, we live in texas',
    'us.state.tx.ask-spouse-sells-home',
  ],
  [
    'my brother has dads power of attorney and does nothing, bills are unpaid. how do we remove him',
    'us.fact.agent-fails',
  ],
  [
    "bank put my wife's credit card on my credit report i never signed for it",
    'us.fact.spouse-card-on-my-report',
  ],
  [
    'im 18 now and my mom got a summons to force contact with me do i have to talk to her',
    'us.fact.grown-child-summoned',
  ],
  [
    'Cop pulled me over and opened my car door without asking, is that legal',
    'us.fact.car-door-opened',
  ],
  [
    'got pulled over and have a court date but the cop let me go home. could i go to jail when i go to court',
    'us.fact.ticket-and-jail',
  ],
  [
    'i have a cdl and got a speeding ticket in my own car, can i do traffic school',
    'us.fact.truck-driver-ticket',
  ],
  ['charged with dui but my blood test came back clean', 'us.fact.dui-without-drink'],
  [
    'guy next door took pictures of me through my window while changing and sent them to his friends',
    'us.fact.photos-in-secret',
  ],
  [
    'my case was expunged but it still shows on my background check and i lost the job',
    'us.fact.record-still-shows',
  ],
  [
    'how many years back can a background check company report a conviction',
    'us.fact.screening-tells-conviction',
  ],
  [
    'i have a green card and an old dui, can i travel to mexico and come back',
    'us.fact.green-card-trip',
  ],
  [
    'My friend is undocumented and here 12 years how can she get a green card',
    'us.fact.years-without-status',
  ],
  [
    'I shot my neighbors dog because it attacked my kid. She wants to sue me',
    'us.fact.neighbors-animal-killed',
  ],
  [
    'our college gym has only equipment for men, is that a title ix thing',
    'us.fact.sports-for-both-sexes',
  ],
  ['can i get sued for downloading movies', 'us.fact.who-pays-for-downloads'],
  [
    'home insurance company cancelled my policy even though i paid on time',
    'us.fact.home-insurance-cancelled',
  ],
  [
    'my obamacare plan auto renewed and i have other insurance, do i owe the premiums',
    'us.fact.plan-renewed-itself',
  ],
  [
    'why does the food stamps office want 6 months of bank statements',
    'us.fact.office-wants-bank-papers',
  ],
  [
    'got a job offer by text, never met anyone, gave them my social. is it legit',
    'us.fact.is-this-job-real',
  ],
  [
    'my ex was supposed to pay the car loan in the divorce and now i got a collection letter',
    'us.fact.divorce-debt-first-notice',
  ],
  [
    'moved across the country for a job and the day before i start they say there was a mistake and i have no job',
    'us.story.job-offer',
  ],
])('"%s" is answered by %s', async (question, row) => {
  expect(await rowFor('us', question)).toBe(row)
})

test.each([
  ['i got served with divorce papers how long do i have to answer', 'us.fact.divorce-papers'],
  ['my ex wants to move to Florida with our daughter can she', 'us.fact.ex-moves-child'],
  ['my mom has dementia how do i get power of attorney', 'us.story.care'],
  ['can the cops search my trunk at a traffic stop', 'us.ask-criminal.car-search'],
  ['can i go to jail for credit card debt', 'us.ask-debt.jail'],
  ['got a speeding ticket should i fight it', 'us.ask-life.traffic-ticket'],
  ['i was arrested for dui last night', 'us.story.drunk'],
  ['someone posted my nudes online without my consent', 'us.story.images'],
  ['how do i get a felony expunged', 'us.story.old-record'],
  [
    'job offer was withdrawn after background check with mistakes in it',
    'us.ask-work.job-background',
  ],
  ['I married a us citizen do i get a green card', 'us.fact.spouse-green-card'],
  ['neighbors dog bit my son who pays', 'us.ask-life.who-pays-for-bite'],
  ['insurance denied my roof claim', 'us.ask-everyday.property-claim'],
  ['youtube took down my video for copyright', 'us.ask-everyday.takedown'],
  ['collection letter for a debt i dont know', 'us.ask-debt.not-mine'],
])('"%s" is still answered by %s', async (question, row) => {
  expect(await rowFor('us', question)).toBe(row)
})
