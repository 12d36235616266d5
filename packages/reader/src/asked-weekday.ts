/** "By friday", "bis morgen", "avant lundi": the day of the week that a question names, counted from the day of asking. */
import type { StatedDeadline } from '@plainletter/contracts/reading'

import { addDays, weekdayOf } from './day-count.ts'
import { isToLeaveHome } from './leave-home.ts'
import type { Letter } from './letter.ts'
import { quoteOf, toSpan } from './normalise.ts'

/** `until` and `before` make the day a limit: whoever is told "before friday" has until thursday. Weeks begin on Monday. */
const LANGUAGES = [
  {
    until: 'by|until|till',
    before: 'before',
    tomorrow: 'tomorrow',
    week: 'monday tuesday wednesday thursday friday saturday sunday',
  },
  {
    until: 'bis|spätestens(?: am)?',
    before: 'vor',
    tomorrow: 'morgen',
    week: 'montag dienstag mittwoch donnerstag freitag samstag sonntag',
  },
  {
    until: "d['’]ici(?: à)?|jusqu['’]à",
    before: 'avant(?: le)?',
    tomorrow: 'demain',
    week: 'lundi mardi mercredi jeudi vendredi samedi dimanche',
  },
  {
    until: 'hasta el|para el',
    before: 'antes del?',
    tomorrow: 'mañana',
    week: 'lunes martes miércoles jueves viernes sábado domingo',
  },
  {
    until: 'entro(?: il| la)?|fino a',
    before: 'prima di',
    tomorrow: 'domani',
    week: 'lunedì martedì mercoledì giovedì venerdì sabato domenica',
  },
  {
    until: 'uiterlijk|tot(?: en met)?',
    before: 'vóór|voor',
    tomorrow: 'morgen',
    week: 'maandag dinsdag woensdag donderdag vrijdag zaterdag zondag',
  },
] as const
const THIS = 'this |coming |diesen |kommenden |ce |este |questo |deze |komende '

const ROWS = LANGUAGES.map(({ until, before, tomorrow, week }) => ({
  names: week.split(' '),
  pattern: new RegExp(
    String.raw`(?<!\p{L})(?:(${until})|${before}) (?:${THIS})?(${tomorrow}|${week.replaceAll(' ', '|')})(?!\p{L})`,
    'iu',
  ),
}))
/** The word stands behind the day; it is always "until". */
const JAPANESE = {
  names: ['月', '火', '水', '木', '金', '土', '日'],
  pattern: /()(明日|[月火水木金土日](?=曜))曜?日?までに?/u,
}

/** The limit with its day, or null. `today` is YYYY-MM-DD; on that weekday itself today is meant. */
export function askedWeekday({ working }: Letter, today: string): StatedDeadline | null {
  for (const { names, pattern } of [...ROWS, JAPANESE]) {
    const match = pattern.exec(working.text)
    if (!match) continue
    const [said, until, name = ''] = match
    const days = daysTo(names.indexOf(name.toLowerCase()), today) - (until === undefined ? 1 : 0)
    const span = toSpan(working, match.index, match.index + said.length)
    return {
      iso: addDays(today, Math.max(0, days)),
      relativeDays: null,
      unit: 'days',
      from: 'unknown',
      what: isToLeaveHome(working.text) ? 'leave' : 'act',
      span,
      quote: quoteOf(working, span),
    }
  }
  return null
}

/** Days until the weekday at this place of the week; tomorrow stands at none. */
function daysTo(at: number, today: string): number {
  return at < 0 ? 1 : (at - weekdayOf(today) + 7) % 7
}
