/** The texts of an analysis that a writer may put into better words, each by its path, with what it rests on. */
import type { Analysis, AnalysisOutcome, Basis } from '@plainletter/contracts/analysis'

/** `rests` are the words that prove it: quotes of the letter and names of provisions. */
export type Section = { path: string; says: string; rests: string[] }

const FIRST_THINGS = [
  'whatTheyWant',
  'yourRights',
  'realityCheck',
  'whoTheyAre',
  'nextSteps',
] as const
const LISTS = ['legalRights', 'keyAdvice'] as const

/**
 * Facts, dates, deadlines, checks and the steps stay as the engine wrote them. A section without a word is left out,
 * and so is one without proof: there is nothing that its words could be held against.
 */
export function readSections({ analysis }: AnalysisOutcome): Section[] {
  const texts: [string, string | null][] = [
    ['summary', analysis.summary],
    ['directAnswer', analysis.directAnswer],
    ...FIRST_THINGS.map((name): [string, string] => [
      `firstThingsFirst.${name}`,
      analysis.firstThingsFirst[name],
    ]),
    ...LISTS.flatMap((name) =>
      analysis[name].map((says, at): [string, string] => [`${name}.${at}`, says]),
    ),
  ]
  return texts.flatMap(([path, says]) => {
    const rests = (analysis.basis[path] ?? []).map(wordsOf)
    return says && rests.length > 0 ? [{ path, says, rests }] : []
  })
}

/** The same outcome with new words in some of its sections. */
export function putSections(
  outcome: AnalysisOutcome,
  words: ReadonlyMap<string, string>,
): AnalysisOutcome {
  const { analysis } = outcome
  const word = (path: string, before: string) => words.get(path) ?? before
  const list = (name: (typeof LISTS)[number]) =>
    analysis[name].map((says, at) => word(`${name}.${at}`, says))
  const { firstThingsFirst: first } = analysis
  const firstThingsFirst: Analysis['firstThingsFirst'] = {
    whatTheyWant: word('firstThingsFirst.whatTheyWant', first.whatTheyWant),
    yourRights: word('firstThingsFirst.yourRights', first.yourRights),
    realityCheck: word('firstThingsFirst.realityCheck', first.realityCheck),
    whoTheyAre: word('firstThingsFirst.whoTheyAre', first.whoTheyAre),
    nextSteps: word('firstThingsFirst.nextSteps', first.nextSteps),
  }
  return {
    ...outcome,
    analysis: {
      ...analysis,
      summary: word('summary', analysis.summary),
      directAnswer:
        analysis.directAnswer === null ? null : word('directAnswer', analysis.directAnswer),
      firstThingsFirst,
      legalRights: list('legalRights'),
      keyAdvice: list('keyAdvice'),
    },
  }
}

function wordsOf(basis: Basis): string {
  return basis.kind === 'letter' ? basis.quote : `${basis.title}, ${basis.provision}`
}
