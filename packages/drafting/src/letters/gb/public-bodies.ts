/** Answers to councils, tax and benefit offices, and television licensing. */
import type { NoteRow, ParagraphRow, SubjectRow } from '../../paragraph.ts'

const COUNCIL_TAX = ['COUNCIL_TAX_DEMAND'] as const
const BENEFIT = ['BENEFIT_OVERPAYMENT'] as const
const TAX = ['TAX_DEMAND'] as const
const TV = ['TV_LICENCE_LETTER'] as const

export const PUBLIC_BODY_SUBJECTS = [
  {
    kinds: COUNCIL_TAX,
    when: ['northern_ireland'],
    says: 'Rates: request for an arrangement and for help',
  },
  { kinds: COUNCIL_TAX, says: 'Council tax: request for an arrangement and for help' },
  { kinds: BENEFIT, says: 'Request to look at the decision again' },
  { kinds: TAX, says: 'Request for a calculation and for time' },
  { kinds: TV, says: 'Television licence at my address' },
] as const satisfies readonly SubjectRow[]

export const PUBLIC_BODY_PARAGRAPHS = [
  {
    kinds: COUNCIL_TAX,
    part: 'position',
    says: 'I want to sort this out. I do not yet accept that the sum is right.',
  },
  { kinds: COUNCIL_TAX, part: 'request', says: 'I ask you to:' },
  {
    kinds: COUNCIL_TAX,
    part: 'item',
    says: 'agree to smaller payments that I can afford: my income and costs are [list them here]',
  },
  {
    kinds: COUNCIL_TAX,
    part: 'item',
    when: ['northern_ireland'],
    says: 'check if I can get Rate Rebate, Lone Pensioner Allowance or Disabled Person’s Allowance',
  },
  {
    kinds: COUNCIL_TAX,
    part: 'item',
    when: ['gb'],
    unless: ['northern_ireland'],
    says: 'check if I can get Council Tax Reduction, and date it back as far as you can',
  },
  {
    kinds: COUNCIL_TAX,
    part: 'item',
    when: ['gb'],
    unless: ['northern_ireland'],
    says: 'check every discount and exemption, such as for living alone or for disability',
  },
  {
    kinds: COUNCIL_TAX,
    part: 'item',
    when: ['england_or_wales'],
    says: 'treat this as a request for a discretionary reduction under section 13A(1)(c) of the Local Government Finance Act 1992',
  },
  { kinds: COUNCIL_TAX, part: 'item', says: 'send me a full account of what was charged and paid' },
  {
    kinds: COUNCIL_TAX,
    part: 'hold',
    when: ['northern_ireland'],
    says: 'Hold court action and the Enforcement of Judgments Office while you decide. I am short of money because [reason].',
  },
  {
    kinds: COUNCIL_TAX,
    part: 'hold',
    when: ['scotland'],
    says: 'Hold court action and sheriff officers while you decide. I am short of money because [reason].',
  },
  {
    kinds: COUNCIL_TAX,
    part: 'hold',
    unless: ['northern_ireland', 'scotland'],
    says: 'Hold court action and enforcement agents while you decide. I am short of money because [reason].',
  },

  {
    kinds: BENEFIT,
    part: 'position',
    unless: ['housing_benefit'],
    says: 'I do not accept this decision. I ask you to look at it again, and to treat this as a request for a reconsideration.',
  },
  {
    kinds: BENEFIT,
    part: 'position',
    when: ['housing_benefit'],
    says: 'I do not accept this decision. Change it, or pass this letter to the tribunal as my appeal.',
  },
  {
    kinds: BENEFIT,
    part: 'position',
    unless: ['benefit_refused'],
    says: 'My reasons are: [say what is wrong, and when you told them of any change].',
  },
  {
    kinds: BENEFIT,
    part: 'position',
    when: ['benefit_refused'],
    says: 'My reasons are: [for each question where you got too few points, say what happens, how often, and what help you need].',
  },
  { kinds: BENEFIT, part: 'request', says: 'Send me:' },
  {
    kinds: BENEFIT,
    part: 'item',
    unless: ['benefit_refused'],
    says: 'how you worked out {sum}, week by week',
  },
  {
    kinds: BENEFIT,
    part: 'item',
    unless: ['benefit_refused'],
    says: 'the facts that you say I gave or did not give',
  },
  {
    kinds: BENEFIT,
    part: 'item',
    when: ['benefit_refused'],
    says: 'the report of the assessment, and all other evidence that you used',
  },
  {
    kinds: BENEFIT,
    part: 'hold',
    unless: ['benefit_refused'],
    says: 'Take no money back while you decide. If you must, keep it small, as I could not pay for food and bills.',
  },

  { kinds: TAX, part: 'position', says: 'I do not yet accept that the sum is right.' },
  { kinds: TAX, part: 'request', says: 'Send me:' },
  {
    kinds: TAX,
    part: 'item',
    says: 'how you worked out {sum}, with each tax year, penalty and interest',
  },
  { kinds: TAX, part: 'item', says: 'how I can appeal, and whether an appeal is still in time' },
  {
    kinds: TAX,
    part: 'item',
    says: 'what I can do if I need more time, with my income and costs: [list them here]',
  },
  { kinds: TAX, part: 'hold', says: 'Hold any collection while you answer.' },

  {
    kinds: TV,
    part: 'position',
    says: '[Keep this only if it is true:] No one at this address watches or records live television, or uses BBC iPlayer.',
  },
  { kinds: TV, part: 'position', says: 'I make no other statement, and I admit nothing.' },
  {
    kinds: TV,
    part: 'request',
    says: 'Update your record for my address, and confirm that in writing.',
  },
] as const satisfies readonly ParagraphRow[]

export const PUBLIC_BODY_NOTES = [
  {
    kinds: TAX,

    note: 'noteTaxPhone',
  },
  {
    kinds: TV,

    note: 'noteTvTrue',
  },
] as const satisfies readonly NoteRow[]
