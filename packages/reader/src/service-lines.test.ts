import { expect, test } from 'vitest'

import { read } from './read.ts'

const ENDS = {
  gb: '12 November 2026\n\nDear Ms Quill\n\nYour payment of £45.00 is late.',
  es: '12 de noviembre de 2026\n\nEstimada clienta:\n\nSu recibo de 45,00 euros está impagado.',
  de: '12.11.2026\n\nSehr geehrte Frau Quill,\n\nIhre Rate von 45,00 EUR ist offen.',
  nl: '12 november 2026\n\nGeachte mevrouw,\n\nUw termijn van € 45,00 is niet betaald.',
} as const

test.each([
  ['es', 'Teléfono de atención al cliente: 900 123 456', []],
  ['de', 'Servicenummer: 0800 1122334\nKundenservice-Nr.: 030 44556677', []],
  ['nl', 'Klantenservice nr. 088 112 2334', []],
  ['gb', 'Customer service number: 0345 112 2334', []],
  ['de', 'Kundenservice\nKundennummer 88231145', ['88231145']],
  ['gb', 'Customer services reference number: 88231145', ['88231145']],
] as const)('the number of a service line is no reference, in %s: %s', (country, words, found) => {
  const { references } = read(`Tarn Credit\n${words}\n${ENDS[country]}`, { country })
  expect(references.map(({ value }) => value)).toEqual(found)
})

test.each([
  'Order of protection. You must not call, text or go near Ana Quill. Violation is a crime and you will be arrested immediately.',
  'You are ordered not to contact Ana Quill. You must stay 100 yards away. If you break this order you will be arrested. Judge R. Stone',
  'Non-molestation order: you must not contact Ana Quill. If you do you can be arrested at once and go to prison.',
  'Family Court\nRestraining order 412/26\nStay away from Ana Quill. Breaking this order means arrest.',
])('a short order of protection is no trick: %s', (text) => {
  expect(read(text).documentType).not.toBe('SCAM_LETTER')
})

test.each([
  'Final warning: pay $900 in gift cards today or officers will arrest you. You must not contact the court or this order will be enforced.',
  'You are ordered not to contact your bank. Pay $500 in bitcoin now or you will be arrested today. This order is final.',
])('a threat of arrest that asks for money stays one: %s', (text) => {
  expect(read(text).documentType).toBe('SCAM_LETTER')
})
