/** Scams: how they are known, and what the law says of them. */
import type { Rule } from '@plainletter/contracts/rule'

import { TAX_LAW } from './authority.ts'
import { CHECKED, page, usc } from './cite-law.ts'

const FTC = page(
  'FTC: How to avoid a scam',
  'Four signs that it is a scam',
  'https://consumer.ftc.gov/articles/how-avoid-scam',
)

const GIFT_CARDS = page(
  'FTC: Avoiding and reporting gift card scams',
  'Only scammers ask for gift cards',
  'https://consumer.ftc.gov/articles/avoiding-and-reporting-gift-card-scams',
)

const SSA_SCAM = page(
  'SSA Office of the Inspector General',
  'Scam awareness: report a scam',
  'https://oig.ssa.gov/scam/',
)

const FALSE_OFFICER = usc({
  title: 18,
  section: '912',
  name: 'Federal crimes: impersonating a federal officer',
  from: '1994-09-13',
})

const SSA_NAME = usc({
  title: 42,
  section: '1320b-10',
  name: 'Social Security Act, section 1140',
  from: '1988-07-01',
})

const PHANTOM = page(
  'FTC: Fake and abusive debt collectors',
  'How to know a false collector',
  'https://consumer.ftc.gov/articles/fake-and-abusive-debt-collectors',
)

const TOLL_TEXTS = page(
  'FTC: Consumer alerts',
  'Texts about unpaid tolls',
  'https://consumer.ftc.gov/consumer-alerts',
)

const SCAM = { ...CHECKED, kinds: ['SCAM_LETTER'], topics: ['consumer'] } satisfies Partial<Rule>

export const SCAM_ROWS: readonly Rule[] = [
  {
    ...SCAM,
    id: 'us.scam.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 10,
    says: 'They want money or your details fast, before you can check.',
    authority: FTC,
  },
  {
    ...SCAM,
    id: 'us.scam.who',
    kind: 'fact',
    slot: 'who_they_are',
    rank: 10,
    says: 'Scammers often use the names of the IRS, Social Security, the police, a bank or a big shop.',
    authority: FTC,
  },
  {
    ...SCAM,
    id: 'us.scam.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 10,
    says: 'No real office asks for gift cards, crypto, cash by courier or a wire to keep your money safe.',
    authority: GIFT_CARDS,
  },
  {
    ...SCAM,
    id: 'us.scam.rights-summary',
    kind: 'fact',
    slot: 'your_rights',
    rank: 10,
    says: 'You owe no answer. You may hang up, delete it, and ask the real office by its own number.',
    authority: FTC,
  },
  {
    ...SCAM,
    id: 'us.scam.not-yet',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 10,
    says: 'Nobody comes to arrest you today because of this message. Real courts and offices write and give time.',
    authority: TAX_LAW.scams,
  },
  {
    ...SCAM,
    id: 'us.scam.irs',
    kind: 'insight',
    severity: 'high',
    rank: 10,
    when: { any: [{ says: ['irs', 'internal revenue service', 'tax refund'] }] },
    actionable: 'Check your account at IRS.gov. Do not use the link or number in the message.',
    confidence: 0.9,
    says: 'The IRS writes by post first. It does not start with a text, email or call about a debt or a refund.',
    authority: TAX_LAW.scams,
  },
  {
    ...SCAM,
    id: 'us.scam.ssa',
    kind: 'insight',
    severity: 'high',
    rank: 10,
    when: { any: [{ says: ['social security', 'ssa'] }] },
    actionable: 'Report it at oig.ssa.gov.',
    confidence: 0.9,
    says: 'Social Security never suspends your number and never asks for money to keep it.',
    authority: SSA_SCAM,
  },
  {
    ...SCAM,
    id: 'us.scam.debt',
    kind: 'insight',
    severity: 'high',
    rank: 20,
    when: {
      any: [
        {
          says: ['debt', 'payday loan', 'legal action', 'case number', 'process server', 'warrant'],
        },
      ],
    },
    actionable: 'Ask for a written validation notice. Look for the case on the court’s own site.',
    confidence: 0.85,
    says: 'A collector that will not give its name, address and a written notice may be false.',
    authority: PHANTOM,
  },
  {
    ...SCAM,
    id: 'us.scam.false-officer',
    kind: 'insight',
    severity: 'high',
    rank: 5,
    when: {
      any: [
        {
          says: [
            'federal',
            'irs',
            'internal revenue service',
            'social security',
            'medicare',
            'customs and border protection',
            'u.s. marshal',
            'us marshal',
            'fbi',
            'drug enforcement',
            'homeland security',
            'department of the treasury',
            'badge',
          ],
        },
      ],
    },
    actionable: 'Note the name, badge number and phone number they use, and report them.',
    confidence: 0.9,
    says: 'Pretending to be a federal officer to get money is a crime, with up to three years in prison. You are the victim here.',
    authority: FALSE_OFFICER,
  },
  {
    ...SCAM,
    id: 'us.scam.ssa-name',
    kind: 'right',
    rank: 30,
    when: { any: [{ says: ['social security', 'ssa', 'medicare'] }] },
    says: 'Nobody may use the name of Social Security to make a false letter look official. Those who do can be fined.',
    authority: SSA_NAME,
  },
  {
    ...SCAM,
    id: 'us.scam.right-check',
    kind: 'right',
    rank: 10,
    says: 'You have the right to take your time and to check with the real office before you pay or tell anything.',
    authority: FTC,
  },
  {
    ...SCAM,
    id: 'us.scam.right-bank',
    kind: 'right',
    rank: 20,
    says: 'If money left your account without your consent, your bank must look into it. Tell it within two business days to owe least.',
    authority: {
      title: 'Electronic Fund Transfer Act (EFTA) and Regulation E',
      provision: '15 U.S.C. 1693f and 1693g; 12 CFR 1005.6 and 1005.11',
      url: 'https://www.ecfr.gov/current/title-12/section-1005.6',
      inForceFrom: '2011-12-30',
    },
  },
  {
    ...SCAM,
    checkedOn: '2026-11-22',
    id: 'us.scam.right-card',
    kind: 'right',
    rank: 21,
    says: 'For buys made with a stolen credit card number you owe at most $50, and mostly nothing. Call the card firm now.',
    authority: {
      title: 'Truth in Lending Act (TILA) and Fair Credit Billing Act (FCBA)',
      provision: '15 U.S.C. 1643 and 15 U.S.C. 1666; 12 CFR 1026.12(b) and 1026.13',
      url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title15-section1643&num=0&edition=prelim',
      inForceFrom: '1981-07-31',
    },
  },
  {
    ...SCAM,
    id: 'us.scam.toll',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    when: {
      any: [{ says: ['toll', 'tolls', 'e-zpass', 'ezpass', 'sunpass', 'fastrak', 'txtag'] }],
    },
    says: 'Most texts about unpaid tolls with a link are scams. Check your account on the toll agency’s own site.',
    authority: TOLL_TEXTS,
  },
  {
    ...SCAM,
    checkedOn: '2026-11-22',
    id: 'us.scam.right-identity-crime',
    kind: 'right',
    rank: 15,
    when: {
      any: [{ says: ['social security number', 'ssn', 'date of birth', 'driver license number'] }],
    },
    says: 'To use your name or number to cheat is a federal crime (identity theft). If you gave it out, go to IdentityTheft.gov.',
    authority: usc({
      title: 18,
      section: '1028',
      name: 'Federal crime of identity theft',
      from: '1998-10-30',
    }),
  },
]
