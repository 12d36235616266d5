/** How people tell in English what their question is about. */
import { BUYING } from './english/buying.ts'
import { DEBT } from './english/debt.ts'
import { EVICTION } from './english/eviction.ts'
import { HOME } from './english/home.ts'
import { WORK } from './english/work.ts'
import type { Subjects } from './subject.ts'

export const ENGLISH: Subjects = { ...BUYING, ...DEBT, ...HOME, ...EVICTION, ...WORK }
