/** Scams: signs, what to do, money back. */
import type { Rule } from '@plainletter/contracts/rule'

import { fitQuestions } from '../subjects/fit-questions.ts'
import { FITS } from './asked-rows.ts'
import { LAW } from './authority.ts'

const FAKE = {
  country: 'ca',
  kinds: ['SCAM_LETTER', 'ENQUIRY'],
  topics: ['consumer', 'criminal', 'general'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const SCAM = {
  country: 'ca',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['SCAM_LETTER'],
  topics: ['consumer'],
} satisfies Partial<Rule>

const COMPETITION_ACT = {
  title: 'Competition Act, R.S.C. 1985, c. C-34',
  provision: 'sections 52, 53 and 74.01 (false claims, false prize notices)',
  url: 'https://laws-lois.justice.gc.ca/eng/acts/c-34/',
  inForceFrom: '2010-01-01',
}

const ROWS: readonly Rule[] = [
  {
    ...FAKE,
    id: 'ca.scam.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 10,
    kinds: ['SCAM_LETTER'],
    says: 'They make you hurry so that you do not think.',
    authority: LAW.cafc,
  },
  {
    ...FAKE,
    id: 'ca.scam.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 10,
    says: 'No police, court or tax office in Canada asks for gift cards or crypto. Nobody is coming to arrest you.',
    authority: LAW.cafc,
  },
  {
    ...FAKE,
    id: 'ca.scam.who',
    kind: 'fact',
    slot: 'who_they_are',
    rank: 10,
    kinds: ['SCAM_LETTER'],
    says: 'These are criminals who use a known name. The real office did not send it.',
    authority: LAW.fraud,
  },
  {
    ...FAKE,
    id: 'ca.scam.rights',
    kind: 'fact',
    slot: 'your_rights',
    rank: 10,
    kinds: ['SCAM_LETTER'],
    says: 'You owe nothing to someone who tricks you. You can report it for free.',
    authority: LAW.cafc,
  },
  {
    ...FAKE,
    id: 'ca.scam.know',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 10,
    says: 'The tax agency never asks for payment by gift card, crypto or e-transfer.',
    authority: LAW.cafc,
  },
  {
    ...FAKE,
    id: 'ca.scam.right-bank',
    kind: 'right',
    rank: 10,
    says: 'If money left your card or account without your consent, tell your bank at once and ask for it back.',
    authority: LAW.credit,
  },
  {
    ...FAKE,
    id: 'ca.scam.right-report',
    kind: 'right',
    rank: 20,
    says: 'You can report it to the Canadian Anti-Fraud Centre at 1-888-495-8501 and to your police.',
    authority: LAW.cafc,
  },
  {
    ...FAKE,
    id: 'ca.scam.right-complain',
    kind: 'right',
    rank: 30,
    says: 'If your bank says no, you can complain, and then go to OBSI for free.',
    authority: LAW.obsi,
  },
  {
    ...FAKE,
    id: 'ca.scam.step-stop',
    kind: 'step',
    list: 'first',
    rank: 10,
    says: 'Stop. Do not click, call or send anything. Do not use the number in the message.',
    authority: LAW.cafc,
  },
  {
    ...FAKE,
    id: 'ca.scam.step-bank',
    kind: 'step',
    list: 'first',
    rank: 20,
    says: 'If you sent money or gave card details, call your bank now on the number on your card.',
    authority: LAW.credit,
  },
  {
    ...FAKE,
    id: 'ca.scam.step-report',
    kind: 'step',
    list: 'first',
    rank: 30,
    says: 'Report it to the Canadian Anti-Fraud Centre and to your local police.',
    authority: LAW.cafc,
  },
  {
    ...FAKE,
    id: 'ca.scam.step-credit',
    kind: 'step',
    list: 'first',
    rank: 40,
    says: 'If you gave your SIN, ask Equifax and TransUnion to put a fraud alert on your file.',
    authority: LAW.credit,
  },
  {
    ...FAKE,
    id: 'ca.scam.opt-ignore',
    kind: 'option',
    option: 'ignore_safely',
    title: 'Do not answer',
    cost: 'Free.',
    time: 'Now.',
    risk: 'None.',
    bestFor: 'You sent nothing.',
    rank: 10,
    kinds: ['SCAM_LETTER'],
    says: 'Delete it, or keep a copy for the report.',
    authority: LAW.cafc,
  },
  {
    ...FAKE,
    id: 'ca.scam.opt-report',
    kind: 'option',
    option: 'get_help',
    title: 'Report it',
    cost: 'Free.',
    time: 'Today.',
    risk: 'None.',
    bestFor: 'You sent money or data.',
    rank: 20,
    kinds: ['SCAM_LETTER'],
    says: 'Tell your bank, the police and the Anti-Fraud Centre.',
    authority: LAW.cafc,
  },
  {
    ...FAKE,
    id: 'ca.scam.warn-second',
    kind: 'warning',
    severity: 'high',
    rank: 10,
    says: 'Someone may call and offer to get your money back for a fee. That is a second scam.',
    authority: LAW.cafc,
  },
  {
    ...SCAM,
    id: 'ca.scam.right-crime',
    kind: 'right',
    rank: 18,
    says: 'Fraud and identity theft are crimes. Report them to the police and to the Canadian Anti-Fraud Centre on 1-888-495-8501.',
    authority: LAW.fraud,
  },
  {
    ...SCAM,
    id: 'ca.scam.right-prize',
    when: {
      any: [
        {
          says: [
            'prize',
            'prizes',
            'winner',
            'won',
            'lottery',
            'sweepstakes',
            'gift card',
            'prix',
            'gagné',
            'loterie',
          ],
        },
      ],
    },
    kind: 'right',
    rank: 20,
    says: 'It is a crime to tell you that you won a prize and then ask for money. False claims in trade are barred too.',
    authority: COMPETITION_ACT,
  },
  {
    ...SCAM,
    id: 'ca.scam.right-spam',
    kind: 'right',
    rank: 24,
    says: 'Emails and texts that sell without your consent break the law. Send them to spam@fightspam.gc.ca.',
    authority: {
      title: 'Canada’s Anti-Spam Legislation, S.C. 2010, c. 23',
      provision: 'sections 6 to 9',
      url: 'https://laws-lois.justice.gc.ca/eng/acts/e-1.6/',
      inForceFrom: '2014-07-01',
    },
  },
  {
    ...SCAM,
    id: 'ca.scam.right-card',
    kind: 'right',
    rank: 16,
    says: 'If someone used your credit card without your consent, you owe $50 at most, unless you were grossly careless.',
    authority: {
      title: 'Bank Act, S.C. 1991, c. 46',
      provision:
        'Part XII.2, section 627.01 and following (unauthorized use of a credit card, $50 at most)',
      url: 'https://laws-lois.justice.gc.ca/eng/acts/b-1.01/',
      inForceFrom: '2022-06-30',
    },
  },
  {
    ...SCAM,
    id: 'ca.scam.right-cut-off',
    kind: 'right',
    rank: 14,
    when: {
      all: [
        { says: ['hydro', 'electricity', 'electric', 'power', 'gas', 'utility', 'enbridge'] },
        {
          says: ['disconnect', 'disconnected', 'disconnection', 'shut off', 'shutoff', 'cut off'],
        },
      ],
    },
    says: 'A real power or gas company must send you notice before a cut-off, not an hour before. It does not take Bitcoin or gift cards. Call the number on your bill.',
    authority: {
      title: 'Rules on cut-offs in the provinces',
      provision:
        'for example Distribution System Code (Ontario), section 4.2; Electric Tariff of BC Hydro under the Utilities Commission Act (British Columbia)',
      url: 'https://www.oeb.ca/',
      inForceFrom: '2010-10-01',
    },
  },
  {
    ...SCAM,
    id: 'ca.scam.right-cra',
    kind: 'right',
    rank: 14,
    when: {
      any: [
        {
          says: [
            'cra',
            'canada revenue',
            'canada revenue agency',
            'agence du revenu',
            'tax refund',
          ],
        },
      ],
    },
    says: 'The CRA pays a refund by direct deposit or cheque, never by e-transfer or a link. Open CRA My Account yourself and look there.',
    authority: LAW.cra,
  },
]

/** The rows, with those for questions where they fit. */
export const SCAM_RULES = fitQuestions(ROWS, FITS)
