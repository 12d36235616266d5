import { ADVICE } from '@plainletter/engine/advice'
import type { Advice } from '@plainletter/engine/advice'
import { exports } from 'cloudflare:workers'
import { expect, test } from 'vitest'

const now = Date.UTC(2026, 10, 21, 12)

const LETTER = {
  text: `Kestrel Recoveries Ltd
2 November 2026
Outstanding balance: £640.00
We collect for Lark Catalogue. Pay £640.00 within 28 days of the date of this letter or we may go to court.`,
  request: { country: 'gb', language: 'en' },
  said: ['I live in Scotland.'],
  given: [{ feedbackType: 'wrong_sender', userCorrection: 'Lark Catalogue' }],
} as const

/** What the API asks, as it asks it. */
const CALLS: Readonly<Record<string, (advice: Advice) => Promise<unknown>>> = {
  followUp: (advice) => advice.followUp({ letter: LETTER, words: 'Can they send bailiffs?' }, now),
  readCorrected: (advice) =>
    advice.readCorrected(
      { letter: LETTER, correction: { feedbackType: 'wrong_amount', userCorrection: '£600' } },
      now,
    ),
  writeLetter: (advice) =>
    advice.writeLetter({ letter: LETTER, choice: 'settlement_30', choices: { tone: 'firm' } }, now),
  explainLetter: (advice) => advice.explainLetter(LETTER, now),
  checkLetter: (advice) =>
    advice.checkLetter({ letter: LETTER, text: 'I admit that I owe the debt.' }, now),
  researchCases: (advice) => advice.researchCases(LETTER, now),
  findNews: (advice) => advice.findNews(LETTER, now),
  planForFirm: (advice) => advice.planForFirm(LETTER, now),
  tease: (advice) => advice.tease({ text: LETTER.text, request: LETTER.request }, now),
}

/** The other side of the door. True because AdviceDoor implements Advice; the platform's type of a stub cannot say so. */
const door = exports.AdviceDoor as unknown as Advice

test.each(Object.keys(CALLS))('%s gives through the door what it gives without', async (name) => {
  const call = CALLS[name]
  expect(await call?.(door)).toEqual(await call?.(ADVICE))
})
