/** Americans who inherit, leave a job with commission, or rent without a lease, and what sounds alike and must not get the same answer. */
import { expect, test } from 'vitest'

import { rowFor } from './fixtures/asked.ts'

test.each([
  [
    "my brother is executor and won't tell us anything about the estate, it's been two years, what can I do",
    'us.fact.executor-tells-nothing',
  ],
  [
    'executor wants me to sign a release before he pays my share of the inheritance, do I have to?',
    'us.fact.executor-tells-nothing',
  ],
  [
    'mom died last week and my sister has already taken things from the house, there is no probate yet, is that legal?',
    'us.fact.nobody-named-yet',
  ],
  ["dad passed away and stepmother won't show us the will", 'us.fact.nobody-named-yet'],
  [
    'my mom is in hospice and my brother is taking her jewelry, can he do that as executor?',
    'us.fact.taken-while-alive',
  ],
  [
    'I was fired, does my employer still owe me commission on sales I made?',
    'us.fact.commission-after-job',
  ],
  [
    "quit my sales job in Texas and they won't pay my last commissions",
    'us.fact.commission-after-job',
  ],
  [
    'Landlord in Queens NY told us to leave, we have no lease and lived here 4 years',
    'us.state.ny.ask-rise-or-leave',
  ],
  [
    "My boss in Florida hasn't paid me for two weeks of work, what can I do?",
    'us.state.fl.ask-wages',
  ],
  [
    'moved out of our flat in Minnesota 6 weeks ago, gotten nowhere regarding our deposit, what next?',
    'us.state.mn.ask-deposit',
  ],
] as const)('%s', async (text, row) => {
  expect(await rowFor('us', text)).toBe(row)
})

test.each([
  ['I am the executor, what debts must the estate pay first?', 'us.fact.executor-tells-nothing'],
  ['can I be executor if I live in another state', 'us.fact.executor-tells-nothing'],
  ['my brother died and a collector wants me to pay his credit card', 'us.fact.nobody-named-yet'],
  ['my aunt passed away and left me her house, do I owe taxes', 'us.fact.nobody-named-yet'],
  ['my mother is in a nursing home, will Medicaid take her house?', 'us.fact.taken-while-alive'],
  ["my dad has cancer and can't work, what benefits are there", 'us.fact.taken-while-alive'],
  [
    'how do I file a complaint with the human rights commission after I was fired',
    'us.fact.commission-after-job',
  ],
  ['my last paycheck is late, what can i do', 'us.fact.commission-after-job'],
  ['my roommate wants me out in New York, month to month', 'us.state.ny.ask-rise-or-leave'],
  ['got eviction court papers in New York, what do i do', 'us.state.ny.ask-rise-or-leave'],
  [
    "My boss in Georgia hasn't paid me for two weeks of work, what can I do?",
    'us.state.fl.ask-wages',
  ],
] as const)('not that: %s', async (text, row) => {
  expect(await rowFor('us', text)).not.toBe(row)
})
