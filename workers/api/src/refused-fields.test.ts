/** Every field that a request can get wrong, in the words that the person reads beside it: caused over HTTP. */
import { expect, test } from 'vitest'

import { newReader } from '../test/letters.ts'
import { newPerson } from '../test/people.ts'
import { posted, said } from '../test/refusals.ts'

const NEWCOMER = { email: 'ada@example.test', password: 'x', confirmPassword: 'x' }
const withPassword = (password: string) => ({ ...NEWCOMER, password, confirmPassword: password })
const MESSAGE = {
  name: 'Ada',
  email: 'ada@example.test',
  category: 'general',
  subject: 'A',
  message: 'B',
}
const WISH = { requestType: 'improvement', title: 'Larger letters', description: 'They help.' }
const CORRECTION = {
  feedbackType: 'other',
  specificIssue: 'The words.',
  userCorrection: 'Plainer ones.',
}
const TOO_LONG = 'Password must be at most 256 characters'
const EASY = 'This password is easy to guess. Choose another one.'
const MOST_USED =
  'This password is one of the most used. Choose another one: three words that you will remember work well.'

const FIELDS: readonly (readonly [path: string, body: object, message: string])[] = [
  [
    'auth/login',
    { email: 'ada', password: 'three calm words' },
    'Please enter a valid email address',
  ],
  [
    'auth/login',
    { email: 'a@example.test', password: 'short' },
    'Password must be at least 6 characters',
  ],
  ['auth/forgot-password', { email: 'ada' }, 'Please enter a valid email address'],
  ['auth/register', withPassword('x'.repeat(257)), TOO_LONG],
  ['auth/register', withPassword('qwerty123'), MOST_USED],
  ['auth/register', withPassword('plainletter'), EASY],
  ['auth/register', withPassword('aaaaaaa'), EASY],
  ['auth/verify-email', {}, 'Verification token is required'],
  ['auth/verify-email', { token: '' }, 'Verification token is required'],
  ['auth/change-password', { newPassword: 'three calm words' }, 'Current password is required'],
  [
    'auth/change-password',
    { currentPassword: '', newPassword: 'three calm words' },
    'Current password is required',
  ],
  [
    'auth/change-password',
    { currentPassword: 'x', newPassword: 'short' },
    'New password must be at least 6 characters',
  ],
  ['auth/delete-account', {}, 'Your password is required'],
  ['cases/create', { caseName: '' }, 'Case name is required'],
  ['cases/create', { caseName: 'a', retentionPeriod: 29 }, 'Choose between 30 and 2555 days'],
  ['cases/create', { caseName: 'x'.repeat(201) }, 'Use up to 200 characters for the case name'],
  [
    'cases/create',
    { caseName: 'a', opposingParty: 'x'.repeat(201) },
    'Use up to 200 characters for the other side',
  ],
  [
    'cases/create',
    { caseName: 'a', caseDescription: 'x'.repeat(2_001) },
    'Use up to 2,000 characters for the description',
  ],
  ['contact', {}, 'Please fill in all required fields.'],
  ['contact', { ...MESSAGE, name: 'x'.repeat(201) }, 'Use up to 200 characters for each line.'],
  ['contact', { ...MESSAGE, subject: 'a\nb' }, 'Use one line without special characters.'],
  [
    'contact',
    { ...MESSAGE, message: 'x'.repeat(5_001) },
    'Use up to 5,000 characters for the message.',
  ],
  ['feature-requests', {}, 'Please fill in the request type, title, and description'],
  [
    'feature-requests',
    { ...WISH, title: 'x'.repeat(201) },
    'Use up to 200 characters for the title.',
  ],
  [
    'feature-requests',
    { ...WISH, description: 'x'.repeat(4_001) },
    'Use up to 4,000 characters for each field.',
  ],
  [
    'documents/1/feedback',
    {},
    'Please fill in all fields: what is wrong, what we said, and what is right.',
  ],
  [
    'documents/1/feedback',
    { ...CORRECTION, specificIssue: 'x'.repeat(2_001) },
    'Use up to 2,000 characters for each field.',
  ],
  [
    'documents/1/enhance-analysis',
    { additionalInfo: ' ' },
    'Please enter additional information or a question.',
  ],
  [
    'documents/1/enhance-analysis',
    { additionalInfo: 'x'.repeat(2_001) },
    'Use up to 2,000 characters.',
  ],
  ['documents/1/generate-response', {}, 'Please select a response type first.'],
  [
    'documents/1/generate-response',
    { responseType: 'dispute', specificRequest: 'x'.repeat(401) },
    'Use up to 400 characters here.',
  ],
  ['documents/1/check-letter', { text: ' ' }, 'Please paste the letter first.'],
  ['documents/1/check-letter', { text: 'x'.repeat(10_001) }, 'Use up to 10,000 characters.'],
  ['strategic-cheat-sheet/debt', {}, 'Tell us about your situation first.'],
  [
    'strategic-cheat-sheet/debt',
    { userSituation: 'x'.repeat(4_001) },
    'Use up to 4,000 characters for your situation.',
  ],
  ['credits/verify-payment', { sessionId: '' }, 'Name a payment'],
]

test.each(FIELDS)('%s with %o: said which field is wrong', async (path, body, message) => {
  const person = await newPerson()
  expect(await said(person, posted(`/api/${path}`, body))).toEqual([400, message])
})

test.each([
  [
    'wrong_document_type',
    'Tell us what kind of letter it is, for example: a private parking charge.',
  ],
  ['wrong_country', 'Tell us the country or the nation, for example: Scotland.'],
  ['wrong_sender', 'Tell us the name of the sender, and nothing else.'],
  ['wrong_amount', 'Tell us the sum that they ask for, for example: £412.50.'],
  ['wrong_date', 'Tell us the date of the letter, for example: 3 March 2026.'],
])('a correction that names nothing to put right, %s', async (feedbackType, message) => {
  const { documentId, ...owner } = await newReader()
  const given = {
    ...CORRECTION,
    feedbackType,
    userCorrection: 'It is wrong. I am sure that it is, and I say so at length.',
  }
  expect(await said(owner, posted(`/api/documents/${documentId}/reprocess`, given))).toEqual([
    400,
    message,
  ])
})
