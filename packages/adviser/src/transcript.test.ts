import type { Basis } from '@plainletter/contracts/analysis'
import { EN } from '@plainletter/phrases/en/index'
import { describe, expect, test } from 'vitest'

import { fixedClaim } from './basis.ts'
import { createTranscript } from './transcript.ts'

const PROOF: Basis = { kind: 'letter', span: [0, 4], quote: 'Dear' }
const claim = (says: string, basis: Basis[] = [PROOF]) => ({ says, basis })

describe('the gate to the page', () => {
  test('a claim without proof does not leave; a fixed sentence does', () => {
    const transcript = createTranscript(EN)
    expect(
      transcript.list(
        'legalRights',
        [claim('You may go.', []), fixedClaim(EN, 'stillAct'), claim('You may stay.')],
        5,
      ),
    ).toEqual(['You can still act.', 'You may stay.'])
    expect(Object.keys(transcript.basis())).toEqual(['legalRights.1'])
  })

  test('a sentence that leans on one said elsewhere goes with it', () => {
    const transcript = createTranscript(EN)
    transcript.text('verdict', [claim('Most debts end after five years.')])
    const rest = claim('Most debts end after five years. After that you owe nothing. Keep proof.')
    expect(transcript.list('keyAdvice', [rest], 5)).toEqual(['Keep proof.'])
  })

  test('at most three quotes prove a claim, none of them a part of another', () => {
    const transcript = createTranscript(EN)
    const quote = (start: number, end: number): Basis => ({
      kind: 'letter',
      span: [start, end],
      quote: 'x'.repeat(end - start),
    })
    const basis = [quote(0, 4), quote(0, 9), quote(20, 30), quote(40, 50), quote(60, 70)]
    transcript.text('verdict', [claim('It is a claim.', basis)])
    expect(transcript.basis()['verdict']).toEqual([quote(0, 9), quote(20, 30), quote(40, 50)])
  })

  test('a sentence that was said is not said again, whatever its marks', () => {
    const transcript = createTranscript(EN)
    transcript.text('verdict', [claim('This is a claim. Reply now!')])
    expect(
      transcript.list('keyAdvice', [claim('Reply now.'), claim('Reply now. Keep a copy.')], 5),
    ).toEqual(['Keep a copy.'])
  })

  test('a text keeps within its words, and takes later claims whole or not at all', () => {
    const transcript = createTranscript(EN)
    const text = transcript.text(
      'summary',
      [claim('One two three. Four five.'), claim('Six. Seven eight nine.'), claim('Ten.')],
      { maxWords: 7 },
    )
    expect(text).toBe('One two three. Four five. Ten.')
    expect(transcript.list('keyAdvice', [claim('Six. Seven eight nine.')], 1)).toEqual([
      'Six. Seven eight nine.',
    ])
  })

  test('the rest of a first claim that was cut does not turn up elsewhere', () => {
    const transcript = createTranscript(EN)
    expect(
      transcript.text('summary', [claim('One two three. Those are few.')], { maxWords: 4 }),
    ).toBe('One two three.')
    expect(transcript.list('keyAdvice', [claim('One two three. Those are few.')], 1)).toEqual([])
  })

  test('an empty text falls back, and proofs of one path are joined', () => {
    const transcript = createTranscript(EN)
    expect(transcript.text('verdict', [], { otherwise: fixedClaim(EN, 'noWords') })).toBe(
      'We could not read any words in this letter.',
    )
    transcript.prove('deadlines.0', [PROOF, PROOF])
    expect(transcript.basis()['deadlines.0']).toEqual([PROOF])
  })
})
