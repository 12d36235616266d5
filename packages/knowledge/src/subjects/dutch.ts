/** How people tell in Dutch what their question is about. */
import { BUYING } from './dutch/buying.ts'
import { DEBT } from './dutch/debt.ts'
import { EVICTION } from './dutch/eviction.ts'
import { HOME } from './dutch/home.ts'
import { WORK } from './dutch/work.ts'
import type { Subjects } from './subject.ts'

export const DUTCH: Subjects = { ...BUYING, ...DEBT, ...HOME, ...EVICTION, ...WORK }
