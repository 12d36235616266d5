/** Family law of the United Kingdom, and the words of a situation that call for it. */
import { guide, ukLaw } from './law.ts'

export const CHILD = [
  'child',
  'children',
  'son',
  'daughter',
  'kids',
  'contact',
  'custody',
  'see my',
]
export const DIVORCE = [
  'divorce',
  'divorced',
  'separate',
  'separated',
  'separation',
  'marriage',
  'splitting up',
  'split up',
  'breaking up',
  'leave my husband',
  'leave my wife',
]
export const MONEY = ['house', 'pension', 'savings', 'money', 'property', 'settlement', 'finances']
export const ABUSE = [
  'abuse',
  'abusive',
  'violent',
  'violence',
  'afraid',
  'scared',
  'hit',
  'controlling',
  'hits',
  'hurt',
  'hurts',
  'threatens',
  'threatened',
  'stalking',
  'scares',
]
export const MAINTENANCE = ['maintenance', 'cms', 'child support', 'csa', 'payments']

const CHILDREN = { title: 'Children Act 1989', path: 'ukpga/1989/41' }
const CAUSES = { title: 'Matrimonial Causes Act 1973', path: 'ukpga/1973/18' }
const FAMILY_ACT = { title: 'Family Law Act 1996', path: 'ukpga/1996/27' }
const SCOTS_2006 = { title: 'Family Law (Scotland) Act 2006', path: 'asp/2006/2' }

export const FAMILY_LAW = {
  divorce: ukLaw({ ...CAUSES, from: '2022-04-06' }, 'section 1', 'section/1'),
  money: ukLaw(CAUSES, 'sections 23 to 25', 'section/25'),
  order: ukLaw(CHILDREN, 'section 8', 'section/8'),
  welfare: ukLaw(CHILDREN, 'section 1', 'section/1'),
  responsibility: ukLaw(CHILDREN, 'sections 2 to 4', 'section/4'),
  mediation: ukLaw(
    { title: 'Children and Families Act 2014', path: 'ukpga/2014/6' },
    'section 10',
    'section/10',
  ),
  mediationAid: guide(
    'GOV.UK: legal aid, what you can get',
    'family mediation',
    'https://www.gov.uk/legal-aid/what-you-can-get',
  ),
  protection: ukLaw(FAMILY_ACT, 'sections 42 and 45', 'section/42'),
  home: ukLaw(FAMILY_ACT, 'sections 30, 31 and 33', 'section/30'),
  abuseAid: guide(
    'GOV.UK: legal aid, domestic abuse or violence',
    'evidence you need',
    'https://www.gov.uk/legal-aid/domestic-abuse-or-violence',
  ),
  feeHelp: guide(
    'GOV.UK: get help paying court and tribunal fees',
    'who can get help',
    'https://www.gov.uk/get-help-with-court-fees',
  ),
  maintenance: guide(
    'GOV.UK: Child Maintenance Service',
    'how it works, fees and changes',
    'https://www.gov.uk/child-maintenance-service',
  ),
  review: guide(
    'GOV.UK: challenge a benefit decision (mandatory reconsideration)',
    'within one month of the decision',
    'https://www.gov.uk/mandatory-reconsideration',
  ),
  disclosure: guide(
    'Family Procedure Rules 2010',
    'Part 9 and Form E',
    'https://www.justice.gov.uk/courts/procedure-rules/family/parts/part_09',
  ),
  representing: guide(
    'GOV.UK: represent yourself in court',
    'divorce and separation involving children',
    'https://www.gov.uk/represent-yourself-in-court',
  ),
  scotsDivorce: ukLaw(
    { title: 'Divorce (Scotland) Act 1976', path: 'ukpga/1976/39' },
    'section 1',
    'section/1',
  ),
  scotsMoney: ukLaw(
    { title: 'Family Law (Scotland) Act 1985', path: 'ukpga/1985/37' },
    'sections 8 to 10',
    'section/9',
  ),
  scotsCohabit: ukLaw(SCOTS_2006, 'section 28', 'section/28'),
  scotsChild: ukLaw(
    { title: 'Children (Scotland) Act 1995', path: 'ukpga/1995/36' },
    'sections 1, 2 and 11',
    'section/11',
  ),
  scotsHome: ukLaw(
    { title: 'Matrimonial Homes (Family Protection) (Scotland) Act 1981', path: 'ukpga/1981/59' },
    'sections 1, 4 and 14',
    'section/1',
  ),
  niDivorce: ukLaw(
    { title: 'Matrimonial Causes (Northern Ireland) Order 1978', path: 'nisi/1978/1045' },
    'article 3',
    'article/3',
  ),
  niChild: ukLaw(
    { title: 'Children (Northern Ireland) Order 1995', path: 'nisi/1995/755' },
    'articles 3 and 8',
    'article/8',
  ),
  niProtection: ukLaw(
    {
      title: 'Family Homes and Domestic Violence (Northern Ireland) Order 1998',
      path: 'nisi/1998/1071',
    },
    'articles 20 and 23',
    'article/20',
  ),
} as const
