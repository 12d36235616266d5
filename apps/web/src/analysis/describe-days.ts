import { analysisMessages as words } from '../messages/analysis.ts'

/** "24 days left", "Today is the last day", "3 days ago". */
export function describeDays(state: 'ahead' | 'today' | 'passed', days: number): string {
  if (state === 'today') return words.lastDay
  return state === 'ahead' ? words.daysLeft(days) : words.daysAgo(days)
}
