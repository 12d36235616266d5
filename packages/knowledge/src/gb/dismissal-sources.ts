/** Law that the parts on dismissal and redundancy cite. */
import type { Authority } from '@plainletter/contracts/rule'

export const REASONS: Authority = {
  title: 'Employment Rights Act 1996',
  provision: 'section 92',
  url: 'https://www.legislation.gov.uk/ukpga/1996/18/section/92',
  inForceFrom: '1996-08-22',
}
export const UNFAIR: Authority = {
  title: 'Employment Rights Act 1996',
  provision: 'sections 94, 98 and 108',
  url: 'https://www.legislation.gov.uk/ukpga/1996/18/section/98',
  inForceFrom: '2012-04-06',
}
/** What makes talks about redundancy fair. */
export const TALKS: Authority = {
  title: 'Employment Rights Act 1996',
  provision:
    'section 98(4), with Williams v Compair Maxam Ltd [1982] ICR 156 and Polkey v A E Dayton Services Ltd [1988] AC 344',
  url: 'https://www.legislation.gov.uk/ukpga/1996/18/section/98',
  inForceFrom: '1996-08-22',
}
export const TIME: Authority = {
  title: 'Employment Rights Act 2025',
  provision: 'section 152 and Schedule 12',
  url: 'https://www.legislation.gov.uk/ukpga/2025/36/contents',
  inForceFrom: '2026-10-01',
}
export const ACAS: Authority = {
  title: 'Employment Tribunals Act 1996',
  provision: 'section 18A, with Employment Rights Act 1996, section 207B (the clock stops)',
  url: 'https://www.legislation.gov.uk/ukpga/1996/17/section/18A',
  inForceFrom: '2014-05-06',
}
export const CODE: Authority = {
  title: 'Acas Code of Practice on disciplinary and grievance procedures',
  provision:
    'appeals and fair steps, with Trade Union and Labour Relations (Consolidation) Act 1992, section 207A (up to 25% more or less)',
  url: 'https://www.acas.org.uk/acas-code-of-practice-on-disciplinary-and-grievance-procedures',
  inForceFrom: '2015-03-11',
}
export const SETTLE: Authority = {
  title: 'Employment Rights Act 1996',
  provision: 'section 203',
  url: 'https://www.legislation.gov.uk/ukpga/1996/18/section/203',
  inForceFrom: '1996-08-22',
}
export const LRA: Authority = {
  title: 'Labour Relations Agency: dismissal in Northern Ireland',
  provision: 'early conciliation and time limits',
  url: 'https://www.lra.org.uk/',
  inForceFrom: '2020-01-27',
}
