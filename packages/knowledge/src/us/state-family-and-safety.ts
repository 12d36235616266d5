/** Heirs, custody, old convictions, stalking, images and recordings, by state. */
import type { Rule } from '@plainletter/contracts/rule'

import { OTHER_OLD_RECORDS } from './old-records-by-state.ts'
import { stateRows } from './state-table.ts'
import type { Cells } from './state-table.ts'

const RECORDS = {
  kinds: ['ENQUIRY'],
  when: {
    any: [
      {
        says: [
          'expunge',
          'expunged',
          'expungement',
          'seal my record',
          'sealed',
          'off my record',
          'clear my record',
          'criminal record',
          'background check',
          'old conviction',
          'misdemeanor',
        ],
      },
    ],
  },
  rank: 4,
} satisfies Partial<Rule>
const HEIRS = {
  kinds: ['ENQUIRY', 'OTHER'],
  when: {
    any: [
      {
        says: [
          'died',
          'passed away',
          'without a will',
          'inheritance',
          'inherit',
          'probate',
          'executor',
          'estate',
          'my late',
        ],
      },
    ],
    not: [{ says: ['real estate', 'estate agent'] }],
  },
  rank: 4,
} satisfies Partial<Rule>
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
const VISITS = {
  kinds: ['ENQUIRY'],
  when: {
    any: [
      {
        says: [
          'custody',
          'visitation',
          'parenting time',
          'see my daughter',
          'see my son',
          'see our daughter',
          'see our son',
          'see my kids',
          'see my kid',
          'see my child',
          'see my children',
          'see his kids',
          'see her kids',
          'court ordered visits',
          'see our kids',
          'my weekends',
          'keep my kids',
          'keeps my kids',
          'take my kids',
        ],
      },
    ],
    not: [{ says: ['police custody'] }],
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

const OLD_RECORDS: Cells = {
  AR: {
    says: 'most misdemeanors and some felonies can be sealed once the sentence is done and all is paid. So can cases that were dropped',
    law: 'Comprehensive Criminal Record Sealing Act, Ark. Code 16-90-1401 to 16-90-1419',
  },
  GA: {
    says: 'up to two misdemeanors in your life can be hidden four years after the sentence, and dropped cases too. A felony needs a pardon first',
    law: 'O.C.G.A. 35-3-37',
  },
  IA: {
    says: 'dropped cases can be cleared after 180 days, and one misdemeanor in your life after eight years. Felonies mostly stay',
    law: 'Iowa Code 901C.2 and 901C.3',
  },
  ID: {
    says: 'cases that ended without a conviction can mostly be cleared. Once in your life a small crime without violence can be hidden, five years after the sentence',
    law: 'Idaho Code 19-2604, 67-3004(10) and 67-3004(11) (Clean Slate Act)',
  },
  IN: {
    says: 'many old convictions, and cases that were dropped, can be cleared after some years. For convictions you can mostly ask only once in your life',
    law: 'Ind. Code 35-38-9-1 to 35-38-9-11',
  },
  ME: {
    says: 'most of the smallest crimes (Class E) can be sealed four years after the sentence, if you ask the court. Other crimes mostly stay',
    law: '15 M.R.S. 2261 to 2269',
  },
  MS: {
    says: 'dropped cases and a first misdemeanor can be cleared. So can one felony in your life, mostly five years after the sentence',
    law: 'Miss. Code 99-19-71',
  },
  AZ: {
    says: 'many old or small convictions, and cases that were dropped, can be cleared or sealed after some years',
    law: 'A.R.S. 13-905 and 13-911',
  },
  CA: {
    says: 'many old or small convictions, and cases that were dropped, can be cleared or sealed after some years',
    law: 'Penal Code 851.91, 1203.4, 1203.425, and 11120 to 11127 (to see and correct your own record at the DOJ)',
  },
  FL: {
    says: 'many old or small convictions, and cases that were dropped, can be cleared or sealed after some years',
    law: 'Florida Statutes 943.0585 and 943.059',
  },
  IL: {
    says: 'many old or small convictions, and cases that were dropped, can be cleared or sealed after some years',
    law: 'Criminal Identification Act, 20 ILCS 2630/5.2',
  },
  MA: {
    says: 'many old or small convictions, and cases that were dropped, can be cleared or sealed after some years',
    law: 'M.G.L. c. 276, ss. 100A to 100K',
  },
  MI: {
    says: 'many old or small convictions, and cases that were dropped, can be cleared or sealed after some years',
    law: 'Clean Slate, MCL 780.621 to 780.624',
  },
  NC: {
    says: 'many old or small convictions, and cases that were dropped, can be cleared or sealed after some years',
    law: 'N.C.G.S. 15A-145.5 and 15A-146',
  },
  NJ: {
    says: 'many old or small convictions, and cases that were dropped, can be cleared or sealed after some years',
    law: 'N.J.S.A. 2C:52-2 to 2C:52-5.4',
  },
  NY: {
    says: 'many old or small convictions, and cases that were dropped, can be cleared or sealed after some years',
    law: 'Criminal Procedure Law 160.57 (Clean Slate Act) and 160.59',
  },
  OH: {
    says: 'many old or small convictions, and cases that were dropped, can be cleared or sealed after some years',
    law: 'Ohio Revised Code (R.C., ORC) 2953.31 to 2953.34',
  },
  PA: {
    says: 'many old or small convictions, and cases that were dropped, can be cleared or sealed after some years',
    law: 'Clean Slate, 18 Pa.C.S. 9122, 9122.1 and 9122.2',
  },
  TX: {
    says: 'many old or small convictions, and cases that were dropped, can be cleared or sealed after some years',
    law: 'Texas Code of Criminal Procedure chapter 55A; Government Code 411.0725',
  },
  VA: {
    says: 'many old or small convictions, and cases that were dropped, can be cleared or sealed after some years',
    law: 'Va. Code 19.2-392.2 and 19.2-392.12',
  },
  WA: {
    says: 'many old or small convictions, and cases that were dropped, can be cleared or sealed after some years',
    law: 'RCW 9.96.060 and 9.94A.640',
  },
}

const HEIR_SHARES: Cells = {
  AZ: {
    says: 'without a will, state law sets the shares of husband or wife and children. A court names who deals with the estate and must account for it',
    law: 'A.R.S. 14-2102 and 14-2103 (intestate succession)',
  },
  CA: {
    says: 'without a will, state law sets the shares of husband or wife and children. A court names who deals with the estate and must account for it',
    law: 'Probate Code 6400 to 6402 and 13100',
  },
  FL: {
    says: 'without a will, state law sets the shares of husband or wife and children. A court names who deals with the estate and must account for it',
    law: 'Florida Probate Code, Florida Statutes 732.102, 732.103 and 735.301',
  },
  GA: {
    says: 'without a will, state law sets the shares of husband or wife and children. A court names who deals with the estate and must account for it',
    law: 'O.C.G.A. 53-2-1 (intestate succession)',
  },
  IL: {
    says: 'without a will, state law sets the shares of husband or wife and children. A court names who deals with the estate and must account for it',
    law: 'Probate Act, 755 ILCS 5/2-1',
  },
  MA: {
    says: 'without a will, state law sets the shares of husband or wife and children. A court names who deals with the estate and must account for it',
    law: 'M.G.L. c. 190B, ss. 2-102 and 2-103',
  },
  MI: {
    says: 'without a will, state law sets the shares of husband or wife and children. A court names who deals with the estate and must account for it',
    law: 'Estates and Protected Individuals Code (EPIC), MCL 700.2102 and 700.2103',
  },
  NC: {
    says: 'without a will, state law sets the shares of husband or wife and children. A court names who deals with the estate and must account for it',
    law: 'Intestate Succession Act, N.C.G.S. 29-14 and 29-15',
  },
  NJ: {
    says: 'without a will, state law sets the shares of husband or wife and children. A court names who deals with the estate and must account for it',
    law: 'N.J.S.A. 3B:5-3 and 3B:5-4',
  },
  NY: {
    says: 'without a will, state law sets the shares of husband or wife and children. A court names who deals with the estate and must account for it',
    law: 'Estates, Powers and Trusts Law (EPTL) 4-1.1; Surrogate’s Court Procedure Act 1001',
  },
  OH: {
    says: 'without a will, state law sets the shares of husband or wife and children. A court names who deals with the estate and must account for it',
    law: 'Ohio Revised Code (R.C., ORC) 2105.06 and 2113.03',
  },
  PA: {
    says: 'without a will, state law sets the shares of husband or wife and children. A court names who deals with the estate and must account for it',
    law: 'Probate, Estates and Fiduciaries Code, 20 Pa.C.S. 2102, 2103 and 3155',
  },
  TX: {
    says: 'without a will, state law sets the shares of husband or wife and children. A court names who deals with the estate and must account for it',
    law: 'Texas Estates Code 201.001 to 201.003 and 205.001',
  },
  VA: {
    says: 'without a will, state law sets the shares of husband or wife and children. A court names who deals with the estate and must account for it',
    law: 'Va. Code 64.2-200 and 64.2-502',
  },
  WA: {
    says: 'without a will, state law sets the shares of husband or wife and children. A court names who deals with the estate and must account for it',
    law: 'RCW 11.04.015 and 11.28.120',
  },
}

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

const CUSTODY: Cells = {
  AZ: {
    says: 'the judge decides on children by what is best for them. Visits and support are two things: one parent may not stop the one for the other',
    law: 'A.R.S. 25-403 and 25-414',
  },
  CA: {
    says: 'the judge decides on children by what is best for them. Visits and support are two things: one parent may not stop the one for the other',
    law: 'Family Code 3011, 3020 and 3556',
  },
  FL: {
    says: 'the judge decides on children by what is best for them. Visits and support are two things: one parent may not stop the one for the other',
    law: 'Florida Statutes 61.13',
  },
  GA: {
    says: 'the judge decides on children by what is best for them. Visits and support are two things: one parent may not stop the one for the other',
    law: 'O.C.G.A. 19-9-3',
  },
  IL: {
    says: 'the judge decides on children by what is best for them. Visits and support are two things: one parent may not stop the one for the other',
    law: '750 ILCS 5/602.5, 5/602.7 and 5/607.5',
  },
  MA: {
    says: 'the judge decides on children by what is best for them. Visits and support are two things: one parent may not stop the one for the other',
    law: 'M.G.L. c. 208, s. 31',
  },
  MI: {
    says: 'the judge decides on children by what is best for them. Visits and support are two things: one parent may not stop the one for the other',
    law: 'Child Custody Act, MCL 722.23 and 722.27a',
  },
  NC: {
    says: 'the judge decides on children by what is best for them. Visits and support are two things: one parent may not stop the one for the other',
    law: 'N.C.G.S. 50-13.2 and 50-13.5',
  },
  NJ: {
    says: 'the judge decides on children by what is best for them. Visits and support are two things: one parent may not stop the one for the other',
    law: 'N.J.S.A. 9:2-4',
  },
  NY: {
    says: 'the judge decides on children by what is best for them. Visits and support are two things: one parent may not stop the one for the other',
    law: 'Domestic Relations Law 240; Family Court Act 651',
  },
  OH: {
    says: 'the judge decides on children by what is best for them. Visits and support are two things: one parent may not stop the one for the other',
    law: 'Ohio Revised Code (R.C., ORC) 3109.04 and 3109.051',
  },
  PA: {
    says: 'the judge decides on children by what is best for them. Visits and support are two things: one parent may not stop the one for the other',
    law: '23 Pa.C.S. 5323 and 5328',
  },
  TX: {
    says: 'the judge decides on children by what is best for them. Visits and support are two things: one parent may not stop the one for the other',
    law: 'Texas Family Code 153.002, 153.312 and 157.001; 154.011',
  },
  VA: {
    says: 'the judge decides on children by what is best for them. Visits and support are two things: one parent may not stop the one for the other',
    law: 'Va. Code 20-124.2 and 20-124.3',
  },
  WA: {
    says: 'the judge decides on children by what is best for them. Visits and support are two things: one parent may not stop the one for the other',
    law: 'RCW 26.09.187 and 26.09.160',
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

export const STATE_FAMILY_AND_SAFETY: readonly Rule[] = [
  ...stateRows('old-record', { ...OTHER_OLD_RECORDS, ...OLD_RECORDS }, RECORDS),
  ...stateRows('heirs', HEIR_SHARES, HEIRS),
  ...stateRows('stalking', STALKING, STALKS),
  ...stateRows('images', IMAGES, NUDES),
  ...stateRows('custody', CUSTODY, VISITS),
  ...stateRows('recording', RECORDINGS, TAPES),
]
