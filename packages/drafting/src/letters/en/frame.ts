/** English: what every letter shares. */
import type { Frame, FrameVariants, ToneWords } from '../../paragraph.ts'

export const EN_FRAME = {
  layout: [
    'you',
    'day',
    'them',
    'reference',
    'greeting',
    'subject',
    'body',
    'closing',
    'signature',
  ],
  yourName: '[Your name]',
  yourAddress: '[Your address]',
  secondName: '[Name of the second person]',
  theirName: '[Their name]',
  honorific: '',
  theirAddress: '[Their address]',
  theirAddressInLetter: '[Their address, as in their letter]',
  date: '{day}',
  reference: 'Your reference: {reference}',
  greeting: 'Dear Sir or Madam,',
  closing: 'Yours faithfully,',
  subject: { letter: '', email: 'Subject: ' },
  noSum: 'the sum you ask for',
  appealService: 'The independent appeal service',
  space: ' ',
  itemEnd: [';', '.'],
  openings: {
    dated: 'I am writing about your letter dated {letterDate}.',
    plain: 'I am writing about your recent letter.',
  },
  joint: 'This letter is from both of us, and “I” means each of us.',
  ownRequest: 'What I ask of you, in my own words: “{words}”',
  ownCircumstances: 'My situation, in my own words: “{words}”',
} as const satisfies Frame

const NORTH_AMERICAN = { greeting: 'To whom it may concern:', closing: 'Sincerely,' } as const
export const EN_VARIANTS: FrameVariants = { us: NORTH_AMERICAN, ca: NORTH_AMERICAN }

export const EN_TONES = {
  professional: { opening: '', close: 'I look forward to your answer in writing.' },
  firm: {
    opening: '',
    close: 'I expect a full answer in writing, and I will keep a record of it.',
  },
  conciliatory: {
    opening: 'I would like to sort this out with you in a fair way.',
    close: 'Thank you for looking into this with care.',
  },
  assertive: {
    opening: '',
    close: 'If I get no proper answer, I will complain to the body that watches over you.',
  },
  friendly: {
    opening: 'I hope that you can help me with this.',
    close: 'Thank you for your time and help.',
  },
} as const satisfies ToneWords
