/** Letters that demand a domain name or the end of a page about a public office. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const LETTER = {
  ...CHECKED,
  kinds: ['CEASE_AND_DESIST', 'LETTER_BEFORE_CLAIM', 'OTHER', 'COPYRIGHT_INFRINGEMENT_LETTER'],
} satisfies Partial<Rule>

const DOMAIN = {
  says: ['domain name', 'domain names', 'domain registration', 'cybersquatting', 'cyberpiracy'],
}
/** A mere reminder to renew a domain makes no such demand. */
const DEMAND = {
  says: [
    'cease and desist',
    'cease',
    'trademark',
    'bad faith',
    'infringing',
    'infringement',
    'cybersquatting',
    'anticybersquatting',
    'transfer the domain',
  ],
}
const PAGE = {
  says: [
    'domain name',
    'web site',
    'website',
    'facebook page',
    'social media',
    'your posts',
    'your statements',
    'blog',
  ],
}
const PUBLIC_LAWYER = {
  says: [
    'township attorney',
    'city attorney',
    'county attorney',
    'town attorney',
    'village attorney',
    'borough attorney',
    'borough solicitor',
    'township solicitor',
    'municipal attorney',
    'corporation counsel',
    'school district',
    'police department',
  ],
}

export const DOMAIN_NAMES: readonly Rule[] = [
  {
    ...LETTER,
    id: 'us.domain.right-proof',
    kind: 'right',
    rank: 3,
    when: { all: [DOMAIN, DEMAND] },
    says: 'To take a domain name they must show a mark of their own and your bad faith, to profit from it. A page of honest comment, not for sale, speaks for you.',
    authority: {
      title: 'Anticybersquatting Consumer Protection Act (part of the Lanham Act)',
      provision: '15 U.S.C. 1125(d)',
      url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title15-section1125&num=0&edition=prelim',
      inForceFrom: '1999-11-29',
    },
  },
  {
    ...LETTER,
    id: 'us.domain.right-public-speech',
    kind: 'right',
    rank: 4,
    when: { all: [PUBLIC_LAWYER, PAGE] },
    says: 'A public office may not make you stop because it dislikes what you say. Speech on public matters is protected. Make clear on the page that it is not official.',
    authority: {
      title:
        'Constitution of the United States, First Amendment (New York Times v. Sullivan, 376 U.S. 254)',
      provision: 'First Amendment',
      url: 'https://constitution.congress.gov/constitution/amendment-1/',
      inForceFrom: '1964-03-09',
    },
  },
]
