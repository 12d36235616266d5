/** Letters and lawsuits over files shared on the internet. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const SWARM = {
  title:
    'Copyright Act; who is liable for shared files (Cobbler Nevada, LLC v. Gonzales, 901 F.3d 1142 (9th Cir. 2018))',
  provision: '17 U.S.C. 501, 504(c), 507(b) and 512(i)',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title17-section512&num=0&edition=prelim',
  inForceFrom: '2018-08-27',
}

const CABLE = {
  title:
    'Cable Communications Policy Act (your subscriber data); Federal Rules of Civil Procedure, Rule 45',
  provision: '47 U.S.C. 551(c)(2); Rule 45(d)(3) (motion to quash)',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title47-section551&num=0&edition=prelim',
  inForceFrom: '1984-12-29',
}

const SWARMS = {
  ...CHECKED,
  kinds: ['COPYRIGHT_INFRINGEMENT_LETTER', 'OTHER', 'COURT_CLAIM', 'ENQUIRY'],
  when: {
    all: [
      {
        says: [
          'bittorrent',
          'torrent',
          'peer-to-peer',
          'ip address',
          'file sharing',
          'internet connection was used',
          'your account was used',
        ],
      },
      { says: ['copyright', 'copyrighted', 'infringement', 'film', 'films', 'movie'] },
    ],
  },
} satisfies Partial<Rule>

const NAMED = {
  ...CHECKED,
  kinds: ['COPYRIGHT_INFRINGEMENT_LETTER', 'OTHER', 'COURT_CLAIM'],
  when: {
    all: [
      { says: ['subpoena', 'quash', 'john doe', 'identify you', 'name and address'] },
      { says: ['subscriber', 'internet', 'ip address'] },
    ],
  },
} satisfies Partial<Rule>

export const FILE_SHARING: readonly Rule[] = [
  {
    ...SWARMS,
    id: 'us.swarm.right-who',
    kind: 'right',
    rank: 5,
    says: 'To pay for an internet line is not proof that you copied. The owner must show that you did it, or knew and helped.',
    authority: SWARM,
  },
  {
    ...NAMED,
    id: 'us.swarm.right-quash',
    kind: 'right',
    rank: 4,
    says: 'Your internet firm must tell you before it gives your name under a court order. You can ask that court to stop it by the date in the letter.',
    authority: CABLE,
  },
]
