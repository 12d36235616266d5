/** Which limit leads where a paper names several days. */
import { describe, expect, test } from 'vitest'

import { read } from './read.ts'

describe('the time to answer a summons leads before the hearing it names', () => {
  test.each([
    [
      'in Ohio, from service',
      'us',
      'IN THE COURT OF COMMON PLEAS OF TARN COUNTY\n\nCase No. 26 CV 0441\n\nQuill Credit LLC, Plaintiff, v. Ada Marsh, Defendant\n\nSUMMONS\n\nYou have been named as defendant in a complaint. You must file a written answer with the Clerk within 28 days after service of this summons on you. If you fail to answer, judgment by default will be rendered against you for $3,204.00.\n\nA pretrial conference is scheduled for December 21, 2026 at 9:30 a.m. You must appear.\n\nServed on you on October 19, 2026.',
      28,
    ],
    [
      'in British Columbia',
      'ca',
      'PROVINCIAL COURT OF BRITISH COLUMBIA (SMALL CLAIMS)\n\nRegistry No. C-77120\n\nClaimant: Tarn Roofing Ltd.\nDefendant: Ada Marsh\n\nNOTICE OF CLAIM\n\nThe claimant claims $2,310.00. You must file a reply within 14 days after being served with this notice of claim, or a default order may be made against you.\n\nA settlement conference will be held on January 14, 2027 at 10:00 a.m. and you must attend.',
      14,
    ],
    [
      'in Texas, by a day',
      'us',
      'JUSTICE COURT, TARN COUNTY, TEXAS\n\nCause No. JC-26-0088\n\nQuill Finance LLC, Plaintiff vs. Ada Marsh, Defendant\n\nCITATION\n\nYou have been sued for $1,890.00. You must file an answer with the court within 14 days of service of this citation. If you do not, a default judgment may be taken against you.\n\nThe hearing is set for January 11, 2027 at 9:00 a.m.',
      14,
    ],
    [
      'in Ireland',
      'ie',
      'THE DISTRICT COURT\n\nRecord No. 2026/1187\n\nBetween Tarn Oil Limited, Claimant, and Ada Marsh, Respondent\n\nCLAIM NOTICE\n\nThe claimant claims €2,410.00. You must file and serve an appearance and defence within 28 days of service of this claim notice. Otherwise judgment may be given against you.\n\nThe case is listed for hearing on 18 January 2027 at 10.30 am.',
      28,
    ],
  ] as const)('%s', (...[, country, text, days]) => {
    const { documentType, deadline } = read(text, { country })
    expect(documentType).toBe('COURT_CLAIM')
    expect(deadline).toMatchObject({ relativeDays: days })
    expect(deadline?.what).not.toBe('attend')
  })

  test('where nothing is to be filed the hearing leads', () => {
    const text =
      'Tarn County Court\n\nClaim No. K4QZ11Y8\n\nQuill Ltd, Claimant, and Ada Marsh, Defendant\n\nNOTICE OF HEARING\n\nThe hearing will take place on 14 January 2027 at 10.00 am. You must attend. If you do not, the court may decide in your absence.'
    expect(read(text, { country: 'gb' }).deadline).toMatchObject({ what: 'attend' })
  })
})

describe('in a class action the day to claim goes before the day to opt out', () => {
  test.each([
    [
      'on a card',
      'us',
      'Quill Toaster Settlement Administrator\nPO Box 4471\nTarn, OR 97200\n\nA settlement has been reached in a class action, Marsh v. Quill Toasters, No. 3:25-cv-00417. You may be a class member. To get a payment you must submit a claim form by February 12, 2027. You may exclude yourself or object by January 8, 2027. A hearing is on March 4, 2027; you do not have to attend.',
      '2027-02-12',
    ],
    [
      'in a mail',
      'us',
      'Tarn Mobile Fees Settlement Administrator\nP.O. Box 90\nQuill, PA 19000\n\nLEGAL NOTICE\n\nYour options: Opt out by January 4, 2027. Object by January 4, 2027. File a claim by February 1, 2027 and receive up to $40. You received this notice because you may be a member of the class.',
      '2027-02-01',
    ],
    [
      'in Canada',
      'ca',
      'NOTICE OF SETTLEMENT APPROVAL\n\nTarn Vitamins Class Action\n\nIf you bought Quill vitamins you are a class member. Claim forms must be sent by March 31, 2027. Persons who wish to opt out of the class action had to do so in writing by January 15, 2027.',
      '2027-03-31',
    ],
  ] as const)('%s', (...[, country, text, iso]) => {
    expect(read(text, { country })).toMatchObject({ urgencyLevel: 'low', deadline: { iso } })
  })

  test('where only a way out is offered its day stays', () => {
    const text =
      'Tarn Law LLP\n\nNotice of certification: Marsh v. Quill Lending\n\nYou are a class member. You do not have to do anything to stay in. Persons who do not want to take part must opt out by January 15, 2027 by sending a form.'
    expect(read(text, { country: 'ca' }).deadline).toMatchObject({ iso: '2027-01-15' })
  })
})

const UNDATED = 'From: Tarn Images <claims@tarnimages.example>\nSubject: Case 0417-22\n\n'

test.each([
  [
    'Pay the licence fee of £450 on or before 20 June 2026 on our page.\n\nPlease note that if this matter is not resolved within 21 days it will be passed to a lawyer.',
    '2026-06-20',
  ],
  [
    'Please pay £450 by 20 June 2026.\n\nFailure to resolve this within 14 days will result in legal escalation.',
    '2026-06-20',
  ],
  [
    'We made an offer on 20 June 2026.\n\nUnless you pay £450 within 14 days this goes to a lawyer.',
    null,
  ],
])(
  'in a paper without a date a printed day leads before the days to a threat: %s',
  (words, iso) => {
    expect(read(UNDATED + words, { country: 'gb' }).deadline?.iso ?? null).toBe(iso)
  },
)

test.each([
  ['Date of first weekly payment: 26 May 2026', '2026-05-26'],
  ['First monthly payment: 26 May 2026', '2026-05-26'],
  ['Your first monthly payment was made on 1 April 2026. Thank you.', null],
])('the first of the payments that a court or a plan sets is the day to act: %s', (words, iso) => {
  const letter = `Tarn Borough Council\n12 May 2026\n\nDear Tenant\n\nThe judge made a suspended possession order.\nWeekly rent: £112.40\n${words}\n`
  expect(read(letter, { country: 'gb' }).deadline?.iso ?? null).toBe(iso)
})

test('a notice can be appealed until it takes effect, and that comes before what it orders', () => {
  const { deadline } = read(
    'Tarn Council\nEnforcement notice\nTown and Country Planning Act 1990 section 172\nRemove the decking by 4 April 2027.\nThis notice takes effect on 4 January 2027 unless an appeal is made against it beforehand.\nDated 20 November 2026',
    { country: 'gb' },
  )
  expect(deadline).toMatchObject({ iso: '2027-01-04', what: 'appeal' })
})
