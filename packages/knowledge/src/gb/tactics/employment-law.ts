/** Employment provisions that only the tactics cite. */
import { guide, ukLaw } from './law.ts'

export const WORK_LAW = {
  companion: ukLaw(
    { title: 'Employment Relations Act 1999', path: 'ukpga/1999/26' },
    'section 10',
    'section/10',
  ),
  code: guide(
    'Acas',
    'Code of Practice on disciplinary and grievance procedures',
    'https://www.acas.org.uk/acas-code-of-practice-on-disciplinary-and-grievance-procedures',
  ),
  settlement: guide(
    'Acas',
    'Code of Practice on settlement agreements, with section 203 of the Employment Rights Act 1996',
    'https://www.acas.org.uk/code-of-practice-settlement-agreements',
  ),
  reasons: ukLaw(
    { title: 'Employment Rights Act 1996', path: 'ukpga/1996/18' },
    'section 92',
    'section/92',
  ),
  redundancy: guide(
    'Acas',
    'managing redundancy',
    'https://www.acas.org.uk/manage-staff-redundancies',
  ),
  data: ukLaw(
    { title: 'UK General Data Protection Regulation', path: 'eur/2016/679' },
    'Articles 12 and 15',
    'article/15',
  ),
  payslip: ukLaw(
    { title: 'Employment Rights Act 1996', path: 'ukpga/1996/18' },
    'sections 1 and 8',
    'section/8',
  ),
} as const
