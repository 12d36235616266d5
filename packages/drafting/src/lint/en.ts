/** English words that harm. */
import { harms, namesDriver } from './harm.ts'
import type { HarmWords } from './harm.ts'

const PEOPLE = String.raw`(?:I|we|he|she|they|my (?:wife|husband|partner|son|daughter|mother|mum|father|dad|friend|brother|sister))`

export const EN_HARM: HarmWords = {
  denies: /\b(?:not|never|nothing|neither|without|no (?!doubt)|n[’']t)\b/i,
  denialStands: 'before',
  harmful: [
    harms(
      'admits_debt',
      /\b(?:I|we) (?:do |fully |now )?(?:owe|admit|accept|agree)\b(?! to differ| nothing| no\b)/i,
    ),
    harms(
      'admits_debt',
      /\b(?:I|we) (?:am|are|was|were) (?:liable|responsible|in debt|in arrears|at fault|to blame)\b/i,
    ),
    harms(
      'admits_debt',
      /\b(?:my|our) (?:debt|arrears|overdue|outstanding)\b|\b(?:money|sum|amount|debt|balance) (?:that )?(?:I|we) owe\b/i,
    ),
    harms(
      'restarts_limitation',
      /\b(?:acknowledge|recognise|recognize|confirm)\w*\b[^.]{0,160}\b(?:debt|balance|sum|account|liability|owed)\b/i,
    ),
    harms(
      'restarts_limitation',
      /\b(?:enclose|attach|send|include|make)\w*\b[^.]{0,160}\b(?:a|my|first|part|token) (?:\w+ )?payment\b/i,
    ),
    harms(
      'promises_payment',
      /\b(?:I|we)(?:'ll|’ll| will| shall| can| could| promise to| agree to| undertake to| offer to| intend to| am going to)(?: (?!not\b|never\b)\w+){0,2} (?:pay|repay|clear|settle)\b/i,
    ),
    harms(
      'promises_payment',
      /\b(?:I|we) (?:offer|promise|propose)\b[^.]{0,160}(?:[£$€¥]|\bpayments?\b|\ba (?:week|month)\b)/i,
    ),
    namesDriver(
      new RegExp(
        String.raw`\b${PEOPLE} (?:was|were|am|is) (?:the (?:driver|one) |both )?(?:driving|the driver)\b`,
        'i',
      ),
    ),
    namesDriver(
      new RegExp(
        String.raw`\b${PEOPLE} (?:parked|drove|left the (?:car|vehicle)|stopped)\b|\bthe driver (?:was|is)\b|\bdriven by\b`,
        'i',
      ),
    ),
    harms(
      'promises_payment',
      /\b(?:I|we) (?:am|are) (?:\w+ )?(?:willing|able|happy|prepared|ready) to (?:pay|repay|clear|settle|offer)\b/i,
    ),
    harms(
      'promises_payment',
      /\b(?:I|we) (?:would like|want|wish|can afford|could afford) (?:to (?:pay|repay|clear)\b|[£$€¥]\s?\d)/i,
    ),
    harms('restarts_limitation', /\b(?:enclos|attach)\w*\b[^.]{0,80}[£$€¥]\s?\d/i),
    namesDriver(/\b(?:as|being) the driver\b/i),
  ],
}
