/** What a row of each kind has besides what all rows share. Two more stand in rule.ts, whose tests and terms they need. */
import * as z from 'zod/mini'

import { PlainDate } from './country.ts'
import { Severity } from './severity.ts'

/** A right: "You have the right to ..." Shown in the rights list. */
export const RIGHT = { kind: z.literal('right') }

/** A plain fact for one of the five steps or the organisation panel. */
export const FACT = {
  kind: z.literal('fact'),
  slot: z.enum([
    'what_they_want',
    'your_rights',
    'reality_check',
    'who_they_are',
    'organisation',
    'cannot_happen_yet',
    'did_you_know',
  ]),
  learnMore: z.optional(z.string()),
}

/** Something to do. `list` follows the specification's recommendedActions; rank decides step1 to step4. */
export const STEP = {
  kind: z.literal('step'),
  list: z.enum(['first', 'valid_debt', 'dispute_debt', 'general']),
}

/** A way to answer the letter, ranked. `reply` names the draft that goes with it. */
export const OPTION = {
  kind: z.literal('option'),
  option: z.enum([
    'dispute',
    'negotiate',
    'get_help',
    'pay',
    'comply',
    'appeal',
    'defend',
    'complain',
    'ignore_safely',
  ]),
  title: z.string().check(z.maxLength(60)),
  cost: z.string(),
  time: z.string(),
  risk: z.string(),
  bestFor: z.string(),
}

/** Something an adviser would notice. `actionable` is what to do about it. Confidence 0 to 1. */
export const INSIGHT = {
  kind: z.literal('insight'),
  severity: Severity,
  actionable: z.string(),
  confidence: z.number(),
}

export const WARNING = {
  kind: z.literal('warning'),
  severity: Severity,
  needsProfessional: z.optional(z.boolean()),
}

/** A lawful tactic. It names its basis through `authority`, its risk, and when not to use it. None is obstruction. */
export const TACTIC = {
  kind: z.literal('tactic'),
  use: z.enum(['top', 'timing', 'empowerment']),
  risk: z.string(),
  notWhen: z.string(),
}

/** A belief that people hold, and the truth. Matched to what a person takes to be true in a question or fears from a letter. */
export const MYTH = {
  kind: z.literal('myth'),
  /** Phrases (as in `says` tests) that show the belief: ["take my car", "take the car"]. */
  premise: z.array(z.string()),
}

/**
 * A direct answer to a question. `asks`: groups of phrases; one phrase of each group must occur.
 * `verdict` is the first word of the answer. `says` is the rest.
 */
export const ANSWER = {
  kind: z.literal('answer'),
  asks: z.array(z.array(z.string())),
  verdict: z.enum(['yes', 'no', 'it_depends', 'do_this']),
  dependsOn: z.optional(z.string()),
  /** The general answer whose place this one takes where it is law: that of a state for "in many states". */
  insteadOf: z.optional(z.string()),
  /**
   * The time in which to do what the answer says, from the day on which the paper or the goods came, or the death was learned of. Where a question tells that
   * day, the page shows the last one. Only for a time that starts so for everyone who asks this.
   */
  limit: z.optional(
    z.object({
      from: z.enum(['paper', 'delivery', 'death']),
      count: z.int(),
      unit: z.enum(['days', 'working_days', 'weeks', 'months']),
      roll: z.enum(['none', 'next_working_day']),
    }),
  ),
  /** Whoever asks so needs help within hours: no bed, no food, somebody who threatens them. */
  isUrgent: z.optional(z.literal(true)),
}

/** A fee or a cap fixed by law. `amount` in major units; `cue` are phrases by which the letter names the fee. */
export const CHARGE = {
  kind: z.literal('charge'),
  name: z.string(),
  cue: z.array(z.string()),
  amount: z.number(),
  currency: z.string(),
  /** `exact`: any other sum is wrong. `cap`: a higher sum is wrong. */
  limit: z.enum(['exact', 'cap']),
}

/** A change in the law: what was, what is. Shown when the letter or the question touches it. */
export const CHANGE = {
  kind: z.literal('change'),
  changedOn: PlainDate,
  was: z.string(),
  is: z.string(),
}

/** After how long a claim of this kind is too late. `restartedBy` warns what starts the clock again. */
export const LIMITATION = {
  kind: z.literal('limitation'),
  years: z.number(),
  /** True when the years start at the end of the calendar year of that day (Germany: BGB section 199). */
  fromYearEnd: z.optional(z.boolean()),
  from: z.string(),
  effect: z.enum(['court_action_barred', 'debt_extinguished']),
  /** A whole sentence: "A payment starts the six years again." */
  restartedBy: z.string(),
}
