import type { Language } from '@plainletter/contracts/country'
import { analyse } from '@plainletter/engine/analyse'
import { describe, expect, test } from 'vitest'

const LETTER = `Northgate Enforcement Ltd
NOTICE OF ENFORCEMENT
The Taking Control of Goods Regulations 2013
14 November 2026
To: Mr A Sample
Council tax liability order. Sum outstanding: £540.00, of which compliance fee £75.00.
You must pay or agree a payment arrangement by 6.00 am on 30 November 2026.`

async function rightsIn(language: Language): Promise<string[]> {
  const { outcome } = await analyse({
    text: LETTER,
    request: { country: 'gb', language },
    today: '2026-11-21',
  })
  return [...outcome.analysis.legalRights]
}

describe('the words of the law in this Worker', () => {
  test('come from its assets: a British notice speaks of rights in German', async () => {
    const [english, german] = await Promise.all([rightsIn('en'), rightsIn('de')])
    expect(german.length).toBe(english.length)
    expect(german.filter((right) => english.includes(right))).toEqual([])
    expect(german.join(' ')).toContain('Sie ')
  })
})
