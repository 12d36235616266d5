/** Questions about student loans, and the car in a bankruptcy. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK = {
  country: 'ca',
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'general'],
  kind: 'answer',
} satisfies Partial<Rule>

export const ENQUIRY_STUDENT_LOANS_AND_BANKRUPTCY: readonly Rule[] = [
  {
    ...ASK,
    id: 'ca.fact.student-loan',
    topics: ['debt', 'general'],
    rank: 3,
    asks: [
      [
        'student loan',
        'student loans',
        'nslsc',
        'osap',
        'student debt',
        'prêt étudiant',
        'prêts étudiants',
      ],
      [
        'pay',
        'payment',
        'payments',
        'month',
        'owe',
        'lost my job',
        'interest',
        'collections',
        'rembourser',
      ],
      [
        'cannot',
        "can't",
        'wait',
        'pause',
        'help',
        'lower',
        'behind',
        'what can i do',
        'stop',
        'forgive',
        'que faire',
      ],
    ],
    verdict: 'do_this',
    says: 'Apply for the Repayment Assistance Plan at the National Student Loans Service Centre. With a low income you pay nothing for six months, and you can ask again. The federal part has borne no interest since April 2023. Apply before you miss payments. If you are behind already, ask how to bring the loan back first. Québec has its own plan: ask its student aid office (AFE).',
    authority: {
      title:
        'Canada Student Financial Assistance Act, S.C. 1994, c. 28, and Regulations, SOR/95-329',
      provision: 'Repayment Assistance Plan; no interest since 1 April 2023',
      url: 'https://www.canada.ca/en/services/benefits/education/student-aid/grants-loans/repay/assistance/rap.html',
      inForceFrom: '2023-04-01',
    },
  },
  {
    ...ASK,
    id: 'ca.fact.bankrupt-car',
    topics: ['debt', 'general'],
    rank: 3,
    asks: [
      ['bankrupt', 'bankruptcy', 'consumer proposal', 'insolvency', 'faillite'],
      ['car', 'truck', 'vehicle', 'my car', 'voiture', 'auto'],
      ['lose', 'keep', 'take', 'paid off', 'loan', 'worth', 'perdre', 'garder'],
    ],
    verdict: 'do_this',
    says: 'Mostly you keep it. Each province leaves one car up to a sum, for example $5,000 in Alberta and British Columbia, and more in Ontario. If it is worth more, you can often pay the difference. With a car loan you keep it if you go on paying. In a consumer proposal you keep your things. Ask a Licensed Insolvency Trustee; the first talk is free.',
    authority: {
      title:
        'Bankruptcy and Insolvency Act, R.S.C. 1985, c. B-3, and exemption laws of the provinces',
      provision:
        'section 67(1)(b); Execution Act (Ontario) section 2; Court Order Enforcement Exemption Regulation (British Columbia); Civil Enforcement Regulation (Alberta)',
      url: 'https://laws-lois.justice.gc.ca/eng/acts/B-3/section-67.html',
      inForceFrom: '2015-12-01',
    },
  },
]
