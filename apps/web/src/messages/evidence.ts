/** The words of the two public pages about what we can do: how accurate it is, and what law we hold. Figures come from docs. */
import { plural, t } from '@lingui/core/macro'
import type { Area } from '@plainletter/contracts/cheat-sheet'

import { inLanguage } from './in-language.ts'

export const accuracyMessages = inLanguage(() => ({
  title: t`How accurate is it`,
  lead: t`We test Plainletter on letters that nobody had seen before. Here is what came out, good and bad.`,

  shortTitle: t`In short`,
  short: (right: number) => t`It names ${right} of 100 new letters rightly.`,
  dots: (right: number) =>
    t`100 dots. ${right} are filled: letters named rightly. The rest are empty.`,
  shortSays: t`The page always says what it took the letter for, and shows the words it goes by. So you can see when it is wrong. The day that stands in your letter always counts.`,

  fieldsTitle: t`Letters that nobody had seen`,
  fieldsSays: (letters: number, sets: number) =>
    t`${letters} letters in ${sets} sets. The writers had not seen our software. Each set was tried once, before we mended anything. Of 100 letters:`,
  fields: {
    Type: t`the kind of letter was right`,
    Sender: t`the sender was right`,
    Totals: t`the sum was right`,
    References: t`the reference numbers were right`,
    Deadline: t`the day to act by was right`,
    Urgency: t`how urgent it is was right`,
  },
  ofHundred: (count: number) => t`${count} of 100`,

  setsTitle: t`Each set on its own`,
  setsSays: t`Per cent right at the first try. A dash: this was not marked.`,
  letters: (count: number) => plural(count, { one: '# letter', other: '# letters' }),
  columns: {
    Type: t`Kind`,
    Sender: t`Sender`,
    Totals: t`Sum`,
    References: t`References`,
    Deadline: t`Day to act`,
    Urgency: t`Urgency`,
  },
  notMarked: '–',

  labelledTitle: t`After mending`,
  labelledSays: t`Once its misses are mended, a set joins our test letters. These figures show that nothing got worse. They do not show how good a first reading is.`,
  labelled: {
    letters: t`Letters, from fourteen countries and in seven languages`,
    type: t`Kind of letter right`,
    sender: t`Sender right`,
    totals: t`Sums right`,
    references: t`Reference numbers right`,
    deadline: t`Day to act by right`,
    urgency: t`Urgency right`,
    country: t`Country right`,
  },

  wholeTitle: t`The whole answer`,
  wholeSays: t`What an answer rests on, over all our test letters.`,
  whole: {
    'claims with a proof, of all that are shown': t`Points that show their proof`,
    'citations: https, official host of the country or the register, law in force that day': t`Links to law that lead to an official page, with law in force that day`,
    'answered, not abstained from': t`Letters that we answer. For the others we say that we do not cover them, and take no credit`,
    'law that an adviser would name, of the answered letters of the United Kingdom': t`Laws that a good adviser would name, United Kingdom`,
    'letters with at least half of that law named': t`Letters with at least half of those laws named`,
    'reading age in English, words a sentence': t`Reading age, and words in a sentence`,
  },

  sureTitle: t`When it says how sure it is`,
  sure: {
    letters: t`New letters tried`,
    'said on average': t`How sure it said it was, on average`,
    right: t`How often it was right`,
    'right of those called 90 to 100 % sure': t`How often it was right when it said 90 to 100 per cent`,
  },

  beliefsTitle: t`Questions that rest on a belief`,
  beliefsSays: t`Such as: "A debt collector can take my car tomorrow, yes?" The belief may be false. A good answer says so first. We tried each set once, then mended it.`,
  beliefSets: {
    'first, first score': t`First set, first try`,
    'first, after mending': t`First set, after mending`,
    'second, first score': t`Second set, first try`,
    'second, after mending': t`Second set, after mending`,
    'third, first score': t`Third set, first try`,
    'third, after mending': t`Third set, after mending`,
    'fourth, first score': t`Fourth set, first try`,
    'fourth, after mending': t`Fourth set, after mending`,
    'fifth, first score': t`Fifth set, first try`,
    'sixth, first score': t`Sixth set, first try`,
    'sixth, after mending': t`Sixth set, after mending`,
  },
  questions: (count: number) => plural(count, { one: '# question', other: '# questions' }),
  beliefKinds: {
    Right: t`right`,
    Abstained: t`said that we do not know`,
    Beside: t`answered something else`,
    Wrong: t`wrong`,
  },

  weakTitle: t`What is weak`,
  weak: [
    t`Which of several sums is the main one, above all in typed questions.`,
    t`Limits such as "by Friday" or "at once", and sums written in words in other languages.`,
    t`Senders that are named only in a greeting or by their trade.`,
    t`Papers that we have no name for yet, such as rent rises and running-cost bills.`,
    t`Photos. A blurred page is read worse than a file.`,
    t`Law outside the United Kingdom and Germany. Much of it is long settled, but not all was read at the source yet.`,
  ],
  goOn: t`What law we hold, country by country`,
}))

export const coverageMessages = inLanguage(() => ({
  title: t`What law we hold`,
  lead: t`How many rules of law can speak to each kind of letter. Each rule has its provision, its official link and the day we checked it.`,
  none: t`Where we hold none, the answer says so. It costs nothing, and names who helps for free.`,
  rules: (count: number) => plural(count, { one: '# rule', other: '# rules' }),
  kinds: (count: number, of: number) => t`${count} of ${of} kinds of letter`,
  kindsTitle: t`Rules for each kind of letter`,
  missing: t`Not covered:`,
  wordsTitle: t`Words in other languages`,
  wordsNone: t`The rules of this country are in English only.`,
  wordsOf: (language: string, part: string) => t`${language}: ${part} of the rules`,
  tacticsTitle: t`Tactics and quick facts`,
  tactics: (area: string, tactics: string, facts: string) =>
    t`${area}: ${tactics} tactics, ${facts} quick facts`,
  areas: {
    debt: t`Debt`,
    criminal: t`Police and criminal law`,
    housing: t`Housing`,
    employment: t`Work`,
    family: t`Family`,
    immigration: t`Immigration`,
    consumer: t`Buying and services`,
    general: t`Everyday law`,
  } as const satisfies Record<Area, string>,
  casesTitle: t`Leading cases`,
  cases: (count: number) => plural(count, { one: '# case', other: '# cases' }),
  accuracy: t`How accurate is it`,
}))
