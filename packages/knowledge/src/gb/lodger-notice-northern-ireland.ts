/** Notice to a lodger in Northern Ireland. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const PAPER = {
  ...CHECKED,
  kinds: ['EVICTION_NOTICE', 'OTHER'],
  papers: ['lodger_notice'],
} satisfies Partial<Rule>
const NI_GUIDE: Authority = {
  title: 'Housing Rights: advice on lodgers and licensees',
  provision: 'what notice a lodger gets',
  url: 'https://www.housingrights.org.uk',
  inForceFrom: '1978-10-01',
}
const NI_HOMELESS: Authority = {
  title: 'Housing (Northern Ireland) Order 1988',
  provision: 'articles 3 to 11',
  url: 'https://www.legislation.gov.uk/nisi/1988/1990/contents',
  inForceFrom: '1989-04-01',
}

export const LODGER_NOTICE_NORTHERN_IRELAND: readonly Rule[] = [
  {
    ...PAPER,
    nations: ['northern_ireland'],
    id: 'gb.lodger.ni-no-court',
    kind: 'fact',
    slot: 'reality_check',
    rank: 4,
    says: 'A lodger in the landlord’s own home has few rights to stay. It depends on your agreement: Housing Rights checks it for free.',
    authority: NI_GUIDE,
  },
  {
    ...PAPER,
    nations: ['northern_ireland'],
    id: 'gb.lodger.ni-right-notice',
    kind: 'right',
    rank: 4,
    says: 'You get the notice in your agreement. If it names none, it must be a fair time.',
    authority: NI_GUIDE,
  },
  {
    ...PAPER,
    nations: ['northern_ireland'],
    id: 'gb.lodger.ni-right-help',
    kind: 'right',
    rank: 5,
    says: 'If you may have no home within 28 days, the Housing Executive must look into it and help you.',
    authority: NI_HOMELESS,
  },
  {
    ...PAPER,
    nations: ['northern_ireland'],
    id: 'gb.lodger.ni-step',
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'Call the Housing Executive today and say that you may lose your room. Ask Housing Rights to check the notice.',
    authority: NI_HOMELESS,
  },
  {
    ...PAPER,
    nations: ['northern_ireland'],
    id: 'gb.lodger.ni-option-time',
    kind: 'option',
    option: 'negotiate',
    rank: 3,
    says: 'Name a day on which you can go, and offer to pay until then. Ask for the answer in writing.',
    title: 'Ask for more time',
    cost: 'The rent for the extra days.',
    time: 'One message now.',
    risk: 'The landlord may say no.',
    bestFor: 'You get on with the landlord and need some weeks.',
    authority: NI_GUIDE,
  },
]
