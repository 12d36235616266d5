/** Questions about a job that the employer ends: reasons, notice and pay in its place. */
import type { Rule } from '@plainletter/contracts/rule'

import { ASKING } from '../english/asked-words.ts'
import { BOSS, FIRED, LAID_OFF, NOTICE_PAY } from '../english/work-words.ts'
import { ASKING_FR } from './asked-words.ts'
import { LAW } from './authority-work.ts'
import { BOSS_FR, FIRED_FR, LAID_OFF_FR, NOTICE_PAY_FR } from './work-words-fr.ts'

const ASK_WORK = {
  country: 'ca',
  kinds: ['ENQUIRY'],
  topics: ['employment', 'general'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_DISMISSAL: readonly Rule[] = [
  {
    ...ASK_WORK,
    id: 'ca.ask.fired',
    kind: 'answer',
    when: {
      not: [
        {
          says: [
            'pregnant',
            'pregnancy',
            'cannot pay',
            "can't pay",
            'cannot afford',
            "can't afford",
            'sick leave',
            'while sick',
            'short term disability',
          ],
        },
      ],
    },
    verdict: 'it_depends',
    asks: [
      [...FIRED, ...FIRED_FR, 'i got fired', 'got fired', 'been fired', 'was fired'],
      [
        ...BOSS,
        ...ASKING,
        ...BOSS_FR,
        ...ASKING_FR,
        'i got fired',
        'got fired',
        'been fired',
        'was fired',
      ],
    ],
    dependsOn: 'your province, your years of work and the reason',
    says: 'Outside Quebec and federal jobs they can end your job without a reason, but must give notice or pay. Do not sign yet. Ask a lawyer what is fair.',
    authority: LAW.workAll,
  },
  {
    ...ASK_WORK,
    id: 'ca.ask.fired-qc',
    insteadOf: 'ca.ask.fired',
    kind: 'answer',
    verdict: 'it_depends',
    asks: [
      [...FIRED, ...FIRED_FR],
      [...BOSS, ...ASKING, ...BOSS_FR, ...ASKING_FR],
    ],
    regions: ['CA-QC'],
    rank: 20,
    dependsOn: 'how long you worked there and the reason',
    says: 'In Quebec, after two years of work, they need a good and sufficient cause. Complain to the CNESST within 45 days.',
    authority: LAW.qcCnesst,
  },
  {
    ...ASK_WORK,
    id: 'ca.ask.laid-off',
    kind: 'answer',
    verdict: 'it_depends',
    when: { not: [{ says: ['child support', 'my ex'] }] },
    asks: [
      [...LAID_OFF, ...LAID_OFF_FR],
      [...ASKING, ...ASKING_FR],
    ],
    dependsOn: 'your years of work and your contract',
    says: 'You are owed notice or pay, and perhaps severance. Apply for employment insurance now. Do not sign a release before you get advice.',
    authority: LAW.workAll,
  },
  {
    ...ASK_WORK,
    id: 'ca.ask.notice',
    kind: 'answer',
    verdict: 'it_depends',
    asks: [
      [...NOTICE_PAY, ...NOTICE_PAY_FR],
      [...BOSS, ...BOSS_FR],
    ],
    dependsOn: 'your province and years of work',
    says: 'The minimum is about one week for each year, up to eight weeks, in most provinces. Judges often give more.',
    authority: LAW.workAll,
  },
  {
    country: 'ca',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'ca.ask.fired-sick-qc',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['employment', 'general'],
    rank: 5,
    verdict: 'no',
    asks: [
      ['congé de maladie', 'arrêt maladie', 'en maladie', 'congé maladie', 'sick leave'],
      [
        'congédier',
        'congédié',
        'congédiée',
        'renvoyer',
        'renvoyé',
        'mis à la porte',
        'fired',
        'dismiss',
      ],
    ],
    says: 'No. In Québec you may be away sick for up to 26 weeks in 12 months, and firing you for it is forbidden. Complain to the CNESST within 45 days.',
    authority: {
      title:
        'Act respecting labour standards (Loi sur les normes du travail), CQLR c. N-1.1 (Québec)',
      provision: 'articles 79.1 to 79.4, 122 and 123 (sickness leave, 45 days to complain)',
      url: 'https://www.legisquebec.gouv.qc.ca/en/document/cs/N-1.1',
      inForceFrom: '2019-01-01',
    },
    regions: ['CA-QC'],
  },
  {
    country: 'ca',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'ca.ask.fired-sick',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['employment', 'general'],
    rank: 6,
    verdict: 'do_this',
    when: { not: [{ says: ['ei claim', 'my ei', 'employment insurance'] }] },
    asks: [
      [
        'sick leave',
        'medical leave',
        'off sick',
        'disability leave',
        'stress leave',
        'while sick',
        'on leave',
        'was sick',
        'had surgery',
        "doctor's note",
        'medical note',
        'got hurt',
        'concussion',
        'cancer',
        'long term disability',
        'short term disability',
        'in the hospital',
      ],
      [
        'fired',
        'terminated',
        'dismissed',
        'let go',
        'laid off',
        'fire me',
        'firing me',
        'letting me go',
        'let me go',
        'replaced me',
        'job is gone',
        'no job',
      ],
    ],
    says: 'Firing you because of illness is mostly against human rights law. Complain within one year. You may also be owed notice pay and your job back after a protected leave.',
    authority: {
      title: 'Human rights and employment standards laws of the provinces',
      provision:
        'for example Human Rights Code (Ontario), sections 5 and 34, and Employment Standards Act, 2000 (Ontario), sections 50, 53 and 74; Human Rights Code (British Columbia), sections 13 and 22; Alberta Human Rights Act, sections 7 and 20',
      url: 'https://www.ontario.ca/laws/statute/90h19',
      inForceFrom: '2018-01-01',
    },
  },
]
