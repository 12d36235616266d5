/** Somebody who has not been paid and says so in the words in which people talk. The letters are invented. */
import { expect, test } from 'vitest'

import { read } from './read.ts'

const kindOf = (text: string) => read(text, { country: 'gb' }).documentType

test.each([
  'Dear Mr Quill,\n\nI fitted your stair carpet on 3 October and the bill was £410. I have still not been paid. Please put it in my account by Friday or I will go to the small claims court.\n\nRegards\nTom Lark\nLark Flooring',
  "Hi Dan,\n\nYou borrowed £600 off me in June and said it would be back by August. I've had nothing. I don't want to see a solicitor but I will if I have to. Can you pay it by the end of the month please.\n\nPriya",
  "12 May 2026\n\nHello Mrs Reed,\n\nThe bill for the gutters comes to £364 and I've heard nothing since April. I'm a small outfit. I'll have no choice but to go to court.\n\nAll the best\nRowan Quill\nQuill Roofing",
  "Dear Sam,\n\nI did the repair on your car in July (£180, parts and labour) and you still haven't paid me. My sort code is on the bill. Please pay this week.\n\nOwen Marsh",
])('asks for money: %s', (text) => {
  expect(['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM']).toContain(kindOf(text))
})

test.each([
  'I did a job for a woman in June for £400 and have not been paid. Can I take her to small claims court?',
  'Dear Mrs Moss\n\nThank you for your payment of £90 for the lessons. See you on Monday.\n\nTarn Music',
  'Dear neighbours\n\nThe fund for the hall has £300 and we have had nothing yet from the council. Come to the court room on Friday at 7pm.\n\nTarn Residents',
])('asks for none: %s', (text) => {
  expect(kindOf(text)).not.toBe('DEBT_COLLECTION_LETTER')
})
