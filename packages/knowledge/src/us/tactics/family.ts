/** Families in the United States, as far as federal law goes: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { page } from '../cite-law.ts'
import { code, rule } from './law.ts'

const SHEET = { country: 'us', area: 'family', checkBy: '2027-05-31' } as const
const SUPPORT = ['child support', 'support', 'payments', 'arrears']
const CUSTODY = ['custody', 'visitation', 'child', 'children', 'kids']
const DIVORCE = ['divorce', 'separated', 'husband', 'wife', 'spouse', 'ex']
const ABUSE = ['abuse', 'violence', 'afraid', 'protective order', 'restraining order', 'stalking']
const CHILD_SUPPORT = page(
  'Office of Child Support Services',
  'child support handbook',
  'https://acf.gov/css/parents',
)

export const FAMILY_TACTICS = tacticsOf(SHEET, [
  {
    id: 'support-change',
    section: 'leverage',
    says: 'If your income fell, ask today for a change of child support. You can ask the agency for a review every three years, or sooner if things changed.',
    risk: 'The sum can also go up.',
    notWhen: 'The change is for a few weeks only.',
    when: SUPPORT,
    law: code(42, '666(a)(10)', 'Social Security Act'),
  },
  {
    id: 'retirement-share',
    section: 'leverage',
    says: 'In a divorce ask about retirement plans. A plan pays a share to you only with a special court order, so get it with the divorce.',
    risk: 'Doing it later can be too late.',
    notWhen: 'Neither of you has a work plan.',
    when: DIVORCE,
    law: code(29, '1056(d)(3)', 'Employee Retirement Income Security Act'),
  },
  {
    id: 'right-court',
    section: 'procedure',
    says: 'File for custody in the home state of the child, which is mostly where the child lived the last six months. Other states must respect its order.',
    risk: 'Moving a child to win a court can count against you.',
    notWhen: 'A child is in danger now. A court there can make a short order.',
    when: CUSTODY,
    law: code(28, '1738A', 'Parental Kidnapping Prevention Act'),
  },
  {
    id: 'protective-order',
    section: 'procedure',
    says: 'If someone hurts or stalks you, ask the court for a protective order. Every state must enforce it.',
    risk: 'The other person will be told and can be heard.',
    notWhen: 'You are in danger now. Call 911 first.',
    when: ABUSE,
    law: code(18, '2265', 'Violence Against Women Act'),
  },
  {
    id: 'no-back-change',
    section: 'timing',
    says: 'Ask the court to change support the day your income changes. What fell due before you asked mostly stays due.',
    risk: 'Until a judge signs, the old sum is due.',
    notWhen: 'You agreed by word only. That does not count.',
    when: SUPPORT,
    law: code(42, '666(a)(9)', 'Social Security Act'),
  },
  {
    id: 'military-stay',
    section: 'timing',
    says: 'On active duty and unable to come? Ask the court for a stay of at least 90 days, with a letter from your commander.',
    risk: 'It only moves the hearing.',
    notWhen: 'You can take part by video.',
    when: ['military', 'deployed', 'army', 'navy'],
    law: code(50, '3932', 'Servicemembers Civil Relief Act'),
  },
  {
    id: 'free-locate',
    section: 'disclosure',
    says: 'The child support agency can find the other parent, prove fatherhood and find income. The cost is small or nothing.',
    risk: 'It can be slow when the parent lives abroad.',
    notWhen: 'Contact would put you in danger. Tell the agency to protect your address.',
    when: SUPPORT,
    law: CHILD_SUPPORT,
  },
  {
    id: 'joint-tax',
    section: 'disclosure',
    says: 'Get copies of joint tax returns. If your ex left out income without your knowing, ask the IRS for innocent spouse relief.',
    risk: 'You must show that you did not know.',
    notWhen: 'You filed alone.',
    when: ['tax', 'irs', ...DIVORCE],
    law: code(26, '6015', 'Internal Revenue Code'),
  },
  {
    id: 'passport-check',
    section: 'settlement',
    says: 'Agree on travel in writing. Both parents must mostly consent to a passport for a child under 16. You can sign up for alerts.',
    risk: 'An old passport stays valid. Agree who holds it.',
    notWhen: 'You have sole custody by order. Then show the order.',
    when: ['passport', 'travel', 'abroad', ...CUSTODY],
    law: rule(22, '51.28', 'Passports: minors'),
  },
  {
    id: 'parenting-plan',
    section: 'settlement',
    says: 'Write a parenting plan: weeks, holidays, school, calls. Ask the court for mediation if you are stuck. Judges like plans that put the child first.',
    risk: 'An oral deal is hard to enforce. Have it signed.',
    notWhen: 'You fear the other parent.',
    when: CUSTODY,
    law: page('USA.gov', 'child custody', 'https://www.usa.gov/child-custody'),
  },
])

export const FAMILY_FACTS = factsOf(SHEET, [
  {
    id: 'support-not-visits',
    says: 'Child support and visits are two things. Neither may be held back for the other.',
    when: [...SUPPORT, ...CUSTODY],
    law: CHILD_SUPPORT,
  },
  {
    id: 'no-back-change',
    says: 'Past due child support mostly stays due. Ask for a change at once.',
    when: SUPPORT,
    law: code(42, '666(a)(9)', 'Social Security Act'),
  },
  {
    id: 'order-everywhere',
    says: 'A protective order from one state counts in all. In danger call 911.',
    when: ABUSE,
    law: code(18, '2265', 'Violence Against Women Act'),
  },
  {
    id: 'home-state',
    says: 'The state where the child lived the last six months mostly decides custody.',
    when: CUSTODY,
    law: code(28, '1738A', 'Parental Kidnapping Prevention Act'),
  },
  {
    id: 'ten-years',
    says: 'After ten years of marriage a divorced spouse may get Social Security on the record of the other.',
    when: DIVORCE,
    law: code(42, '402', 'Social Security Act'),
  },
])
