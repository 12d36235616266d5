/** What must hold for the table of the states, beside what holds for every row. */
import { expect, test } from 'vitest'

import { loadKnowledge } from '../load.ts'
import { sectionLink } from './section-links.ts'
import { STATE_CODES } from './state-codes.ts'

const US = await loadKnowledge('us')
const regions = STATE_CODES.map((code) => `US-${code}`)

test('each state and the District of Columbia has courts to turn to, and closed days', () => {
  const helped = US.help.flatMap((help) => help.regions ?? [])
  expect(helped.toSorted()).toEqual(regions.toSorted())
  expect(US.holidays.flatMap(({ region }) => region ?? []).toSorted()).toEqual(regions.toSorted())
})

test('rows name only states that there are', () => {
  const named = US.rules.flatMap((rule) => rule.regions ?? [])
  expect(named.filter((region) => !regions.includes(region))).toEqual([])
})

test.each([
  ['US-CA', 'Cal. '],
  ['US-TX', 'Tex. '],
  ['US-NY', 'New York'],
  ['US-LA', 'Louisiana'],
])('only the laws of %s are named with %j', (region, name) => {
  const named = US.rules.filter(
    ({ authority, regions }) =>
      regions?.length === 1 && regions[0] !== region && authority.title.includes(name),
  )
  expect(named.map(({ id }) => id)).toEqual([])
})

test('no row of a state is a day later than the federal list of closed days would give', () => {
  const [federal, ...states] = US.holidays
  const days = new Set(federal?.days)
  expect(states.flatMap((list) => list.days.filter((day) => !days.has(day)))).toEqual([])
})

test.each([
  [
    'Residential Landlord-Tenant Act, RCW 59.18.260',
    'https://app.leg.wa.gov/RCW/default.aspx?cite=59.18.260',
  ],
  ['RCW 62A.9A-609 to 62A.9A-625', 'https://app.leg.wa.gov/RCW/default.aspx?cite=62A.9A-609'],
  ['A.R.S. 33-1321(A)', 'https://www.azleg.gov/ars/33/01321.htm'],
  ['A.R.S. 12-821.01', 'https://www.azleg.gov/ars/12/00821-01.htm'],
  [
    'Ohio Revised Code (R.C., ORC) 5321.16(A)',
    'https://codes.ohio.gov/ohio-revised-code/section-5321.16',
  ],
  [
    'Planned Community Act, N.C.G.S. 47F-3-116; 42-3',
    'https://www.ncleg.gov/EnactedLegislation/Statutes/HTML/BySection/Chapter_47F/GS_47F-3-116.html',
  ],
  ['MCL 257.252a to 257.252f', 'https://www.legislature.mi.gov/Laws/MCL?objectName=mcl-257-252a'],
])('opens the page of the first section of %s', (provision, url) => {
  expect(sectionLink(provision)).toBe(url)
})

test.each(['G.S. 1A-1, Rules 12(a) and 55', 'RCW Title 50A', 'M.G.L. c. 186, s. 15B'])(
  'makes no address of %s, which has no page of its own there',
  (provision) => {
    expect(sectionLink(provision)).toBeNull()
  },
)
