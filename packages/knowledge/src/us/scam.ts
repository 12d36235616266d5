/** Letters and messages that look false, and how to know the real office. */
import type { Rule } from '@plainletter/contracts/rule'

import { TAX_LAW } from './authority.ts'
import { CHECKED, page, usc } from './cite-law.ts'

const FTC = page(
  'FTC: How to avoid a scam',
  'Four signs that it is a scam',
  'https://consumer.ftc.gov/articles/how-avoid-scam',
)
const REPORT = page(
  'FTC: reportfraud.ftc.gov',
  'Report fraud to the Federal Trade Commission',
  'https://reportfraud.ftc.gov/',
)
const TAX_INSPECTOR = page(
  'TIGTA: report IRS impersonation',
  'Treasury Inspector General for Tax Administration',
  'https://www.tigta.gov/',
)
const GIFT_CARDS = page(
  'FTC: Avoiding and reporting gift card scams',
  'Only scammers ask for gift cards',
  'https://consumer.ftc.gov/articles/avoiding-and-reporting-gift-card-scams',
)
const PAID = page(
  'FTC: What to do if you were scammed',
  'If you paid or gave information',
  'https://consumer.ftc.gov/articles/what-do-if-you-were-scammed',
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
    id: 'us.scam.step-report-ssa',
    kind: 'step',
    list: 'first',
    rank: 25,
    when: { any: [{ says: ['social security', 'ssa'] }] },
    says: 'Report it to the inspector general of Social Security at oig.ssa.gov, and to the FTC at ReportFraud.ftc.gov.',
    authority: SSA_SCAM,
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
      title: 'Regulation E (Electronic Fund Transfer Act, EFTA)',
      provision: '12 CFR 1005.6 and 1005.11',
      url: 'https://www.ecfr.gov/current/title-12/section-1005.6',
      inForceFrom: '2011-12-30',
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
    id: 'us.scam.step-stop',
    kind: 'step',
    list: 'first',
    rank: 10,
    says: 'Do not pay, call the number, open the link or give any details.',
    authority: FTC,
  },
  {
    ...SCAM,
    id: 'us.scam.step-check',
    kind: 'step',
    list: 'first',
    rank: 20,
    says: 'Find the real office’s number yourself, on its own site or an old bill, and ask.',
    authority: FTC,
  },
  {
    ...SCAM,
    id: 'us.scam.step-report',
    kind: 'step',
    list: 'first',
    rank: 30,
    says: 'Report it at ReportFraud.ftc.gov. For scams on the internet also report it at ic3.gov.',
    authority: REPORT,
  },
  {
    ...SCAM,
    id: 'us.scam.step-report-irs',
    kind: 'step',
    list: 'first',
    rank: 25,
    when: { any: [{ says: ['irs', 'internal revenue service', 'tax refund'] }] },
    says: 'Report a false tax office to TIGTA at tigta.gov. Send a false email on to phishing@irs.gov.',
    authority: TAX_INSPECTOR,
  },
  {
    ...SCAM,
    id: 'us.scam.step-paid',
    kind: 'step',
    list: 'first',
    rank: 40,
    says: 'If you paid, call your bank, card or gift card firm now and ask for the money back. Go to IdentityTheft.gov if you gave details.',
    authority: PAID,
  },
  {
    ...SCAM,
    id: 'us.scam.option-ignore',
    kind: 'option',
    option: 'ignore_safely',
    rank: 10,
    title: 'Do not answer it',
    cost: 'Free',
    time: 'None',
    risk: 'None, once you have checked with the real office.',
    bestFor: 'You have not paid or told them anything.',
    says: 'Keep it as proof, report it, and do not reply.',
    authority: FTC,
  },
  {
    ...SCAM,
    id: 'us.scam.option-report',
    kind: 'option',
    option: 'complain',
    rank: 20,
    title: 'Report it and protect yourself',
    cost: 'Free',
    time: '15 minutes',
    risk: 'None.',
    bestFor: 'You paid, or gave them details.',
    says: 'Report it, tell your bank, change passwords and freeze your credit with the three bureaus. A freeze is free.',
    authority: PAID,
  },
  {
    ...SCAM,
    id: 'us.scam.warning-recovery',
    kind: 'warning',
    severity: 'medium',
    says: 'If someone offers to get your money back for a fee, that is a scam too.',
    authority: PAID,
  },
]
