/** How people tell in Spanish what their question is about. */
import { BUYING } from './spanish/buying.ts'
import { DEBT } from './spanish/debt.ts'
import { EVICTION } from './spanish/eviction.ts'
import { HOME } from './spanish/home.ts'
import { WORK } from './spanish/work.ts'
import type { Subjects } from './subject.ts'

export const SPANISH: Subjects = { ...BUYING, ...DEBT, ...HOME, ...EVICTION, ...WORK }
