/** Words that people type for these matters in Ireland. */

export const REFUSED = [
  'refused',
  'denied',
  'disallowed',
  'stopped',
  'turned down',
  'cut',
  'rejected',
  'not entitled',
  'not eligible',
  'turned me down',
  'knocked back',
  'cut off',
  'took me off',
  'failed',
  'disallow',
  'said no',
  "isn't severe",
  'not severe',
]
