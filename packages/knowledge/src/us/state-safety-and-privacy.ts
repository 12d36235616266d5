/** Stalking, intimate images and recordings of talks, by state. */
import type { Rule } from '@plainletter/contracts/rule'

import { stateRows } from './state-table.ts'
import type { Cells } from './state-table.ts'

const STALKS = {
  kinds: ['ENQUIRY'],
  when: {
    any: [
      {
        says: [
          'restraining order',
          'protective order',
          'order of protection',
          'stalking',
          'stalks me',
          'stalker',
          'harassing me',
          'won’t leave me alone',
          "won't leave me alone",
          'threatens me',
          'threatened me',
          'hit me and',
          'abusive',
          'abuse',
          'texts a day',
          'waits outside',
        ],
      },
    ],
    not: [{ says: ['debt collector', 'collector', 'landlord', 'hit me from behind'] }],
  },
  rank: 3,
} satisfies Partial<Rule>
const NUDES = {
  kinds: ['ENQUIRY'],
  when: {
    any: [
      {
        says: [
          'intimate images',
          'private pictures',
          'private photos',
          'nude',
          'nudes',
          'explicit photos',
          'explicit pictures',
          'revenge porn',
          'sextortion',
          'naked',
        ],
      },
    ],
  },
  rank: 4,
} satisfies Partial<Rule>
const TAPES = {
  kinds: ['ENQUIRY'],
  when: {
    all: [
      { says: ['record', 'recorded', 'recording', 'camera', 'cameras', 'audio'] },
      {
        says: [
          'call',
          'calls',
          'conversation',
          'conversations',
          'meeting',
          'neighbor',
          'boss',
          'without my consent',
          'without permission',
          'secretly',
          'landlord',
          'phone',
        ],
      },
    ],
    not: [{ says: ['criminal record', 'credit record', 'medical record', 'public record'] }],
  },
  rank: 4,
} satisfies Partial<Rule>

const STALKING: Cells = {
  AZ: {
    says: 'a court can order someone to stay away, mostly for free and the same day. Stalking is a crime',
    law: 'A.R.S. 13-3602, 12-1809 and 13-2923',
  },
  CA: {
    says: 'a court can order someone to stay away, mostly for free and the same day. Stalking is a crime',
    law: 'Family Code 6200 to 6409; Code of Civil Procedure 527.6; Penal Code 646.9',
  },
  FL: {
    says: 'a court can order someone to stay away, mostly for free and the same day. Stalking is a crime',
    law: 'Florida Statutes 741.30, 784.0485 and 784.048',
  },
  GA: {
    says: 'a court can order someone to stay away, mostly for free and the same day. Stalking is a crime',
    law: 'O.C.G.A. 19-13-1 to 19-13-6 and 16-5-90 to 16-5-94',
  },
  IL: {
    says: 'a court can order someone to stay away, mostly for free and the same day. Stalking is a crime',
    law: 'Domestic Violence Act, 750 ILCS 60; Stalking No Contact Order Act, 740 ILCS 21',
  },
  MA: {
    says: 'a court can order someone to stay away, mostly for free and the same day. Stalking is a crime',
    law: 'M.G.L. c. 209A and c. 258E; c. 265, s. 43',
  },
  MI: {
    says: 'a court can order someone to stay away, mostly for free and the same day. Stalking is a crime',
    law: 'MCL 600.2950, 600.2950a and 750.411h',
  },
  NC: {
    says: 'a court can order someone to stay away, mostly for free and the same day. Stalking is a crime',
    law: 'N.C.G.S. chapters 50B and 50C; 14-277.3A',
  },
  NJ: {
    says: 'a court can order someone to stay away, mostly for free and the same day. Stalking is a crime',
    law: 'Prevention of Domestic Violence Act, N.J.S.A. 2C:25-17 to 2C:25-35; 2C:12-10',
  },
  NY: {
    says: 'a court can order someone to stay away, mostly for free and the same day. Stalking is a crime',
    law: 'Family Court Act 812 and 842; Penal Law 120.45',
  },
  OH: {
    says: 'a court can order someone to stay away, mostly for free and the same day. Stalking is a crime',
    law: 'Ohio Revised Code (R.C., ORC) 3113.31, 2903.211 and 2903.214',
  },
  PA: {
    says: 'a court can order someone to stay away, mostly for free and the same day. Stalking is a crime',
    law: 'Protection From Abuse Act, 23 Pa.C.S. 6101 to 6122; 42 Pa.C.S. 62A01; 18 Pa.C.S. 2709.1',
  },
  TX: {
    says: 'a court can order someone to stay away, mostly for free and the same day. Stalking is a crime',
    law: 'Texas Family Code chapters 71 to 85; Code of Criminal Procedure chapter 7B; Penal Code 42.072',
  },
  VA: {
    says: 'a court can order someone to stay away, mostly for free and the same day. Stalking is a crime',
    law: 'Va. Code 19.2-152.8 to 19.2-152.10, 16.1-279.1 and 18.2-60.3',
  },
  WA: {
    says: 'a court can order someone to stay away, mostly for free and the same day. Stalking is a crime',
    law: 'RCW 7.105 and 9A.46.110',
  },
}

const IMAGES: Cells = {
  AZ: {
    says: 'to share intimate pictures without consent is a crime, and you can mostly sue',
    law: 'A.R.S. 13-1425',
  },
  CA: {
    says: 'to share intimate pictures without consent is a crime, and you can mostly sue',
    law: 'Penal Code 647(j)(4); Civil Code 1708.85',
  },
  FL: {
    says: 'to share intimate pictures without consent is a crime, and you can mostly sue',
    law: 'Florida Statutes 784.049',
  },
  GA: {
    says: 'to share intimate pictures without consent is a crime, and you can mostly sue',
    law: 'O.C.G.A. 16-11-90',
  },
  IL: {
    says: 'to share intimate pictures without consent is a crime, and you can mostly sue',
    law: '720 ILCS 5/11-23.5; 740 ILCS 190',
  },
  MA: {
    says: 'to share intimate pictures without consent is a crime, and you can mostly sue',
    law: 'M.G.L. c. 265, s. 43A',
  },
  MI: {
    says: 'to share intimate pictures without consent is a crime, and you can mostly sue',
    law: 'MCL 750.145e and 750.145f',
  },
  NC: {
    says: 'to share intimate pictures without consent is a crime, and you can mostly sue',
    law: 'N.C.G.S. 14-190.5A',
  },
  NJ: {
    says: 'to share intimate pictures without consent is a crime, and you can mostly sue',
    law: 'N.J.S.A. 2C:14-9 and 2A:58D-1',
  },
  NY: {
    says: 'to share intimate pictures without consent is a crime, and you can mostly sue',
    law: 'Penal Law 245.15; Civil Rights Law 52-b',
  },
  OH: {
    says: 'to share intimate pictures without consent is a crime, and you can mostly sue',
    law: 'Ohio Revised Code (R.C., ORC) 2917.211 and 2307.66',
  },
  PA: {
    says: 'to share intimate pictures without consent is a crime, and you can mostly sue',
    law: '18 Pa.C.S. 3131; 42 Pa.C.S. 8316.1',
  },
  TX: {
    says: 'to share intimate pictures without consent is a crime, and you can mostly sue',
    law: 'Texas Penal Code 21.16; Civil Practice and Remedies Code chapter 98B',
  },
  VA: {
    says: 'to share intimate pictures without consent is a crime, and you can mostly sue',
    law: 'Va. Code 18.2-386.2 and 8.01-40.4',
  },
  WA: {
    says: 'to share intimate pictures without consent is a crime, and you can mostly sue',
    law: 'RCW 9A.86.010 and 7.110',
  },
}

const RECORDINGS: Cells = {
  AZ: {
    says: 'you may mostly record a talk that you take part in. To record others in secret is a crime',
    law: 'A.R.S. 13-3005 and 13-3012',
  },
  CA: {
    says: 'to record a private talk, all who take part must mostly agree',
    law: 'Penal Code 632 and 637.2',
  },
  FL: {
    says: 'to record a private talk, all who take part must mostly agree',
    law: 'Florida Statutes 934.03 and 934.10',
  },
  GA: {
    says: 'you may mostly record a talk that you take part in. To record others in secret is a crime',
    law: 'O.C.G.A. 16-11-62 and 16-11-66',
  },
  IL: {
    says: 'to record a private talk, all who take part must mostly agree',
    law: '720 ILCS 5/14-2',
  },
  MA: {
    says: 'to record a private talk, all who take part must mostly agree',
    law: 'M.G.L. c. 272, s. 99',
  },
  MI: {
    says: 'you may mostly record a talk that you take part in. To record others in secret is a crime',
    law: 'MCL 750.539c',
  },
  NC: {
    says: 'you may mostly record a talk that you take part in. To record others in secret is a crime',
    law: 'N.C.G.S. 15A-287',
  },
  NJ: {
    says: 'you may mostly record a talk that you take part in. To record others in secret is a crime',
    law: 'N.J.S.A. 2A:156A-3 and 2A:156A-4',
  },
  NY: {
    says: 'you may mostly record a talk that you take part in. To record others in secret is a crime',
    law: 'Penal Law 250.00 and 250.05',
  },
  OH: {
    says: 'you may mostly record a talk that you take part in. To record others in secret is a crime',
    law: 'Ohio Revised Code (R.C., ORC) 2933.52',
  },
  PA: {
    says: 'to record a private talk, all who take part must mostly agree',
    law: 'Wiretap Act, 18 Pa.C.S. 5703, 5704 and 5725',
  },
  TX: {
    says: 'you may mostly record a talk that you take part in. To record others in secret is a crime',
    law: 'Texas Penal Code 16.02',
  },
  VA: {
    says: 'you may mostly record a talk that you take part in. To record others in secret is a crime',
    law: 'Va. Code 19.2-62',
  },
  WA: {
    says: 'to record a private talk, all who take part must mostly agree',
    law: 'RCW 9.73.030 and 9.73.060',
  },
}

export const STATE_SAFETY_AND_PRIVACY: readonly Rule[] = [
  ...stateRows('stalking', STALKING, STALKS),
  ...stateRows('images', IMAGES, NUDES),
  ...stateRows('recording', RECORDINGS, TAPES),
]
