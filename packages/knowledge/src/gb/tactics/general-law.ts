/** Everyday provisions of the United Kingdom that only the tactics cite. */
import { guide, ukLaw } from './law.ts'

export const GENERAL_LAW = {
  advice: guide(
    'Citizens Advice',
    'law and courts',
    'https://www.citizensadvice.org.uk/law-and-courts/',
  ),
  represent: guide(
    'GOV.UK: represent yourself in court',
    'before and at the hearing',
    'https://www.gov.uk/represent-yourself-in-court',
  ),
  limitation: ukLaw(
    {
      title: 'Limitation Act 1980; Limitation (Northern Ireland) Order 1989',
      path: 'ukpga/1980/58',
    },
    'sections 5 and 11; articles 4 and 7',
    'section/5',
  ),
  prescription: ukLaw(
    { title: 'Prescription and Limitation (Scotland) Act 1973', path: 'ukpga/1973/52' },
    'sections 6 and 17',
    'section/6',
  ),
  judicialReview: guide(
    'Civil Procedure Rules 1998',
    'CPR 54.5',
    'https://www.justice.gov.uk/courts/procedure-rules/civil/rules/part54',
  ),
  information: ukLaw(
    {
      title: 'Freedom of Information Act 2000; Freedom of Information (Scotland) Act 2002',
      path: 'ukpga/2000/36',
    },
    'section 10; section 10',
    'section/10',
  ),
} as const
