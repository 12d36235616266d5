import { SITUATION_CHARACTERS } from '@plainletter/contracts/tactics'
import { describe, expect, test } from 'vitest'

import { readRequest } from './read-request.ts'

const read = (search: string) => readRequest(new URLSearchParams(search))

describe('the address of a cheat sheet', () => {
  test('names an area and a situation; the country is the United Kingdom unless said', () => {
    const asked = { area: 'debt', country: 'gb', situation: 'An old debt' }
    expect(read('area=debt&situation=An+old+debt')).toEqual(asked)
    expect(read('area=DEBT&situation=An+old+debt&jurisdiction=Germany')).toEqual({
      ...asked,
      country: 'de',
    })
  })

  test('may name a letter by its number instead, which wins over words', () => {
    expect(read('area=housing&document=281474976710655&situation=x&jurisdiction=fr')).toEqual({
      area: 'housing',
      country: 'fr',
      document: '281474976710655',
    })
  })

  test.each([
    '',
    'area=debt',
    'situation=x',
    'area=debt&situation=%20',
    'area=music&situation=x',
    'area=debt&document=../1',
  ])('of %j is nothing to go by', (search) => {
    expect(read(search)).toBeNull()
  })

  test('is cut to what the server takes', () => {
    const request = read(`area=debt&situation=${'x'.repeat(SITUATION_CHARACTERS + 1)}`)
    expect(request).toMatchObject({ situation: 'x'.repeat(SITUATION_CHARACTERS) })
  })
})
