/** Troubles that Americans tell at length or in a line, and the row that answers; below what sounds alike. */
import { expect, test } from 'vitest'

import { rowFor } from './fixtures/asked.ts'

test.each([
  [
    'my coworker says i stalked her and wants a restraining order, what should i do',
    'us.fact.accused-of-stalking',
  ],
  [
    'guy from class falsely accused me of harassment and i have a hearing next week',
    'us.fact.accused-of-stalking',
  ],
  [
    'turned away at the canadian border because of an old arrest, charges were dropped, what proof do i need',
    'us.fact.arrest-papers-abroad',
  ],
  [
    'i was never fingerprinted but my charge shows up on a background check, how',
    'us.fact.own-criminal-record',
  ],
  [
    'lady claims i hit her car in a parking lot but there is no damage, her insurance called',
    'us.fact.said-to-have-crashed',
  ],
  [
    'landlord wants me to send my lawyers letter to his lawyer, do i have to forward it',
    'us.fact.letter-to-their-lawyer',
  ],
  ['if i sign this custody agreement can i change it later', 'us.fact.custody-paper-later'],
  [
    'thinking about divorce, my husband gambles, what should i do before i tell him',
    'us.fact.before-a-divorce',
  ],
  [
    'my dad is hiding money in the divorce, can the mediator find out his bank accounts',
    'us.fact.money-hidden-in-divorce',
  ],
  [
    'a woman from years ago says its my child and wants child support, i live overseas, do i have to take a dna test',
    'us.fact.said-to-be-father',
  ],
  [
    'my boyfriend broke up with me, he owns the house and says i can stay until june, how do i protect myself',
    'us.fact.stay-in-exs-home',
  ],
  [
    'my ex roommate moved out and wants to come get the rest of her stuff with the police, do i have to leave',
    'us.fact.collects-things',
  ],
  [
    'dad left me the house in his will but my stepmom still lives there and refuses to leave',
    'us.fact.step-parent-in-inherited-home',
  ],
  ['hoa says no solar panels on my roof can they', 'us.fact.hoa-solar'],
  [
    'neighbor keeps filing fake anonymous complaints with code enforcement, can i find out who',
    'us.fact.false-report-to-city',
  ],
  [
    'my tenant refuses to let the exterminator in, there are mice all over',
    'us.fact.tenant-lets-nobody-in',
  ],
] as const)('%s', async (question, row) => {
  expect(await rowFor('us', question)).toBe(row)
})

test.each([
  ['my neighbor is stalking me and threatens me', 'us.story.stalked'],
  ['got arrested for shoplifting, will i go to jail', 'us.story.arrested'],
  ['job denied me because of my criminal record', 'us.ask-work.job-background'],
  ['someone rear ended me and their insurance wont pay', 'us.story.crash'],
  ['how do i file for divorce without a lawyer', 'us.ask-first.divorce'],
  ['my ex hides income and doesnt pay child support', 'us.ask-life.support-unpaid'],
  ["my ex won't let me get my stuff from his house", 'us.story.my-things'],
  ['can my landlord walk into my apartment without notice', 'us.ask-home.enter'],
  ['hoa fined me 200 for my trash cans', 'us.ask-home.hoa-fine'],
  ['city fined me because my grass is too high', 'us.ask-life.city-code'],
  ['im 6 months pregnant can my boss fire me', 'us.ask-work.pregnant'],
] as const)('another matter: %s', async (question, row) => {
  expect(await rowFor('us', question)).toBe(row)
})
