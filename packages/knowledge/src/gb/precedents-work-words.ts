/** Words and fields that the leading cases on work have in common. */
export const SACKED = [
  'sacked',
  'fired',
  'dismissed',
  'dismissal',
  'unfair dismissal',
  'lost my job',
  'let go',
]
