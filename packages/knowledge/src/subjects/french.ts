/** How people tell in French what their question is about. */
import { BUYING } from './french/buying.ts'
import { DEBT } from './french/debt.ts'
import { EVICTION } from './french/eviction.ts'
import { HOME } from './french/home.ts'
import { WORK } from './french/work.ts'
import type { Subjects } from './subject.ts'

export const FRENCH: Subjects = { ...BUYING, ...DEBT, ...HOME, ...EVICTION, ...WORK }
