/** What people believe of squatters and of children left out of a will, put right. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK = {
  country: 'gb',
  checkedOn: '2026-11-23',
  checkBy: '2027-10-31',
  kinds: ['ENQUIRY'],
  kind: 'answer',
  verdict: 'do_this',
  rank: 2,
} satisfies Partial<Rule>

const SQUATTERS = [
  'squatter',
  'squatters',
  'squatting',
  'squatted',
  'people living in my empty house',
  'strangers living in my house',
  'broke in and live',
]

const A_HOME = [
  'house',
  'home',
  'flat',
  'property',
  'bungalow',
  'police',
  'remove',
  'get them out',
  'get rid',
  'rights',
  'legal',
  'crime',
  'illegal',
  'moved in',
]

/** Not land, a shop or a boundary, which have rules of their own. */
const OF_A_HOME = {
  not: [
    {
      says: [
        'adverse possession',
        'land registry',
        '12 years',
        '10 years',
        'fence',
        'boundary',
        'shop',
        'office',
        'warehouse',
        'pub',
        'field',
        'travellers',
      ],
    },
  ],
} satisfies Rule['when']

const LEFT_OUT = [
  'disinherit',
  'disinherited',
  'disinheriting',
  'cut out of',
  'cut me out',
  'cut them out',
  'left me out',
  'left out of',
  'leave nothing',
  'leave me nothing',
  'left me nothing',
  'left nothing',
  'leave them nothing',
  'leave my kids nothing',
  'out of his will',
  'out of her will',
  'out of the will',
  'out of my will',
  'legal rights',
  'not leave anything',
]

const HEIRS = [
  'will',
  'inherit',
  'inheritance',
  'estate',
  'children',
  'child',
  'son',
  'daughter',
  'kids',
  'dad',
  'mum',
  'mother',
  'father',
  'parent',
]

export const ENQUIRY_BELIEFS_HOME_AND_HEIRS: readonly Rule[] = [
  {
    ...ASK,
    id: 'gb.ask-home.squatters',
    nations: ['england', 'wales'],
    topics: ['housing', 'general', 'criminal', 'family', 'debt', 'consumer'],
    when: OF_A_HOME,
    asks: [SQUATTERS, A_HOME],
    says: 'Living as a squatter in a home is a crime in England and Wales. That holds even when nobody lived there, as after a death. Call the police on 101 and show that the home is yours; in danger call 999. Do not break in while they are inside: that can be a crime. A tenant who stays on is no squatter. If they do not act, ask the court for an interim possession order, within 28 days of learning of it.',
    authority: {
      title: 'Legal Aid, Sentencing and Punishment of Offenders Act 2012',
      provision:
        'section 144; Criminal Law Act 1977, section 6; Civil Procedure Rules, rule 55.21 (interim possession order)',
      url: 'https://www.legislation.gov.uk/ukpga/2012/10/section/144',
      inForceFrom: '2012-09-01',
    },
  },
  {
    ...ASK,
    id: 'gb.ask-home.squatters-scotland',
    nations: ['scotland'],
    topics: ['housing', 'general', 'criminal', 'family', 'debt', 'consumer'],
    when: OF_A_HOME,
    asks: [SQUATTERS, A_HOME],
    says: 'In Scotland it is a crime to live in someone’s home or on their land without leave. Call the police on 101 and show that it is yours; in danger call 999. If they do not act, a solicitor can ask the sheriff court to order the people out. Do not use force yourself, and do not cut off power or water.',
    authority: {
      title: 'Trespass (Scotland) Act 1865',
      provision: 'section 3',
      url: 'https://www.legislation.gov.uk/ukpga/Vict/28-29/56',
      inForceFrom: '1994-01-01',
    },
  },
  {
    ...ASK,
    id: 'gb.ask-family.left-out-scotland',
    nations: ['scotland'],
    topics: ['family', 'general', 'housing', 'consumer', 'employment', 'debt'],
    when: { not: [{ says: ['stepdad', 'stepmum', 'stepfather', 'stepmother'] }] },
    asks: [LEFT_OUT, HEIRS],
    says: 'In Scotland no will can leave a child with nothing, grown up or not. These “legal rights” give the children together half of the money and goods. It is a third if a husband, wife or civil partner is still alive. The house and land do not count. Tell the executor in writing that you claim. You then lose what the will gives you. Stepchildren have no such right. The claim ends after 20 years.',
    authority: {
      title: 'Legal rights of children, with Succession (Scotland) Act 1964',
      provision: 'sections 11 and 13; Prescription and Limitation (Scotland) Act 1973, section 7',
      url: 'https://www.gov.scot/publications/death-scotland-practical-advice-times-bereavement-revised-11th-edition-2016-9781786522726/pages/21/',
      inForceFrom: '1964-09-10',
    },
  },
  {
    ...ASK,
    id: 'gb.ask-family.left-out-england',
    nations: ['england', 'wales'],
    topics: ['family', 'general', 'housing', 'consumer', 'employment', 'debt'],
    rank: 4,
    when: { not: [{ says: ['no will', 'without a will', 'executor', 'forged', 'pressure'] }] },
    asks: [LEFT_OUT, HEIRS],
    says: 'In England and Wales a will may leave a child out. But even a grown child can ask a court for what they need to live on. So can a husband, wife, partner of two years, or anyone who depended on the person. It must be within six months of the grant of probate. Ask the Probate Registry to tell you of it. Grown children who manage well often get nothing. See a solicitor first: it can cost much.',
    authority: {
      title: 'Inheritance (Provision for Family and Dependants) Act 1975',
      provision: 'sections 1 to 4',
      url: 'https://www.legislation.gov.uk/ukpga/1975/63/section/1',
      inForceFrom: '1976-04-01',
    },
  },
]
