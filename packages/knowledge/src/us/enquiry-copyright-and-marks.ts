/** Questions about claims over pictures, posts and names. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { ASK_AS_BUYER, ASK_TILL_JUNE, ASK_TILL_OCTOBER } from './answers-in-common.ts'
import { usc } from './cite-law.ts'

const COPYRIGHT: Authority = {
  ...usc({ title: 17, section: '411', name: 'Copyright Act', from: '2020-12-27' }),
  provision: '17 U.S.C. 411 (registration before a lawsuit), 507 and 1501 to 1511 (Claims Board)',
}

export const ENQUIRY_COPYRIGHT_AND_MARKS: readonly Rule[] = [
  {
    ...ASK_AS_BUYER,
    id: 'us.ask-consumer.copyright',
    rank: 14,
    asks: [
      ['copyright', 'getty', 'image license', 'used a photo', 'used a picture', 'torrent', 'dmca'],
      ['letter', 'demand', 'pay', 'sue', 'scared', 'what do i do', 'real', 'settle', 'notice'],
    ],
    verdict: 'do_this',
    says: 'Take the work down and keep a copy. Ask for proof of ownership and registration before you pay. Court or Copyright Claims Board papers have a date that you must keep.',
    authority: COPYRIGHT,
  },
  {
    ...ASK_TILL_OCTOBER,
    id: 'us.ask-everyday.mark-letter',
    kind: 'answer',
    rank: 9,
    topics: ['general', 'consumer', 'debt'],
    checkedOn: '2026-11-22',
    when: {
      not: [
        {
          says: [
            'using my name',
            'using our name',
            'using my business name',
            'copied my',
            'copying my',
            'copied our',
            'copying us',
            'can i send',
          ],
        },
      ],
    },
    asks: [
      ['cease and desist', 'trademark', 'trade mark'],
      [
        'business name',
        'shop name',
        'company name',
        'my small business',
        'brand name',
        'our name',
        'my name',
        'logo',
        'etsy',
        'infringe',
        'infringement',
      ],
    ],
    verdict: 'do_this',
    says: 'Do not ignore it, and sign nothing in haste. Only a court can order you to stop. It counts who used the name first, where, for what, and if buyers could mix them up. Search uspto.gov, save proof of your first use, and ask a lawyer.',
    authority: {
      title: 'Lanham Act (trademarks)',
      provision: '15 U.S.C. 1114, 1115(b) and 1125',
      url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title15-section1125&num=0&edition=prelim',
      inForceFrom: '1989-11-16',
    },
  },
  {
    ...ASK_TILL_JUNE,
    id: 'us.ask-everyday.takedown',
    kind: 'answer',
    rank: 12,
    verdict: 'do_this',
    asks: [
      [
        'youtube',
        'instagram',
        'facebook',
        'tiktok',
        'etsy',
        'video',
        'channel',
        'account',
        'website',
        'post',
      ],
      ['copyright', 'dmca', 'takedown', 'copyright strike'],
    ],
    says: 'Ask the site for a copy of the complaint. If it was a mistake or you had leave, send a counter-notice. It mostly goes back up in 10 to 14 business days.',
    authority: {
      title: 'Digital Millennium Copyright Act (DMCA)',
      provision: '17 U.S.C. 512(c), 512(f) and 512(g)',
      url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title17-section512&num=0&edition=prelim',
      inForceFrom: '1998-10-28',
    },
  },
]
