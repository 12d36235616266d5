/** The provisions on debts to the state: Inland Revenue, fines, rates and student loans. */
import type { Authority } from '@plainletter/contracts/rule'

export const LAWS = {
  fines: {
    title: 'Summary Proceedings Act 1957',
    provision: 'sections 86 to 88 and 103 (time to pay, deductions, seizing)',
    url: 'https://www.legislation.govt.nz/act/public/1957/0087/latest/whole.html',
    inForceFrom: '2012-02-13',
  },
  noReminder: {
    title: 'Summary Proceedings Act 1957',
    provision: 'section 78B (mistakes before a fine was ordered)',
    url: 'https://www.legislation.govt.nz/act/public/1957/0087/latest/DLM311858.html',
    inForceFrom: '2012-02-13',
  },
  seized: {
    title: 'Ministry of Justice: fines enforcement, with the Summary Proceedings Act 1957',
    provision: 'seven days after property is seized; sections 98 to 100D of the Act',
    url: 'https://justice.govt.nz/fines/about-fines/fines-enforcement',
    inForceFrom: '2012-02-13',
  },
  licence: {
    title: 'Land Transport Act 1998',
    provision: 'sections 91A to 91H (driver licence stop orders)',
    url: 'https://www.legislation.govt.nz/act/public/1998/0110/latest/whole.html',
    inForceFrom: '2014-02-17',
  },
  ratesClaim: {
    title: 'Local Government (Rating) Act 2002',
    provision: 'sections 62, 63 and 65 (mortgagee, court after four months, six years)',
    url: 'https://www.legislation.govt.nz/act/public/2002/0006/latest/whole.html',
    inForceFrom: '2003-07-01',
  },
  ratesRecord: {
    title: 'Local Government (Rating) Act 2002',
    provision: 'section 29 (objection to the rating information database)',
    url: 'https://www.legislation.govt.nz/act/public/2002/0006/latest/DLM132264.html',
    inForceFrom: '2003-07-01',
  },
  ratesSale: {
    title: 'Local Government (Rating) Act 2002',
    provision: 'sections 67 and 68 (sale or lease after a judgment, six months of notice)',
    url: 'https://www.legislation.govt.nz/act/public/2002/0006/latest/DLM132729.html',
    inForceFrom: '2003-07-01',
  },
  loanRecovery: {
    title: 'Student Loan Scheme Act 2011, with the Tax Administration Act 1994',
    provision: 'section 193 of the first; sections 156 to 165 of the second (deduction notices)',
    url: 'https://www.legislation.govt.nz/act/public/2011/0062/latest/whole.html',
    inForceFrom: '2012-04-01',
  },
  loanHardship: {
    title: 'Student Loan Scheme Act 2011',
    provision: 'sections 147 and 148 (hardship relief)',
    url: 'https://www.legislation.govt.nz/act/public/2011/0062/latest/whole.html',
    inForceFrom: '2012-04-01',
  },
  ask: {
    title: 'Privacy Act 2020',
    provision: 'information privacy principle 6 and section 44 (20 working days)',
    url: 'https://www.legislation.govt.nz/act/public/2020/0031/latest/whole.html',
    inForceFrom: '2020-12-01',
  },
  ombudsman: {
    title: 'Ombudsmen Act 1975',
    provision: 'sections 13 and 16 (complaints about ministries and councils)',
    url: 'https://www.legislation.govt.nz/act/public/1975/0009/latest/whole.html',
    inForceFrom: '1976-04-01',
  },
} as const satisfies Record<string, Authority>
