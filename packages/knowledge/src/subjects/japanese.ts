/** How people tell in Japanese what their question is about. */
import { BUYING } from './japanese/buying.ts'
import { DEBT } from './japanese/debt.ts'
import { EVICTION } from './japanese/eviction.ts'
import { HOME } from './japanese/home.ts'
import { WORK } from './japanese/work.ts'
import type { Subjects } from './subject.ts'

export const JAPANESE: Subjects = { ...BUYING, ...DEBT, ...HOME, ...EVICTION, ...WORK }
