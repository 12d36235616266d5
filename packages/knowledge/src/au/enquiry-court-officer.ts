/** Questions about what a court officer and a bank may take. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_COURT_OFFICER: readonly Rule[] = [
  {
    country: 'au',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'au.ask.sheriff-goods',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['debt', 'general'],
    rank: 5,
    verdict: 'do_this',
    when: { not: [{ says: ['evict', 'eviction', 'possession', 'fines', 'infringement'] }] },
    asks: [
      ['sheriff', 'bailiff', 'court officer', 'warrant', 'writ'],
      [
        'take',
        'seize',
        'card on my door',
        'come in',
        'car',
        'furniture',
        'what can they',
        'my things',
        'belongings',
        'tools',
        'judgment',
        'judgement',
      ],
      ['debt', 'judgment', 'judgement', 'finance company', 'loan', 'court', 'owe', 'own', 'rent'],
    ],
    says: 'They may take and sell some things, but not your clothes, beds, kitchen things and most other household goods. Tools for work and a modest car are safe up to a limit in most states. Things of others or on finance are not theirs: show papers. Do not hinder them: in some states they may force a door. Act today: ask the court to pay by instalments, which mostly stops it, and call 1800 007 007, free.',
    authority: {
      title: 'Enforcement laws of the states',
      provision:
        'for example Civil Procedure Act 2005 (NSW), sections 106 and 107; Judgment Debt Recovery Act 1984 (Vic), section 6; Uniform Civil Procedure Rules 1999 (Qld), rule 828',
      url: 'https://legislation.nsw.gov.au/view/html/inforce/current/act-2005-028',
      inForceFrom: '2005-08-15',
    },
  },
  {
    country: 'au',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'au.ask.bank-took-benefit',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['debt', 'general'],
    rank: 4,
    verdict: 'do_this',
    when: { not: [{ says: ['scam', 'hacked', 'ato', 'fraud'] }] },
    asks: [
      ['bank', 'overdraft', 'account', 'westpac', 'commbank', 'anz', 'nab'],
      [
        'centrelink',
        'pension',
        'jobseeker',
        'dsp',
        'parenting payment',
        'family tax benefit',
        'benefit',
        'carer payment',
      ],
      ['took', 'taken', 'swallowed', 'kept', 'all my', 'whole', 'overdraft', 'overdrawn', 'fees'],
    ],
    says: 'Call the bank today and say that it is your Centrelink money and that you need it to live. The law protects such payments. By a code most banks leave you 90% of them when the account is overdrawn. Ask it in writing to give back the rest and to stop overdraft fees. Ask for hardship help. If it says no, complain to AFCA for free. You can have the payment sent to another bank: tell Centrelink.',
    authority: {
      title: 'Social Security (Administration) Act 1999, and AFCA',
      provision:
        'sections 60 to 62 (payments are protected); Code of Operation of the banks (90% stays); complaints about a bank',
      url: 'https://www.legislation.gov.au/C2004A00580/latest',
      inForceFrom: '2000-03-20',
    },
  },
]
