/** The English sentences on sick leave in each state. */
import { sickWords } from './sick-leave-sentences.ts'

const DAYS = { 2: 'second', 3: 'third', 4: 'fourth' } as const

const leave = (forAny: true | undefined): string => (forAny ? 'paid leave' : 'sick time')

export const SICK_LEAVE_EN = sickWords({
  place: ({ law }) => `In ${law.name}`,
  gap: ' ',
  earn: (place, per, { forAny, hours }) =>
    `${place} you earn one hour of paid ${forAny ? 'leave' : 'sick time'} for each ${per} hours of work${hours === undefined ? '' : `, up to ${hours} hours a year`}.`,
  earnInAll: (place, hours) => `${place} you earn up to ${hours} hours of paid sick time a year.`,
  larger: (workers, hours) => `With ${workers} workers or more it is ${hours} hours.`,
  paidFrom: (workers) => `Firms with fewer than ${workers} workers may mostly leave it unpaid.`,
  boundFrom: (workers) => `The law binds firms with ${workers} workers or more.`,
  allSoon: 'From 1 January 2027 it binds all firms.',
  weekly: (hours) => `You must work at least ${hours} hours a week.`,
  wait: (days) => `A new worker may have to wait ${days} days to use it.`,
  use: (forAny) =>
    forAny
      ? 'You can use it for any reason, so also when you are sick.'
      : 'It is for you and for family you care for.',
  ownLaw: 'Chicago and Cook County have their own laws.',
  noteFrom: (place, day) =>
    `${place} the boss may ask for a note only from the ${DAYS[day]} work day in a row of earned sick time. For a shorter time away you need none.`,
  noteNever: (place, { forAny }) =>
    `${place} a firm may not ask for a doctor’s note${forAny ? ' or a reason' : ''} when you use earned ${leave(forAny)}.`,
  noteUnsaid: (place) =>
    `${place} a firm may not refuse the paid sick days that you have earned. The law names no day from which it may ask for a note, so a rule that holds back the pay can break it. Ask the Labor Commissioner.`,
  notePaid: 'You need not pay for the note.',
  noteLeft: 'This holds while you have earned hours left. After that the firm’s own rules count.',
  safe: (place, { forAny, noPoints }) =>
    `${place} a firm may not fire or write you up${noPoints ? ' or give points' : ''} because you use earned ${leave(forAny)}. That holds while you have hours left.`,
  proof: 'Write to the boss that it was such a day. Keep texts, schedules and pay slips.',
  office: (name) => `Complain free and soon to the ${name}.`,
  benefits: 'If you are fired, also claim unemployment.',
  unpunished: 'You may not be fired or written up because you use it.',
  dependsOnWorkers: 'how many workers the firm has',
  dependsOnDays: 'how many work days in a row you are away',
  dependsOnHours: 'whether you have earned sick days left',
})
