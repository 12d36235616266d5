/** What the states say on work: for which papers and questions each subject is. */
import type { Subject } from './state-law.ts'

export const PAY_DEDUCTIONS: Subject = {
  kinds: ['ENQUIRY', 'DISMISSAL_LETTER', 'OTHER'],
  rank: 6,
  when: {
    all: [
      {
        says: [
          'my pay',
          'your pay',
          'his pay',
          'her pay',
          'our pay',
          'the pay',
          'from pay',
          'final pay',
          'last pay',
          'make me pay',
          'makes me pay',
          'made me pay',
          'pay for',
          'paycheck',
          'wages',
          'wage',
          'final check',
          'last check',
          'salary',
        ],
      },
      {
        says: [
          'deduct',
          'deducts',
          'deducted',
          'deducting',
          'deduction',
          'deductions',
          'dock',
          'docked',
          'docking',
          'took money out of my',
          'taken out of my',
          'took it out of my',
          'out of my paycheck',
          'cash shortage',
          'register was short',
          'till was short',
          'charged me for',
          'charge me for',
          'make me pay for',
          'makes me pay for',
          'made me pay for',
          'repay the training',
          'reimburse',
          'reimbursed',
          'mileage',
        ],
      },
    ],
    not: [
      {
        says: [
          'child support',
          'garnish',
          'garnishment',
          'judgment',
          'tax return',
          'tax refund',
          'rent',
        ],
      },
    ],
  },
}

export const KEEP_COVER: Subject = {
  kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE', 'ENQUIRY'],
  rank: 18,
  when: {
    all: [
      {
        says: [
          'health insurance',
          'health coverage',
          'health benefits',
          'medical coverage',
          'medical insurance',
          'insurance coverage',
          'group health',
          'cobra',
          'health plan',
        ],
      },
      {
        says: [
          'terminated',
          'termination',
          'laid off',
          'layoff',
          'fired',
          'let go',
          'lost my job',
          'quit',
          'last day',
          'employment',
          'my job ended',
        ],
      },
    ],
  },
}

export const END_PAPERS: Subject = {
  kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
  topics: ['employment'],
  rank: 19,
}

export const OWN_FILE: Subject = {
  kinds: ['OTHER', 'ENQUIRY'],
  rank: 16,
  when: {
    any: [
      {
        says: [
          'personnel file',
          'personnel record',
          'personnel records',
          'employee file',
          'written warning',
          'final warning',
          'performance improvement plan',
          'disciplinary action',
        ],
      },
    ],
    not: [{ says: ['school', 'student', 'tenant'] }],
  },
}

export const FREELANCE_PAY: Subject = {
  kinds: ['ENQUIRY', 'OTHER'],
  rank: 4,
  when: {
    all: [
      { says: ['freelance', 'freelancer', 'freelancing', 'independent contractor', '1099'] },
      {
        says: [
          'paid',
          'pay',
          'payment',
          'unpaid',
          'invoice',
          'invoices',
          'contract',
          'owes me',
          'client',
          'employee',
        ],
      },
    ],
    not: [{ says: ['irs', 'tax return', '1099-c', '1099-k', '1099-g', 'cp2000'] }],
  },
}

export const WORKER_TEST: Subject = {
  kinds: ['ENQUIRY'],
  topics: ['employment', 'general'],
  rank: 5,
  when: {
    any: [
      {
        says: [
          'independent contractor',
          'misclassified',
          'misclassification',
          'not an employee',
          '1099 worker',
          'as a contractor',
          'gig worker',
        ],
      },
    ],
    not: [{ says: ['home improvement', 'roof', 'kitchen', 'remodel', 'deposit'] }],
  },
}

export const MINIMUM_PAY: Subject = {
  kinds: ['ENQUIRY'],
  topics: ['employment', 'general'],
  rank: 5,
  when: {
    any: [
      {
        says: [
          'minimum wage',
          'below minimum',
          'less than minimum',
          'under minimum',
          'paid too little',
          'dollars an hour',
          'off the clock',
        ],
      },
    ],
  },
}
