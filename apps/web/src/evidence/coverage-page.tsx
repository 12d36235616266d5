import { COUNTRIES } from '@plainletter/contracts/countries'
import type { CountryCode } from '@plainletter/contracts/country'
import { Link } from 'react-router'

import { coverageTable, listHeldLaw } from '../held-law.ts'
import { coverageMessages as words } from '../messages/evidence.ts'
import { shellMessages } from '../messages/shell.ts'
import { inPageLanguage, nameCountry } from '../page-language.ts'
import { paths } from '../paths.ts'
import { Bar } from '../ui/bar.tsx'
import { CoveredLanguages, CoveredTactics } from './covered-extras.tsx'

/** The matrix of docs/coverage.md, country by country: fourteen columns do not fit a phone. Opens without any script. */
export function CoveragePage() {
  const held = listHeldLaw()
  const most = held[0]?.rules ?? 1
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-8 sm:px-6 sm:py-12">
      <title>{shellMessages.pageTitle(words.title)}</title>
      <h1>{words.title}</h1>
      <p className="measure pt-2 text-lg text-ink-2">{words.lead}</p>
      <p className="measure pt-2 pb-6">{words.none}</p>
      <div className="border-t border-line">
        {held.map(({ country, rules }) => (
          <details key={country} id={country} className="border-b border-line">
            <summary className="cursor-pointer py-3">
              <h2 className="inline font-sans text-lg">{nameCountry(country)}</h2>
              <span className="block ps-5 pt-1 text-ink-2">
                {words.rules(rules)}, {countKinds(country)}
                <Bar part={rules / most} className="mt-1.5" />
              </span>
            </summary>
            <Country country={country} />
          </details>
        ))}
      </div>
      <p className="pt-6">
        <Link to={paths.accuracy}>{words.accuracy}</Link>
      </p>
    </div>
  )
}

const listKinds = () => coverageTable('What law we hold').rows.slice(0, -1)

function countKinds(country: CountryCode): string {
  const kinds = listKinds()
  return words.kinds(kinds.filter(({ cells }) => cells[country] !== '').length, kinds.length)
}

function Country({ country }: { country: CountryCode }) {
  const kinds = listKinds()
  const most = Math.max(...kinds.map(({ cells }) => Number(cells[country])))
  const missing = kinds.filter(({ cells }) => cells[country] === '')
  const cases = coverageTable('Leading cases').rows.find(
    ({ name }) => name === COUNTRIES[country].name,
  )?.cells['all cases']
  return (
    <div className="flex flex-col gap-6 ps-5 pb-6">
      <section>
        <h3>{words.kindsTitle}</h3>
        <dl>
          {kinds.map(({ name, cells }) =>
            cells[country] === '' ? null : (
              <div
                key={name}
                className="grid grid-cols-[minmax(0,1fr)_3rem] items-center gap-x-4 py-1.5 sm:grid-cols-[16rem_3rem_minmax(0,1fr)]"
              >
                <dt>{inPageLanguage(name)}</dt>
                <dd className="text-end tabular-nums">{cells[country]}</dd>
                <dd aria-hidden className="max-sm:col-span-2">
                  <Bar part={Number(cells[country]) / most} />
                </dd>
              </div>
            ),
          )}
        </dl>
        {missing.length > 0 && (
          <p className="pt-2">
            <strong>{words.missing}</strong>{' '}
            {missing.map(({ name }) => inPageLanguage(name)).join(', ')}
          </p>
        )}
      </section>
      <CoveredLanguages country={country} />
      <CoveredTactics country={country} />
      <section>
        <h3>{words.casesTitle}</h3>
        <p className="pt-1">{words.cases(Number(cases))}</p>
      </section>
    </div>
  )
}
