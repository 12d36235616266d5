/** Letters and lawsuits over files shared on the internet. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const SWARM = {
  title:
    'Copyright Act; who is liable for shared files (Cobbler Nevada, LLC v. Gonzales, 901 F.3d 1142 (9th Cir. 2018))',
  provision: '17 U.S.C. 106, 501, 504(c), 507(b) and 512(i)',
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

/** A notice that an internet provider passed on: the sender knows an address on the net, and no name. */
const PASSED_ON = {
  ...SWARMS,
  checkedOn: '2026-11-23',
  kinds: ['COPYRIGHT_INFRINGEMENT_LETTER', 'OTHER'],
  when: {
    all: [
      ...SWARMS.when.all,
      {
        says: [
          'forwarded by your internet',
          'forwarded by your isp',
          'internet service account',
          'holder of the internet',
          'account holder',
          'your internet provider',
          'internet service provider',
          'your isp',
          'we have received a notice',
          'received a notification',
          'notice we received',
        ],
      },
    ],
    not: [{ says: ['subpoena', 'quash', 'summons', 'complaint was filed'] }],
  },
} satisfies Partial<Rule>

const UNKNOWN = {
  title:
    'Digital Millennium Copyright Act (DMCA) and Cable Communications Policy Act; no name without a lawsuit (RIAA v. Verizon Internet Services, 351 F.3d 1229 (D.C. Cir. 2003))',
  provision: '17 U.S.C. 512(h); 47 U.S.C. 551(c)(2)',
  url: CABLE.url,
  inForceFrom: '1998-10-28',
}

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
  {
    ...SWARMS,
    checkedOn: '2026-11-23',
    kinds: ['COPYRIGHT_INFRINGEMENT_LETTER', 'OTHER'],
    id: 'us.swarm.know-sums',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 5,
    says: 'Only the owner may copy or share a film. In a lawsuit a judge can set $750 to $30,000 for one work, and more if it was on purpose.',
    authority: SWARM,
  },
  {
    ...PASSED_ON,
    id: 'us.swarm.step-silent',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Do not open the settlement page or answer yet: it tells them who you are. Stop all sharing, lock your wi-fi and keep this notice. Ask a lawyer first.',
    authority: UNKNOWN,
  },
  {
    ...CHECKED,
    checkedOn: '2026-11-23',
    kinds: ['ENQUIRY'],
    topics: ['consumer', 'criminal', 'debt', 'general'],
    id: 'us.swarm.ask-notice',
    kind: 'answer',
    rank: 2,
    when: { not: [{ says: ['etsy', 'youtube', 'photo', 'my song', 'my channel', 'my music'] }] },
    asks: [
      [
        'torrent',
        'torrents',
        'torrenting',
        'torrented',
        'bittorrent',
        'utorrent',
        'ip address',
        'peer-to-peer',
        'file sharing',
        'pirated',
        'pirating',
        'piracy',
        'downloaded a movie',
        'downloading a movie',
        'downloaded movies',
        'downloading movies',
        'downloaded a film',
        'strike 3',
        'internet provider',
        'internet company',
        'isp',
        'comcast',
        'xfinity',
        'spectrum',
        'cox',
        'verizon',
      ],
      [
        'copyright',
        'infringement',
        'infringing',
        'dmca',
        'piracy',
        'movie',
        'movies',
        'film',
        'settlement',
      ],
      [
        'letter',
        'email',
        'notice',
        'notices',
        'subpoena',
        'sue',
        'sued',
        'lawsuit',
        'settle',
        'settlement',
        'respond',
        'reply',
        'ignore',
        'trouble',
        'fined',
      ],
    ],
    verdict: 'do_this',
    says: 'Do not click the settlement link or answer yet. Mostly they know only an IP address, and a reply gives them your name. Your provider mostly names you only after a court order, and must tell you first. To pay for the line does not prove that you copied. Stop all sharing, lock your wi-fi and keep the notice. If a subpoena or court papers come, act by their date, with a lawyer.',
    authority: {
      ...SWARM,
      title: `${SWARM.title}; Cable Communications Policy Act`,
      provision: '17 U.S.C. 501, 504(c) and 512(h); 47 U.S.C. 551(c)(2)',
    },
  },
]
