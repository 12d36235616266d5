/** Immigration law of the United Kingdom, and the words of a situation that call for it. */
import { guide, ukLaw } from './law.ts'

export const REFUSED = [
  'refused',
  'refusal',
  'rejected',
  'appeal',
  'decision',
  'review',
  'turned down',
  'said no',
]
export const APPLY = ['visa', 'apply', 'application', 'extend', 'leave to remain', 'renew']
export const ASYLUM = ['asylum', 'refugee', 'persecuted', 'war', 'fear', 'trafficked']
export const DETAINED = ['detained', 'detention', 'removal', 'deport', 'deported', 'deportation']

export const IMMIGRATION_LAW = {
  feeWaiver: guide(
    'GOV.UK: fee waiver, human rights-based and other specified applications',
    'who can ask',
    'https://www.gov.uk/government/publications/applications-for-a-fee-waiver-and-refunds',
  ),
  childFee: ukLaw(
    {
      title: 'Immigration and Nationality (Fees) (Amendment) Regulations 2022',
      path: 'uksi/2022/581',
    },
    'children registering as citizens',
  ),
  legalAid: ukLaw(
    {
      title: 'Legal Aid, Sentencing and Punishment of Offenders Act 2012',
      path: 'ukpga/2012/10',
    },
    'Schedule 1, Part 1, paragraphs 24 to 32A',
    'schedule/1',
  ),
  adviser: ukLaw(
    { title: 'Immigration and Asylum Act 1999', path: 'ukpga/1999/33' },
    'sections 84 and 91',
    'section/84',
  ),
  findAdviser: guide(
    'GOV.UK: find an immigration adviser',
    'Immigration Advice Authority register',
    'https://www.gov.uk/find-an-immigration-adviser',
  ),
  appealRight: ukLaw(
    { title: 'Nationality, Immigration and Asylum Act 2002', path: 'ukpga/2002/41' },
    'section 82, with Immigration Rules Appendix AR',
    'section/82',
  ),
  appealRules: ukLaw(
    {
      title: 'Tribunal Procedure (First-tier Tribunal) (Immigration and Asylum Chamber) Rules 2014',
      path: 'uksi/2014/2604',
    },
    'rules 19 and 20',
  ),
  bail: ukLaw(
    { title: 'Immigration Act 2016', path: 'ukpga/2016/19' },
    'Schedule 10',
    'schedule/10',
  ),
  leaveGoesOn: ukLaw(
    { title: 'Immigration Act 1971', path: 'ukpga/1971/77' },
    'section 3C',
    'section/3C',
  ),
  overstay: guide(
    'Immigration Rules',
    'paragraph 39E and Part Suitability (exceptions for overstayers)',
    'https://www.gov.uk/guidance/immigration-rules',
  ),
  asylum: guide(
    'GOV.UK: claim asylum in the UK',
    'how to claim',
    'https://www.gov.uk/claim-asylum',
  ),
  settled: guide(
    'GOV.UK: apply to the EU Settlement Scheme',
    'late applications',
    'https://www.gov.uk/settled-status-eu-citizens-families',
  ),
  file: guide(
    'GOV.UK: request your personal information from the Home Office',
    'Article 15 of the UK GDPR',
    'https://www.gov.uk/government/publications/requests-for-personal-data-uk-visas-and-immigration',
  ),
  evisa: guide(
    'GOV.UK: online immigration status (eVisa)',
    'check and report errors',
    'https://www.gov.uk/evisa',
  ),
  suitability: guide(
    'Immigration Rules Part Suitability',
    'false statements and facts left out',
    'https://www.gov.uk/guidance/immigration-rules',
  ),
  abuse: guide(
    'Immigration Rules Appendix Victim of Domestic Abuse',
    'settlement for victims of domestic abuse',
    'https://www.gov.uk/indefinite-leave-to-remain-domestic-violence-abuse',
  ),
  complaint: guide(
    'GOV.UK: complain about UK Visas and Immigration',
    'how to complain',
    'https://www.gov.uk/government/organisations/uk-visas-and-immigration/about/complaints-procedure',
  ),
} as const
