import { Area } from '@plainletter/contracts/cheat-sheet'
import { COUNTRIES, LANGUAGES } from '@plainletter/contracts/countries'
import type { CountryCode } from '@plainletter/contracts/country'

import { coverageTable } from '../held-law.ts'
import { LANGUAGE_NAMES } from '../language.ts'
import { coverageMessages as words } from '../messages/evidence.ts'

/** How many of a country's rules have words in other languages than English. */
export function CoveredLanguages({ country }: { country: CountryCode }) {
  const row = coverageTable('Words in each language').rows.find(
    ({ name }) => name === COUNTRIES[country].name,
  )
  const parts = LANGUAGES.flatMap((language) => {
    const part = row?.cells[language] ?? ''
    return part === '' ? [] : [{ language, part }]
  })
  return (
    <section>
      <h3>{words.wordsTitle}</h3>
      {parts.length === 0 && <p className="pt-1">{words.wordsNone}</p>}
      <ul>
        {parts.map(({ language, part }) => (
          <li key={language} className="py-0.5">
            {words.wordsOf(LANGUAGE_NAMES[language], part)}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The free facts and the tactics of the cheat sheets, by area. */
export function CoveredTactics({ country }: { country: CountryCode }) {
  const { rows } = coverageTable('Tactics by area')
  return (
    <section>
      <h3>{words.tacticsTitle}</h3>
      <ul>
        {Area.options.map((area) => {
          const held = rows.find(({ name }) => name === area)?.cells[country] ?? ''
          const [tactics = '', facts = ''] = held.split(' + ')
          return (
            held !== '' && (
              <li key={area} className="py-0.5">
                {words.tactics(words.areas[area], tactics, facts)}
              </li>
            )
          )
        })}
      </ul>
    </section>
  )
}
