/** What to do about a scam: stop, check, report, and get money back. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED, page } from './cite-law.ts'

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

const SCAM = { ...CHECKED, kinds: ['SCAM_LETTER'], topics: ['consumer'] } satisfies Partial<Rule>

/** A bill or renewal that nobody ordered: the telephone number in it is the trap. */
const FALSE_RENEWAL: Test = {
  says: [
    'renewed',
    'auto-renewed',
    'renewal',
    'subscription',
    'protection plan',
    'order has been placed',
    'did not authorize',
    'cancellation hotline',
    'to cancel, call',
    'call to cancel',
  ],
}

export const SCAM_STEPS: readonly Rule[] = [
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
    checkedOn: '2026-11-23',
    id: 'us.scam.step-statement',
    kind: 'step',
    list: 'first',
    rank: 15,
    when: { any: [FALSE_RENEWAL] },
    says: 'Look at your bank or card account, in its own app. If no such charge is there, nothing was taken, and there is nothing to cancel.',
    authority: FTC,
  },
  {
    ...SCAM,
    checkedOn: '2026-11-23',
    id: 'us.scam.warning-remote',
    kind: 'warning',
    severity: 'high',
    rank: 5,
    when: { any: [FALSE_RENEWAL, { says: ['tech support', 'your computer', 'virus', 'anydesk'] }] },
    says: 'Never let a caller see or control your phone or computer, and never send back a “refund” that was too big. If you did, call your bank now.',
    authority: PAID,
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
