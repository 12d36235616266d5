/** Words for work, in English questions of every country that speaks it. */

export const BULLIED = [
  'bully',
  'bullied',
  'bullying',
  'bullies',
  'shouts at me',
  'yells at me',
  'harassed at work',
  'harassment at work',
  'sexually harassed',
  'humiliates me',
  'toxic workplace',
]

export const BOSS = [
  'boss',
  'employer',
  'job',
  'work',
  'company',
  'manager',
  'workplace',
  'employee',
]

export const FIRED = [
  'fired',
  'dismissed',
  'sacked',
  'let go',
  'terminated',
  'unfair dismissal',
  'unfairly dismissed',
  'wrongful dismissal',
  'dismissal',
  'lost my job',
]

export const LAID_OFF = [
  'redundant',
  'redundancy',
  'laid off',
  'layoff',
  'severance',
  'position eliminated',
]

export const UNPAID = [
  "didn't pay me",
  'has not paid me',
  'not paid my',
  "hasn't paid my",
  'my last wages',
  'my wages',
  'my salary',
  'did not pay me',
  "hasn't paid me",
  "won't pay me",
  'not paid me',
  'unpaid wages',
  'last pay',
  'final pay',
  'owed wages',
  'not been paid',
  'underpaid',
  'overtime',
  'holiday pay',
  'vacation pay',
  'below minimum wage',
]

export const NOTICE_PAY = [
  'notice period',
  'how much notice',
  'without notice',
  'notice pay',
  'pay in lieu',
  'no notice',
]
