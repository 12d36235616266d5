/** How people tell in German what their question is about. */
import { BUYING } from './german/buying.ts'
import { DEBT } from './german/debt.ts'
import { EVICTION } from './german/eviction.ts'
import { HOME } from './german/home.ts'
import { WORK } from './german/work.ts'
import type { Subjects } from './subject.ts'

export const GERMAN: Subjects = { ...BUYING, ...DEBT, ...HOME, ...EVICTION, ...WORK }
