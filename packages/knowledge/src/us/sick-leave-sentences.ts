/** Builds what we say on sick leave in each state out of the sentences of a language, the same facts in each. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

import { SICK_LAWS } from './sick-leave-laws.ts'
import type { SickLaw } from './sick-leave-laws.ts'
import { STATES } from './state.ts'
import type { State } from './state.ts'

/** `place` begins a sentence: "In Texas". */
export type SickSentences = {
  place: (state: State) => string
  /** What stands between two sentences: nothing in Japanese. */
  gap: string
  earn: (place: string, per: number, law: SickLaw) => string
  earnInAll: (place: string, hours: number) => string
  larger: (workers: number, hours: number) => string
  paidFrom: (workers: number) => string
  boundFrom: (workers: number) => string
  allSoon: string
  weekly: (hours: number) => string
  wait: (days: number) => string
  use: (forAny: boolean) => string
  ownLaw: string
  noteFrom: (place: string, day: 2 | 3 | 4) => string
  noteNever: (place: string, law: SickLaw) => string
  noteUnsaid: (place: string) => string
  notePaid: string
  noteLeft: string
  safe: (place: string, law: SickLaw) => string
  proof: string
  office: (name: string) => string
  benefits: string
  unpunished: string
  dependsOnWorkers: string
  dependsOnDays: string
  dependsOnHours: string
}

export type SickPart =
  | 'sick-days'
  | 'sick-days-warned'
  | 'ask-sick-days'
  | 'ask-sick-note'
  | 'ask-sick-punished'

/** The states that have such a law. */
export const SICK_STATES: readonly { state: State; law: SickLaw }[] = STATES.flatMap((state) => {
  const law = SICK_LAWS[state.key.slice(-2).toUpperCase()]
  return law ? [{ state, law }] : []
})

/** The words of all rows of these states, by their ids. */
export function sickWords(said: SickSentences): Words {
  return Object.fromEntries(
    SICK_STATES.flatMap(({ state, law }) =>
      Object.entries(partsOf(said, said.place(state), law)).map(([part, words]) => [
        `${state.key}.${part}`,
        words,
      ]),
    ),
  )
}

type Parts = Partial<Record<SickPart, RowWords>>

function partsOf(said: SickSentences, place: string, law: SickLaw): Parts {
  const right = { says: rightOf(said, place, law) }
  return {
    'sick-days': right,
    'sick-days-warned': right,
    'ask-sick-days': {
      says: daysOf(said, place, law),
      ...(law.boundFrom === undefined ? {} : { dependsOn: said.dependsOnWorkers }),
    },
    ...noteOf(said, place, law),
    ...(law.protects ? { 'ask-sick-punished': { says: punishedOf(said, place, law) } } : {}),
  }
}

type Sentence = string | false | undefined

function join({ gap }: SickSentences, sentences: readonly Sentence[]): string {
  return sentences.filter((one) => typeof one === 'string').join(gap)
}

/** How many hours are earned. */
function earnedOf(said: SickSentences, place: string, law: SickLaw): string[] {
  const { per, hours = 0, larger = [] } = law
  return [
    per === undefined ? said.earnInAll(place, hours) : said.earn(place, per, law),
    ...larger.map((firm) => said.larger(firm.workers, firm.hours)),
  ]
}

/** What is otherwise in small firms. */
function smallOf(said: SickSentences, { boundFrom, paidFrom, allSoon }: SickLaw): Sentence[] {
  return [
    boundFrom !== undefined && said.boundFrom(boundFrom),
    allSoon && said.allSoon,
    paidFrom !== undefined && said.paidFrom(paidFrom),
  ]
}

function rightOf(said: SickSentences, place: string, law: SickLaw): string {
  return join(said, [
    ...earnedOf(said, place, law),
    ...smallOf(said, law),
    law.protects && said.unpunished,
  ])
}

function daysOf(said: SickSentences, place: string, law: SickLaw): string {
  const { weekly, wait } = law
  return join(said, [
    ...earnedOf(said, place, law),
    ...smallOf(said, law),
    weekly !== undefined && said.weekly(weekly),
    wait !== undefined && said.wait(wait),
    said.use(law.forAny === true),
    law.ownLaw && said.ownLaw,
  ])
}

function punishedOf(said: SickSentences, place: string, law: SickLaw): string {
  return join(said, [
    said.safe(place, law),
    law.ownLaw && said.ownLaw,
    law.boundFrom !== undefined && said.boundFrom(law.boundFrom),
    said.proof,
    said.office(law.office),
    said.benefits,
  ])
}

/** No part where we are not sure what the law says of a note. */
function noteOf(said: SickSentences, place: string, law: SickLaw): Parts {
  const asked = askedOf(said, place, law)
  if (asked === null) return {}
  const { says, dependsOn } = asked
  const whole = join(said, [
    says,
    law.notePaid && said.notePaid,
    law.ownLaw && said.ownLaw,
    said.noteLeft,
  ])
  return {
    'ask-sick-note': dependsOn === undefined ? { says: whole } : { says: whole, dependsOn },
  }
}

function askedOf(
  said: SickSentences,
  place: string,
  law: SickLaw,
): { says: string; dependsOn?: string } | null {
  const { noteFrom } = law
  if (noteFrom === 'never') return { says: said.noteNever(place, law) }
  if (noteFrom === 'unsaid') return { says: said.noteUnsaid(place), dependsOn: said.dependsOnHours }
  if (noteFrom === undefined) return null
  return { says: said.noteFrom(place, noteFrom), dependsOn: said.dependsOnDays }
}
