/** A debt runs out, and so do cards: only the first is answered by the law on old debts. */
import { expect, test } from 'vitest'

import { rowFor } from './fixtures/asked.ts'

test.each([
  ['gb', 'has my credit card debt expired', 'gb.ask-debt.too-old'],
  ['us', 'has my credit card debt expired', 'us.ask-debt.old'],
  ['au', 'does debt ever expire', 'au.ask.old'],
  ['nz', 'credit card debt from 2012 has it expired', 'nz.ask.old'],
] as const)('in %s, "%s" asks about an old debt', async (country, text, id) => {
  expect(await rowFor(country, text)).toBe(id)
})

test.each([
  ['us', 'my visa credit card expired', 'us.ask-debt.old'],
  ['ca', 'my credit card expired', 'ca.ask.old'],
  ['ie', 'my visa credit card expired', 'ie.ask.old'],
  ['es', 'mi tarjeta de crédito ha caducado', 'es.ask.old-debt'],
] as const)('in %s, "%s" does not', async (country, text, id) => {
  expect(await rowFor(country, text)).not.toBe(id)
})
