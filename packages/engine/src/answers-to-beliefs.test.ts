/** What people believe of money and power, put right: the answer speaks of that matter and no other. */
import { describe, expect, test } from 'vitest'

import { answerTo } from './fixtures/asked.ts'
import type { Asked } from './fixtures/asked.ts'

const PUT_RIGHT: readonly Asked[] = [
  [
    'gb',
    'I dont have to pay council tax because I never signed a contract, right?',
    /a law says so/,
  ],
  ['gb', 'is council tax voluntary, can i opt out if i didnt consent', /a law says so/],
  ['gb', 'Universal credit can stop paying me if a family member gives me £50, yes?', /not income/],
  ['gb', 'my mum sends me £100 for food, does universal credit take it off?', /not income/],
  ['gb', 'PIP counts as income for universal credit doesnt it', /take nothing off/],
  ['gb', 'will getting pip reduce my universal credit?', /take nothing off/],
  ['fr', 'Un huissier peut saisir tout mon RSA, non ?', /RSA cannot be seized/],
  ['fr', 'est-ce que mes créanciers peuvent prendre mon RSA', /RSA cannot be seized/],
  ['es', 'Si no pago el alquiler me pueden echar mañana sin juicio, ¿verdad?', /Only a judge/],
  ['it', 'Il datore può licenziarmi a voce, vero?', /must be in writing/],
  ['us', 'they can take my whole paycheck for a judgment, yes?', /at most 25%/],
  ['us', 'my boss can fire me for talking about my pay with coworkers, true?', /talk about pay/],
  ['ca', 'a collection agency can put me in jail in ontario, right?', /cannot go to jail/],
  ['au', 'can a debt collector have me arrested', /cannot go to (?:jail|prison)/],
  ['it', 'Dopo 5 anni le cartelle esattoriali si cancellano da sole, giusto?', /start/],
]

const OTHER_MATTERS: readonly Asked[] = [
  ['gb', 'bailiffs want council tax, i get pip and universal credit, what now', /take nothing off/],
  ['gb', 'my phone contract is £40, i never signed it, do i pay?', /a law says so/],
  ['gb', 'my mum left me £20000 and i am on universal credit', /not income/],
  ['fr', 'la CAF veut reprendre un indu de RSA, que faire ?', /RSA cannot be seized/],
]

describe('a belief', () => {
  test.each(PUT_RIGHT)('in %s is put right: %s', async (...belief) => {
    expect(await answerTo(belief)).toMatch(belief[2])
  })

  test.each(OTHER_MATTERS)('in %s is not what this asks: %s', async (...belief) => {
    expect(await answerTo(belief)).not.toMatch(belief[2])
  })
})
