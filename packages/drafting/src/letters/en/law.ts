/** The law that letters in English name. Where a rule of the knowledge base holds it, that rule says when it was checked. */
import type { LetterLaw } from '@plainletter/contracts/draft'

export const LAW = {
  usVerification: {
    title: 'Fair Debt Collection Practices Act',
    provision: '15 U.S.C. § 1692g(b)',
    url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title15-section1692g&num=0&edition=prelim',
  },
  usNotice: {
    title: 'Debt Collection Practices (Regulation F)',
    provision: '12 CFR 1006.34 and 1006.38',
    url: 'https://www.ecfr.gov/current/title-12/chapter-X/part-1006',
  },
  auHardship: {
    title: 'National Credit Code (Schedule 1 to the National Consumer Credit Protection Act 2009)',
    provision: 'section 72',
    url: 'https://www.legislation.gov.au/C2009A00134/latest/text',
  },
  nzHardship: {
    title: 'Credit Contracts and Consumer Finance Act 2003',
    provision: 'section 55',
    url: 'https://www.legislation.govt.nz/act/public/2003/0052/latest/whole.html',
  },
  nzDisclosure: {
    title: 'Credit Contracts and Consumer Finance Act 2003',
    provision: 'section 132A',
    url: 'https://www.legislation.govt.nz/act/public/2003/0052/latest/whole.html',
  },
  nzGrievance: {
    title: 'Employment Relations Act 2000',
    provision: 'sections 103 and 114',
    url: 'https://www.legislation.govt.nz/act/public/2000/0024/latest/whole.html',
  },
  nzReasons: {
    title: 'Employment Relations Act 2000',
    provision: 'section 120',
    url: 'https://www.legislation.govt.nz/act/public/2000/0024/latest/whole.html',
  },
  ieReasons: {
    title: 'Unfair Dismissals Act 1977',
    provision: 'section 14(4)',
    url: 'https://www.irishstatutebook.ie/eli/1977/act/10/section/14/enacted/en/html',
  },
} as const satisfies Record<string, LetterLaw>
