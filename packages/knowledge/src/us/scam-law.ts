/** False prizes, false rescue from foreclosure, and the federal law that every scam breaks. */
import type { Rule } from '@plainletter/contracts/rule'

const RESCUE = {
  country: 'us',
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
  kinds: ['SCAM_LETTER', 'OTHER', 'DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
  topics: ['housing', 'debt', 'consumer'],
  when: {
    all: [
      {
        says: [
          'foreclosure relief',
          'foreclosure help',
          'stop foreclosure',
          'stop your foreclosure',
          'save your home',
          'mortgage relief',
          'mortgage assistance',
          'loan modification',
          'sheriff sale',
          'foreclosure rescue',
          'homeowner relief',
        ],
      },
      {
        says: [
          'processing fee',
          'upfront fee',
          'up-front fee',
          'one-time fee',
          'stop making payments',
          'stop paying your',
          'send your payments to us',
          'do not talk to your',
          'do not contact your',
          'pre-approved',
          'guarantee',
          'guaranteed',
          'act now',
          'expires in',
        ],
      },
    ],
    not: [{ says: ['you may be eligible for loss mitigation', 'error resolution'] }],
  },
} satisfies Partial<Rule>

const PRIZE = {
  country: 'us',
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
  kinds: ['SCAM_LETTER', 'OTHER'],
  topics: ['consumer'],
  when: {
    all: [
      { says: ['winner', 'prize', 'sweepstakes', 'lottery', 'jackpot', 'you have won', 'you won'] },
      {
        says: [
          'claim',
          'congratulations',
          'processing fee',
          'winner code',
          'release fee',
          'gift card',
          'pay the tax',
          'taxes on',
        ],
      },
    ],
  },
} satisfies Partial<Rule>

const SCAM = {
  country: 'us',
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
  kinds: ['SCAM_LETTER'],
  topics: ['consumer'],
} satisfies Partial<Rule>

const LAW_1 = {
  title: 'Mortgage Assistance Relief Services Rule (MARS, Regulation O, 12 CFR Part 1015)',
  provision: '12 CFR 1015.3 to 1015.5',
  url: 'https://www.ecfr.gov/current/title-12/section-1015.3',
  inForceFrom: '2011-12-30',
}
const LAW_2 = {
  title: 'State foreclosure consultant laws',
  provision:
    'for example California Civil Code 2945, New York Real Property Law (RPL) 265-b, Illinois 765 ILCS 940, Minnesota Statutes 325N',
  url: 'https://consumer.ftc.gov/articles/mortgage-relief-scams',
  inForceFrom: '2010-01-01',
}
const LAW_3 = {
  title: 'FTC Act, section 5 (Federal Trade Commission Act: unfair or deceptive acts)',
  provision: '15 U.S.C. 45',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title15-section45&num=0&edition=prelim',
  inForceFrom: '1938-03-21',
}
const LAW_4 = {
  title: 'Deceptive Mail Prevention and Enforcement Act (prize and sweepstakes mailings)',
  provision: '39 U.S.C. 3001(k)',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title39-section3001&num=0&edition=prelim',
  inForceFrom: '2000-04-12',
}

export const SCAM_LAW: readonly Rule[] = [
  {
    ...RESCUE,
    id: 'us.rescue.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    kinds: ['OTHER'],
    says: 'They want money, or your mortgage payments, for a promise to stop foreclosure. This is a common trick on home owners.',
    authority: LAW_1,
  },
  {
    ...RESCUE,
    id: 'us.rescue.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    kinds: ['OTHER', 'SCAM_LETTER'],
    says: 'No firm can promise to stop a foreclosure. Help from a HUD-approved counselor is free.',
    authority: LAW_2,
  },
  {
    ...RESCUE,
    id: 'us.rescue.right-no-fee',
    kind: 'right',
    rank: 3,
    says: 'A firm that offers mortgage relief may not take a fee before you sign a written offer of help from your lender.',
    authority: LAW_1,
  },
  {
    ...RESCUE,
    id: 'us.rescue.right-talk',
    kind: 'right',
    rank: 5,
    says: 'No one may tell you to stop talking to your lender. It also must warn you that you can lose your home if you stop paying.',
    authority: LAW_1,
  },
  {
    ...RESCUE,
    id: 'us.rescue.right-deception',
    kind: 'right',
    rank: 7,
    says: 'False promises in trade break federal law. You can report them at reportfraud.ftc.gov.',
    authority: LAW_3,
  },
  {
    ...RESCUE,
    id: 'us.rescue.right-state',
    kind: 'right',
    rank: 9,
    says: 'Many states have laws on foreclosure consultants. They often let you cancel and bar fees in advance.',
    authority: LAW_2,
  },
  {
    ...RESCUE,
    id: 'us.rescue.step',
    kind: 'step',
    list: 'first',
    rank: 2,
    says: 'Pay nothing and sign nothing. Call your mortgage company on the number of your statement, and a HUD counselor at 888-995-4673.',
    authority: LAW_1,
  },
  {
    ...RESCUE,
    id: 'us.rescue.option',
    kind: 'option',
    option: 'get_help',
    rank: 5,
    title: 'Get free help and report it',
    cost: 'Free',
    time: 'Today',
    risk: 'None.',
    bestFor: 'You are behind on the mortgage.',
    says: 'Get free help from a HUD-approved counselor and report the offer.',
    authority: LAW_2,
  },
  {
    ...PRIZE,
    id: 'us.prize.right-mail',
    kind: 'right',
    rank: 4,
    says: 'A real prize is free. Mail about prizes must say that no purchase is needed and what your chances are.',
    authority: LAW_4,
  },
  {
    ...PRIZE,
    id: 'us.prize.right-call',
    kind: 'right',
    rank: 8,
    says: 'A caller must tell you that you pay nothing to win a prize. You can report a caller who asks for money.',
    authority: {
      title: 'Telemarketing Sales Rule (TSR)',
      provision: '16 CFR 310.3 and 310.4',
      url: 'https://www.ecfr.gov/current/title-16/section-310.3',
      inForceFrom: '1995-12-31',
    },
  },
  {
    ...PRIZE,
    id: 'us.prize.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 6,
    says: 'You cannot win a draw that you never entered. Real prize firms never ask for money or codes first.',
    authority: LAW_4,
  },
  {
    ...PRIZE,
    id: 'us.prize.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    kinds: ['OTHER'],
    says: 'They want you to open their site or pay a fee for a prize that is not there.',
    authority: LAW_4,
  },
  {
    ...PRIZE,
    id: 'us.prize.step',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Do not open the link and do not enter a code. Delete it, and report it to the FTC.',
    authority: LAW_4,
  },
  {
    ...SCAM,
    id: 'us.scam.right-fraud-crime',
    kind: 'right',
    rank: 12,
    says: 'Cheating people by phone, text, email or web is a federal crime (wire fraud). You did nothing wrong. Report it at ic3.gov.',
    authority: {
      title: 'Federal crimes of mail and wire fraud',
      provision: '18 U.S.C. 1341 and 1343',
      url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title18-section1343&num=0&edition=prelim',
      inForceFrom: '1952-07-16',
    },
  },
  {
    ...SCAM,
    id: 'us.scam.right-mail-fraud',
    kind: 'right',
    rank: 13,
    when: {
      any: [
        {
          says: [
            'mail',
            'mailed',
            'postage',
            'envelope',
            'p.o. box',
            'po box',
            'cashier’s check',
            "cashier's check",
            'money order',
            'postal',
          ],
        },
      ],
    },
    says: 'Cheating people by post is a federal crime (mail fraud). Report it to the Postal Inspection Service at uspis.gov.',
    authority: {
      title: 'Federal crime of mail fraud',
      provision: '18 U.S.C. 1341',
      url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title18-section1341&num=0&edition=prelim',
      inForceFrom: '1948-09-01',
    },
  },
  {
    ...SCAM,
    id: 'us.scam.right-impersonation',
    kind: 'right',
    rank: 24,
    says: 'It breaks a federal rule to pose as a public office or a known firm to get money.',
    authority: {
      title:
        'FTC Impersonation Rule (government and business impersonation) and Telemarketing Sales Rule (TSR)',
      provision: '16 CFR 461.2 and 461.3; for calls 16 CFR 310.3 and 310.4',
      url: 'https://www.ecfr.gov/current/title-16/section-461.2',
      inForceFrom: '2024-04-01',
    },
  },
  {
    ...SCAM,
    id: 'us.scam.right-ftc-act',
    kind: 'right',
    rank: 26,
    says: 'Deceptive acts in trade are against the law. Report them at reportfraud.ftc.gov.',
    authority: LAW_3,
  },
]
