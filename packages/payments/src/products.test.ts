import { PACKS, PLANS } from '@plainletter/contracts/prices'
import { expect, test } from 'vitest'

import { PRICE_SETTINGS, PRODUCTS } from './products.ts'

test('every pack and plan of the contract is sold, at its price, under its own setting and name', () => {
  expect(PRODUCTS.flatMap(({ pack }) => pack ?? [])).toEqual(Object.keys(PACKS))
  expect(PRODUCTS.flatMap(({ plan }) => plan ?? [])).toEqual(Object.keys(PLANS))
  expect(PRODUCTS.map(({ setting }) => setting)).toEqual([...PRICE_SETTINGS])
  expect(new Set(PRODUCTS.map(({ lookupKey }) => lookupKey)).size).toBe(PRODUCTS.length)
  for (const { pack, plan, pricePence, credits } of PRODUCTS) {
    const sold = pack
      ? PACKS[pack]
      : { credits: 0, pricePence: plan && PLANS[plan].pricePencePerYear }
    expect({ pricePence, credits }).toEqual({ pricePence: sold.pricePence, credits: sold.credits })
  }
})
