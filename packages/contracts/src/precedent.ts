/**
 * A leading case: what a court decided, in plain words, with its citation and the official link. Rows are data, as rules are.
 * The noun is `precedent`, because a `case` is the person's own file.
 */
import * as z from 'zod/mini'

import { CountryCode, Nation, PlainDate, Region } from './country.ts'
import { DocumentType, Topic } from './document-type.ts'
import { Condition } from './rule.ts'

/** A sentence or a few, ready to be read by a frightened person. */
const Words = z.string().check(z.minLength(10), z.maxLength(320))

export const Precedent = z.object({
  /** Stable, readable, unique: `gb.precedent.parkingeye-v-beavis`. */
  id: z.string().check(z.regex(/^[a-z]{2}\.precedent\.[a-z0-9-]+$/)),
  country: CountryCode,
  /** Where the case is the law. Absent means the whole country. */
  nations: z.optional(z.array(Nation)),
  regions: z.optional(z.array(Region)),
  areas: z.array(Topic).check(z.minLength(1)),
  /** The papers it speaks to. ENQUIRY, with `asks`, for questions. */
  kinds: z.array(DocumentType).check(z.minLength(1)),
  /** What a letter must show, as for rules. Absent: every letter of its kinds. */
  when: z.optional(Condition),
  /** Groups of phrases; a question must say one of each. In a letter they only show how well the case fits. */
  asks: z.optional(z.array(z.array(z.string()))),
  /** "ParkingEye Ltd v Beavis". */
  name: z.string().check(z.minLength(3)),
  /** "[2015] UKSC 67", or the form of that country. Its year is that of `decidedOn`. */
  citation: z.string().check(z.minLength(6)),
  court: z.string(),
  decidedOn: PlainDate,
  url: z.url(),
  /** What the link leads to, where it is not the decision on an official page, and why. */
  urlNote: z.optional(z.string()),
  /** What the court had to decide, what it decided, how that helps, and when it does not. */
  asked: Words,
  held: Words,
  helps: Words,
  limits: Words,
  side: z.enum(['for_you', 'against_you', 'both']),
  checkedOn: PlainDate,
  checkBy: PlainDate,
})
export type Precedent = z.infer<typeof Precedent>
