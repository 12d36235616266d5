/** Pieces that, written again and again, are the worst that a pattern of ours can meet. */
export const HOSTILE_PIECES = {
  'one cue again and again': 'within ',
  'half a period': 'within 14 days of the ',
  'sums that never end': '£1,1,1,1,',
  'a line without a space': 'aB9',
  'digits only': '1',
  'spaced digits': '07 ',
  'dates that never end': '1/1/1/',
  'names that never end': 'Alpha Beta and ',
  'labels without a value': 'Account Reference Number: ',
  'an address that never ends': 'a-b.',
  'at signs': 'a@a.',
  'sentences of one letter': 'A. ',
  'open quotes': '"x ',
  'question words': 'can they my ',
  'empty lines': '\n',
  'blanks in a row': `amount due to pay${' '.repeat(5000)}`,
  'combining marks': 'e\u0301\u0301\u0301',
  capitals: 'A',
  'capitalised words': 'Aa ',
  greetings: 'Dear Mr Abara\n',
  'different names': 'Defendant: Ab Cd\n',
  'postcode lines': '\nAnn Bell\nA1 1AA\n',
  tokens: '[NAME_1]',
  brackets: '[',
} as const

/** The piece again and again, `size` characters long. */
export const textOf = (piece: string, size: number): string =>
  piece.repeat(Math.ceil(size / piece.length)).slice(0, size)
