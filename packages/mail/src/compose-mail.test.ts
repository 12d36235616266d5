import { Mail } from '@plainletter/contracts/mail'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { composeMail } from './compose-mail.ts'

const ORIGIN = 'https://plainletter.test'
const AT = Date.UTC(2026, 10, 21, 14, 5)
const to = 'a@example.test'

const MAILS = [
  { kind: 'verify_email', to, token: 'token-4471' },
  { kind: 'reset_password', to, token: 'token-4471' },
  { kind: 'password_changed', to, at: AT },
  { kind: 'new_sign_in', to, at: AT, browser: 'Firefox' },
  {
    kind: 'purchase_receipt',
    to,
    at: AT,
    packName: 'Individual Pack',
    credits: 10,
    pricePence: 1_000,
    reference: 'cs_1',
  },
  {
    kind: 'plan_receipt',
    to,
    at: AT,
    planName: 'Business',
    analysesPerMonth: 10,
    pricePence: 2_500,
    reference: 'in_1',
    endsAt: Date.UTC(2027, 10, 21, 14, 5),
  },
  { kind: 'account_deleted', to, at: AT },
  {
    kind: 'contact_message',
    to,
    at: AT,
    message: {
      name: 'Ada',
      email: 'ada@example.test',
      category: 'question',
      subject: 'My letter',
      message: 'Where is it?\n\nIt was here.',
    },
  },
] as const satisfies Mail[]

const compose = (mail: Mail) => composeMail(mail, ORIGIN)

/** The words that a reader of the HTML sees, in their order. */
const wordsOf = (html: string): string[] =>
  html
    .replace(/<title>.*<\/title>/, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .split(/[\s:]+/)
    .filter((word) => word !== '')

test('every kind of the contract is here', () => {
  const kinds = Mail.def.options.map((option) => option.def.shape.kind.def.values[0])
  expect(MAILS.map(({ kind }) => kind)).toEqual(kinds)
})

test.each(MAILS)('$kind says the same in text and in HTML', (mail) => {
  const { text, html } = compose(mail)
  expect(wordsOf(html)).toEqual(text.split(/[\s:]+/).filter((word) => word !== ''))
})

test.each(MAILS)('$kind loads nothing, follows nobody and leads to our own site only', (mail) => {
  const { text, html } = compose(mail)
  expect(html).not.toMatch(/<(img|script|link|iframe|form|style)|url\(|@import|src=|background=/i)
  const links = [...html.matchAll(/href="([^"]*)"/g), ...text.matchAll(/(https?:\/\/\S+)/g)]
  for (const [, url] of links) expect(url).toMatch(/^https:\/\/plainletter\.test\//)
  const leadsNowhere = mail.kind === 'account_deleted' || mail.kind === 'contact_message'
  expect(links).toHaveLength(leadsNowhere ? 0 : 2)
})

test.each(MAILS)('$kind gives the same bytes each time, for the provider compares them', (mail) => {
  expect(compose(mail)).toEqual(compose(structuredClone(mail)))
})

test.each(MAILS)('$kind is written in short sentences', (mail) => {
  const sentences = compose(mail)
    .text.replaceAll(/https?:\S+/g, '')
    .split(/[.?!:]\s/)
    .map((sentence) => sentence.split(/\s+/).filter((word) => word !== '').length)
  expect(sentences.reduce((sum, words) => sum + words, 0) / sentences.length).toBeLessThan(15)
  expect(Math.max(...sentences)).toBeLessThan(25)
})

test('the links are those of the pages', () => {
  expect(compose(MAILS[0]).text).toContain(`\n${ORIGIN}/verify-email/token-4471\n`)
  expect(compose(MAILS[1]).text).toContain(`\n${ORIGIN}/reset-password/token-4471\n`)
})

test('times are of the United Kingdom, in summer too, and money is in pounds', () => {
  expect(compose(MAILS[2]).text).toContain('21 November 2026, 14:05, UK time')
  const summer = compose({ ...MAILS[2], at: Date.UTC(2026, 6, 1, 23, 30) })
  expect(summer.text).toContain('2 July 2026, 00:30, UK time')
  expect(compose(MAILS[4]).text).toContain('£10.00')
  expect(compose(MAILS[5]).text).toContain('21 November 2027, 14:05, UK time')
})

test('whatever stands in the data stays text: no tag, no second header line', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('<img src=x onerror=1>', '"><a href="//evil.test">', 'a\r\nBcc: b@c.test'),
      ),
      (words) => {
        const bought = { ...MAILS[4], packName: words, reference: words }
        const tags = (html: string) => html.match(/<[a-z!/][^>]*>/gi)
        expect(tags(compose(bought).html)).toEqual(tags(compose(MAILS[4]).html))
        expect(compose(bought).subject).toMatch(/^[^\p{C}]+$/u)
        const link = compose({ ...MAILS[0], token: words })
        expect(tags(link.html)).toHaveLength(tags(compose(MAILS[0]).html)?.length ?? 0)
        expect(link.html).not.toMatch(/href="(?!https:\/\/plainletter\.test\/verify-email\/)/)
      },
    ),
  )
})
