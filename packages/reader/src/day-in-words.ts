/** The day that words mean, counted from the day of the letter: "tomorrow", "this Friday", "this day fortnight", "the last working day of this month". */
import { addDays, addMonths, monthLength, weekdayOf } from './day-count.ts'

/** From Monday to Sunday, as the beginnings of their names in English, German, French, Spanish, Italian, Dutch and Polish. */
const WEEKDAYS = [
  'mon|lundi|lunes|luned|maandag|poniedzia',
  'tue|dienst|mardi|martes|marted|dinsdag|wtor',
  'wed|mittwoch|mercredi|mi[ée]rcoles|mercoled|woensdag|środ',
  'thu|donnerst|jeudi|jueves|gioved|donderdag|czwart',
  'fri|freitag|vendredi|viernes|venerd|vrijdag|piąt',
  'sat|samst|sonnabend|samedi|s[áa]bado|sabato|zaterdag|sobot',
  'sun|sonntag|dimanche|domingo|domenica|zondag|niedziel',
].map((names) => new RegExp(String.raw`(?<!\p{L})(?:${names})`, 'iu'))

const TODAY =
  /(?<!\b(?:week|fortnight) (?:from )?)\b(?:today|tonight|heute|ce soir|hoy|oggi|vandaag)$|^(?:本日|今日)/i
const TOMORROW = /\b(?:tomor+ow|demain|mañana|domani|jutra)$|^明日/i
/** "This day week", "a fortnight today". */
const WEEKS_ON = /\b(?:this day|today) (week|fortnight)$|\b(week|fortnight) (?:from )?today$/i
/** "Friday week" is a week after Friday. */
const WEEK_LATER = /day (week|fortnight)$/i
const OF_MONTH = /\bmonth\b|monat|\bmois\b|\bmes\b|\bmese\b|\bmaand\b|miesi[ąa]c|月末|今月/iu
const WORKING =
  /\b(?:business|working|banking|week)[ -]?day|(?:werk|arbeits|bank)tag|jour ouvr|d[ií]a (?:h[áa]bil|laborable)|giorno (?:lavorativo|feriale)|werkdag/iu
/** "Next Friday" may be this week's or the one after. */
const NEXT = /\bnext\b|nächste|prochaine?|próximo|prossim|volgende/iu

/** "Today", as the words end or, in Japanese, begin. */
export function isSameDay(words: string): boolean {
  return TODAY.test(words)
}

const NEXT_MONTH =
  /\bnext\b|(?<!\p{L})(?:nächste|kommende|folgende)[nr]|\b(?:prochain|suivant)|próximo|que viene|prossimo|\b(?:volgende|komende)\b|^(?:来月|翌月)/iu

/** The day, or null where the words leave it open. `written` is the letter's own day. */
export function dayInWords(words: string, written: string): string | null {
  if (isSameDay(words)) return written
  if (TOMORROW.test(words)) return addDays(written, 1)
  const weeks = WEEKS_ON.exec(words)
  if (weeks) return addDays(written, lengthOf(weeks[1] ?? weeks[2]))
  if (OF_MONTH.test(words)) return monthEnd(words, written)
  const weekday = WEEKDAYS.findIndex((one) => one.test(words))
  return weekday < 0 ? null : nextWeekday(words, { weekday, written })
}

const lengthOf = (unit: string | undefined): number =>
  unit?.toLowerCase() === 'fortnight' ? 14 : 7

/** The first such day after the letter; on that weekday itself the words may mean the same day. */
function nextWeekday(
  words: string,
  { weekday, written }: { weekday: number; written: string },
): string | null {
  const own = weekdayOf(written)
  const ahead = (weekday - own + 7) % 7
  if (ahead === 0 || (NEXT.test(words) && weekday > own)) return null
  const later = WEEK_LATER.exec(words)
  return addDays(written, ahead + (later ? lengthOf(later[1]) : 0))
}

/** The last day of the month, or the last of it from Monday to Friday. */
function monthEnd(words: string, written: string): string {
  const [year = 0, month = 1] = addMonths(written, NEXT_MONTH.test(words) ? 1 : 0)
    .split('-')
    .map(Number)
  const end = addDays(`${year}-${month}-1`, monthLength(year, month) - 1)
  return WORKING.test(words) ? addDays(end, -Math.max(0, weekdayOf(end) - 4)) : end
}
