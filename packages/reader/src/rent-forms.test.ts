import { expect, test } from 'vitest'

import { read } from './read.ts'

test.each([
  [
    'gb',
    'Form 4A section 13 notice\nDear Anna,\nPlease find the form 4A for 12 Tarn Road. From 1 February 2027 your rent goes from £850 to £925 a month.\nTarn Lettings',
  ],
  [
    'us',
    '60-Day Notice of Change of Terms of Tenancy\n\nTo Anna Quill and all other tenants in possession of 12 Tarn St. Your month-to-month tenancy is changed: rent changes from $1,400 to $1,600 per month beginning February 1, 2027.\nNovember 12, 2026\nJ. Dell, Owner',
  ],
  [
    'us',
    '30-DAY NOTICE OF CHANGE IN MONTHLY RENT\nTo: Anna Quill, Tenant in possession\nYou are notified that in thirty days the monthly rent, now $1,300, will be $1,390.\nNovember 12, 2026. Landlord: J. Dell',
  ],
  [
    'ca',
    'Form N1 Notice of Rent Increase\nTo: Anna Quill\nYour new rent: On February 1, 2027 your rent will increase to $1,640.00.\nNovember 12, 2026',
  ],
] as const)('the form of a higher rent is that paper, in %s: %s', (country, text) => {
  const { documentType, paper, references } = read(text, { country })
  expect(documentType).toBe('OTHER')
  expect(paper?.name).toBe('rent_increase')
  expect(references).toEqual([])
})

test.each([
  'Notice to Quit\nTo Anna Quill and all other tenants in possession of 12 Tarn St. You must leave by January 31, 2027. The rent changes from $1,400 to $1,600 for those who stay.\nNovember 12, 2026',
  'Notice to Vacate\nAnna Quill, you must give up possession of 12 Tarn St by January 31, 2027, as the rent went up and was not paid.\nNovember 12, 2026',
])('a notice to leave that speaks of the rent stays one: %s', (text) => {
  expect(read(text, { country: 'us' }).documentType).toBe('EVICTION_NOTICE')
})
