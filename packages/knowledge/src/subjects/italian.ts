/** How people tell in Italian what their question is about. */
import { BUYING } from './italian/buying.ts'
import { DEBT } from './italian/debt.ts'
import { EVICTION } from './italian/eviction.ts'
import { HOME } from './italian/home.ts'
import { WORK } from './italian/work.ts'
import type { Subjects } from './subject.ts'

export const ITALIAN: Subjects = { ...BUYING, ...DEBT, ...HOME, ...EVICTION, ...WORK }
