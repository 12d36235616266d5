/** What to do about a scam: stop, check, report, and tell the bank. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { CHECK_IT, GOV_UK_PHISHING, POLICE_SCOTLAND, REPORT_FRAUD } from './scam-sources.ts'
import { REIMBURSEMENT } from './several-kinds.ts'

const LETTER = {
  country: 'gb',
  kinds: ['SCAM_LETTER'],
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>
const CARD_REFUND: Authority = {
  title: 'Consumer Credit Act 1974',
  provision: 'section 75',
  url: 'https://www.legislation.gov.uk/ukpga/1974/39/section/75',
  inForceFrom: '1977-07-01',
}

const OUTSIDE_SCOTLAND = {
  nations: ['england', 'wales', 'northern_ireland'],
} satisfies Partial<Rule>
const TAX_WORDS = ['hmrc', 'tax refund', 'tax rebate', 'national insurance', 'revenue and customs']

export const SCAM_STEPS: readonly Rule[] = [
  {
    ...LETTER,
    id: 'gb.scam.step-stop',
    kind: 'step',
    list: 'first',
    rank: 10,
    says: 'Stop. Do not reply, do not click, do not call the number in the message, and do not pay.',
    authority: CHECK_IT,
  },
  {
    ...LETTER,
    id: 'gb.scam.step-bank',
    kind: 'step',
    list: 'first',
    rank: 20,
    says: 'If you paid or gave bank details, call your bank now on 159 or the number on your card. Ask it to stop the payment.',
    authority: CHECK_IT,
  },
  {
    ...LETTER,
    id: 'gb.scam.step-check',
    kind: 'step',
    list: 'first',
    rank: 30,
    says: 'Check with the real firm. Find its number yourself, on a bill, a card or its own site. Ask if it wrote to you.',
    authority: CHECK_IT,
  },
  {
    ...LETTER,
    id: 'gb.scam.step-report',
    kind: 'step',
    list: 'first',
    rank: 40,
    ...OUTSIDE_SCOTLAND,
    says: 'Report it. Send emails to report@phishing.gov.uk and texts to 7726. If you lost money, use reportfraud.police.uk or call 0300 123 2040.',
    authority: GOV_UK_PHISHING,
  },
  {
    ...LETTER,
    id: 'gb.scam.step-report-scotland',
    kind: 'step',
    list: 'first',
    rank: 40,
    nations: ['scotland'],
    says: 'Report it. Send emails to report@phishing.gov.uk and texts to 7726. If you lost money, call Police Scotland on 101.',
    authority: POLICE_SCOTLAND,
  },
  {
    ...LETTER,
    id: 'gb.scam.step-passwords',
    kind: 'step',
    list: 'general',
    rank: 10,
    says: 'If you gave a password, change it now, and change it on every site where you used it. Start with your email.',
    authority: CHECK_IT,
  },
  {
    ...LETTER,
    id: 'gb.scam.step-keep',
    kind: 'step',
    list: 'general',
    rank: 20,
    says: 'Keep the message and the envelope. Write down dates, names, numbers and what you paid. Your bank and the police will ask.',
    authority: REPORT_FRAUD,
  },
  {
    ...LETTER,
    id: 'gb.scam.step-hmrc',
    kind: 'step',
    list: 'general',
    rank: 15,
    when: { any: [{ says: TAX_WORDS }] },
    says: 'For a message that says it is from the tax office, check your own account on GOV.UK. Do not use the link.',
    authority: GOV_UK_PHISHING,
  },
  {
    ...LETTER,
    id: 'gb.scam.step-claim-bank',
    kind: 'step',
    list: 'dispute_debt',
    rank: 10,
    says: 'If you sent a bank transfer, ask your bank for a refund as a scam victim. Say it is an APP scam claim. Do this within 13 months.',
    authority: REIMBURSEMENT,
  },
  {
    ...LETTER,
    id: 'gb.scam.step-claim-card',
    kind: 'step',
    list: 'dispute_debt',
    rank: 20,
    says: 'If you paid by card, ask the card firm for a chargeback. On a credit card, for one item over £100, also say section 75.',
    authority: CARD_REFUND,
  },
]
