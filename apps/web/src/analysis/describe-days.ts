import { analysisMessages as words } from '../messages/analysis.ts'

type Unit = 'days' | 'months' | 'years'

const DAYS_PER_MONTH = 30.44
const DAYS_PER_YEAR = 365.25

/** "24 days left", "Today is the last day", "3 days ago", "5 months ago". `days` is never negative. */
export function describeDays(state: 'ahead' | 'today' | 'passed', days: number): string {
  if (state === 'today') return words.lastDay
  if (state === 'ahead') return words.daysLeft(days)
  const { count, unit } = measureAge(days)
  return `${count} ${words.ago[unit](count)}`
}

/** How long ago a date is, in the unit that people would use: days at first, then months, then years. */
export function measureAge(days: number): { count: number; unit: Unit } {
  if (days < 100) return { count: days, unit: 'days' }
  if (days < 2 * DAYS_PER_YEAR) return { count: Math.floor(days / DAYS_PER_MONTH), unit: 'months' }
  return { count: Math.floor(days / DAYS_PER_YEAR), unit: 'years' }
}
