/** Words that people type for these matters in Ireland. */

export const FLIGHT_TROUBLE = [
  'cancelled',
  'canceled',
  'delayed',
  'hours late',
  'late flight',
  'refund',
  'overbooked',
  'bumped',
  'denied boarding',
  'missed our connection',
  'stranded',
  'two days later',
  'next day',
  'hours waiting',
  'compensation',
  'delay',
]
