/**
 * `pnpm coverage`: what law we hold, from the rows themselves: rules by country and kind of document, and how many have words
 * in each language, and the tactics by area. `--write` puts it into docs/coverage.md, which a test holds against the rows.
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'

import { Area } from '@plainletter/contracts/cheat-sheet'
import { COUNTRIES } from '@plainletter/contracts/countries'
import { CountryCode, Language } from '@plainletter/contracts/country'
import { DocumentType, Topic } from '@plainletter/contracts/document-type'
import { DOCUMENT_TYPE_NAMES } from '@plainletter/contracts/document-type-names'
import type { CountryKnowledge } from '@plainletter/contracts/rule'
import { loadKnowledge } from '@plainletter/knowledge/load'
import { loadPrecedents } from '@plainletter/knowledge/load-precedents'
import { loadTactics } from '@plainletter/knowledge/load-tactics'

import { ROOT } from './places.ts'

type Held = { country: CountryCode; knowledge: CountryKnowledge }

/** The page as it should be. */
export async function coveragePage(): Promise<string> {
  const loaded = await Promise.all(
    CountryCode.options.map(async (country) => ({
      country,
      knowledge: await loadKnowledge(country),
    })),
  )
  const held = loaded.flatMap(({ country, knowledge }) =>
    knowledge ? [{ country, knowledge }] : [],
  )
  const parts = [HEAD, kindTable(held), WORDS, await languageTable(held)]
  return [...parts, TACTICS, await tacticTable(), CASES, await caseTable(), ''].join('\n\n')
}

const HEAD = `# What law we hold

Made from the rows by \`pnpm coverage --write\`. Rules that can speak to each kind of document, by country; a rule of one state,
province or region counts once. An empty cell: we abstain, say so, and it costs nothing.`

const CASES = `## Leading cases

Cases that research may name, by country and area; a case of two areas counts in both. Those of the European Court count in
each country that it binds. Without a fitting case we say so.`

const WORDS = `## Words in each language

How many of a country's rules have words in the language. English is the language of the rows. A rule without words is shown in
English, and the answer says so.`

function kindTable(held: readonly Held[]): string {
  const rows = DocumentType.options.map((kind) => [
    DOCUMENT_TYPE_NAMES[kind],
    ...held.map(({ knowledge }) =>
      countOf(knowledge.rules.filter((rule) => rule.kinds.includes(kind)).length),
    ),
  ])
  const all = ['All rules', ...held.map(({ knowledge }) => countOf(knowledge.rules.length))]
  return table(['Kind', ...held.map(({ country }) => country)], [...rows, all])
}

async function caseTable(): Promise<string> {
  const rows = await Promise.all(
    CountryCode.options.map(async (country) => {
      const cases = await loadPrecedents(country)
      const perArea = Topic.options.map((area) =>
        countOf(cases.filter(({ areas }) => areas.includes(area)).length),
      )
      return [COUNTRIES[country].name, ...perArea, countOf(cases.length)]
    }),
  )
  return table(['Country', ...Topic.options, 'all cases'], rows)
}

async function languageTable(held: readonly Held[]): Promise<string> {
  const languages = Language.options.filter((language) => language !== 'en')
  const rows = await Promise.all(
    held.map(async ({ country, knowledge }) => [
      COUNTRIES[country].name,
      ...(await Promise.all(
        languages.map(async (language) => {
          const rules = (await loadKnowledge(country, language))?.rules ?? []
          const done = rules.filter((rule) => rule.language === language).length
          return done === 0 ? '' : `${Math.floor((done / knowledge.rules.length) * 100)} %`
        }),
      )),
    ]),
  )
  return table(['Country', ...languages], rows)
}

const TACTICS = `## Tactics by area

Lawful tactics of the cheat sheet, and quick facts, by area and country: tactics + facts. An empty cell: we abstain there, name
who helps for free, and take no credit.`

async function tacticTable(): Promise<string> {
  const held = await Promise.all(CountryCode.options.map(loadTactics))
  const rows = Area.options.map((area) => [
    area,
    ...held.map(({ tactics, facts }) => {
      const [deep, quick] = [tactics, facts].map(
        (list) => list.filter((row) => row.area === area).length,
      )
      return deep === 0 && quick === 0 ? '' : `${deep} + ${quick}`
    }),
  ])
  return table(['Area', ...held.map(({ country }) => country)], rows)
}

const countOf = (count: number): string => (count === 0 ? '' : String(count))

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

if (process.argv[1] === import.meta.filename) {
  const page = await coveragePage()
  if (process.argv.includes('--write')) writeFileSync(path.join(ROOT, 'docs/coverage.md'), page)
  else console.log(page)
}
