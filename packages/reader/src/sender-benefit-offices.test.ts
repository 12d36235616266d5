import { expect, test } from 'vitest'

import { read } from './read.ts'

const letter = (head: string): string =>
  `${head}\nWolverhampton WV98 2AD\n\nMr P Dunnock\n4 Larch Road\nCrewe CW2 7AA\n\n3 March 2026\n\nDear Mr Dunnock\n\nWe have paid you £812.40 too much. You must pay it back. If you disagree, ask us to look at it again within one month of the date of this letter.\n`

test.each([
  ['Attendance Allowance Unit', 'Attendance Allowance Unit\nMail Handling Site A'],
  ['Pension Service 8', 'The Pension Service 8\nPost Handling Site B'],
  ['Disability Benefit Centre 4', 'Disability Benefit Centre 4\nMail Handling Site A'],
  ['Child Benefit Office', 'Child Benefit Office\nFreepost NEA 10463'],
  ['Jobcentre Plus', 'Jobcentre Plus\nPost Handling Site A'],
])('%s writes over the site that handles its post, and writes as the state', (sender, head) => {
  const { senderOrganization, isOfficialDemand } = read(letter(head), { country: 'gb' })
  expect([senderOrganization, isOfficialDemand]).toEqual([sender, true])
})

test.each(['Employee Benefits Centre', 'Tarn Pension Services Ltd'])(
  'what a private firm pays out is no demand of the state: %s',
  (sender) => {
    expect(read(letter(sender), { country: 'gb' }).isOfficialDemand).toBe(false)
  },
)
