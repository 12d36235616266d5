/** Whether every claim that is shown has its proof, and every citation is official law in force. */
import { isFixedSentence } from '@plainletter/adviser/fixtures/fixed-sentence'
import { statements } from '@plainletter/adviser/fixtures/statements'
import type { AnalysisOutcome, Basis } from '@plainletter/contracts/analysis'
import type { CountryCode, PlainDate } from '@plainletter/contracts/country'
import type { CountryKnowledge, Rule } from '@plainletter/contracts/rule'
import { loadKnowledge } from '@plainletter/knowledge/load'
import { splitSentences } from '@plainletter/phrases/sentence'
import type { Mark } from '@plainletter/reader/score-reading'

/** What a country's citations are held against: its rules, the hosts they may cite, and the links of its registers. */
export type Sources = {
  rules: ReadonlyMap<string, Rule>
  hosts: readonly string[]
  registered: ReadonlySet<string>
}

/** The sources of a country. An organisation that helps is cited by its own address, as it is in the register. */
export async function loadSources(country: CountryCode): Promise<Sources> {
  const knowledge = await loadKnowledge(country)
  const module: { OFFICIAL_SOURCES: readonly string[] } = await import(
    `../../packages/knowledge/src/${country}/official-sources.ts`
  )
  return sourcesOf(knowledge, module.OFFICIAL_SOURCES)
}

function sourcesOf(knowledge: CountryKnowledge | null, hosts: readonly string[]): Sources {
  const { rules = [], senders = [], help = [] } = knowledge ?? {}
  return {
    rules: new Map(rules.map((rule) => [rule.id, rule])),
    hosts,
    registered: new Set([
      ...senders.map(({ id, source }) => `${id} ${source.url}`),
      ...help.map(({ id, url }) => `${id} ${url}`),
    ]),
  }
}

/** One mark for the claims with proof, one for the citations that hold. */
export function scoreProof(
  outcome: AnalysisOutcome,
  { sources, today }: { sources: Sources; today: PlainDate },
): Mark[] {
  const { analysis } = outcome
  const claims = statements(outcome).filter(
    ({ says }) => !splitSentences(says).every(isFixedSentence),
  )
  const bare = claims.filter(({ path }) => (analysis.basis[path] ?? []).length === 0)
  const undated = analysis.deadlines.filter(({ basis }) => basis.length === 0)
  const cited = [
    ...Object.values(analysis.basis).flat(),
    ...analysis.deadlines.flatMap(({ basis }) => basis),
  ].filter((one) => one.kind === 'law')
  const wrong = cited.filter((one) => !isValid(one, { sources, today }))
  return [
    {
      field: 'basis',
      right: claims.length + analysis.deadlines.length - bare.length - undated.length,
      of: claims.length + analysis.deadlines.length,
      miss: `no proof of ${[...bare.map(({ path, says }) => `${path} "${says}"`), ...undated.map(({ date }) => date)].join(', ')}`,
    },
    {
      field: 'citations',
      right: cited.length - wrong.length,
      of: cited.length,
      miss: `not valid: ${wrong.map((one) => `${one.ruleId} ${one.url}`).join(', ')}`,
    },
  ]
}

/** Https, an official host of the country, a row that we hold, and law on the day (or, by its row, on the letter's day). */
function isValid(
  { url, ruleId }: Extract<Basis, { kind: 'law' }>,
  { sources, today }: { sources: Sources; today: PlainDate },
): boolean {
  if (sources.registered.has(`${ruleId} ${url}`)) return url.startsWith('https://')
  const rule = sources.rules.get(ruleId)
  if (!rule || !isOfficial(url, sources.hosts)) return false
  const { inForceFrom, inForceTo = '9999-12-31' } = rule.authority
  return rule.lawAt === 'letter' || (inForceFrom <= today && today <= inForceTo)
}

function isOfficial(url: string, hosts: readonly string[]): boolean {
  const hostname = /^https:\/\/([a-z0-9.-]+)(?:\/|$)/.exec(url)?.[1]
  return hosts.some((host) => hostname === host || hostname?.endsWith(`.${host}`) === true)
}
