/** An office calls: the page says to go, what a good reason is, and speaks of no court. */
import { expect, test } from 'vitest'

import { analyse } from './analyse.ts'

test('a British call to the Jobcentre says to go, and when staying away costs nothing', async () => {
  const { outcome } = await analyse({
    text: 'Jobcentre Plus Tarnley\n12 November 2026\n\nDear Ms Quill, please come to an appointment with your work coach on 26 November 2026 at 9.30am. If you do not attend without good reason your Universal Credit may be reduced.',
    request: { country: 'gb', language: 'en' },
    today: '2026-11-18',
  })
  const { deadlines, legalRights, verdict } = outcome.analysis
  expect(deadlines.find(({ isMain }) => isMain)).toMatchObject({
    date: '2026-11-26',
    action: 'Go to the appointment',
  })
  expect(legalRights.join(' ')).toContain('without a good reason')
  expect(verdict).not.toMatch(/hearing/i)
})

test('a court that calls still has a hearing', async () => {
  const { outcome } = await analyse({
    text: 'In the County Court at Tarn   Claim no. K00CR552\nClaim form for possession of property\nClaimant: Tarn Building Society   Defendant: Mr R. Quill\nThe court will hear the claim on 14 January 2027 at 11.30 am.\nDate issued 17 November 2026',
    request: { country: 'gb', language: 'en' },
    today: '2026-11-18',
  })
  expect(outcome.analysis.deadlines.map(({ action }) => action).join()).toMatch(/hearing/i)
})
