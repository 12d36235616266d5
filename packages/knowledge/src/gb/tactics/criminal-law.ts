/** Provisions of criminal procedure, and the words of a situation that call for them. */
import { guide, ukLaw } from './law.ts'

export const ARREST = ['arrest', 'arrested', 'custody', 'police station', 'cell', 'detained']
export const INTERVIEW = [
  'interview',
  'police want to speak',
  'voluntary',
  'question me',
  'questioned',
  'under caution',
  'statement',
  'chat',
  'accused',
  'allegation',
  'accusation',
  'officer wants',
  'speak to me',
]
export const COURT = [
  'court',
  'hearing',
  'charged',
  'summons',
  'magistrates',
  'trial',
  'postal requisition',
  'plead',
  'crown court',
  'prosecuted',
]
export const FINE = ['fine', 'fined', 'penalty', 'court fine', 'fiscal']
export const DRIVING = [
  'speeding',
  'driving',
  'points',
  'nip',
  'section 172',
  'licence',
  'camera',
  'in a 20',
  'in a 30',
  'in a 40',
  'mph',
  'drink driving',
]

const PACE = { title: 'Police and Criminal Evidence Act 1984', path: 'ukpga/1984/60' }
const ORDER_1994 = { title: 'Criminal Justice and Public Order Act 1994', path: 'ukpga/1994/33' }
const LASPO = {
  title: 'Legal Aid, Sentencing and Punishment of Offenders Act 2012',
  path: 'ukpga/2012/10',
}
const MAGISTRATES = { title: "Magistrates' Courts Act 1980", path: 'ukpga/1980/43' }
const OFFENDERS = { title: 'Road Traffic Offenders Act 1988', path: 'ukpga/1988/53' }
const PACE_NI = {
  title: 'Police and Criminal Evidence (Northern Ireland) Order 1989',
  path: 'nisi/1989/1341',
}
const SENTENCING = { title: 'Sentencing Act 2020', path: 'ukpga/2020/17' }
const SCOTS_2016 = { title: 'Criminal Justice (Scotland) Act 2016', path: 'asp/2016/1' }
const SCOTS_1995 = { title: 'Criminal Procedure (Scotland) Act 1995', path: 'ukpga/1995/46' }

export const CRIMINAL_LAW = {
  solicitor: ukLaw(PACE, 'section 58', 'section/58'),
  informed: ukLaw(PACE, 'section 56', 'section/56'),
  custody: ukLaw(PACE, 'sections 40 to 44', 'section/41'),
  voluntary: ukLaw(PACE, 'section 29, and Code C paragraphs 3.21 and 3.22', 'section/29'),
  search: ukLaw(PACE, 'sections 1 to 3', 'section/2'),
  codeC: guide(
    'PACE Code C',
    'paragraphs 1.4, 1.7 and 11.15',
    'https://www.gov.uk/government/publications/pace-code-c-2023',
  ),
  silence: ukLaw(ORDER_1994, 'section 34', 'section/34'),
  scotsSolicitor: ukLaw(SCOTS_2016, 'sections 31, 32, 34 and 44', 'section/32'),
  scotsInformed: ukLaw(SCOTS_2016, 'section 38', 'section/38'),
  scotsCustody: ukLaw(SCOTS_2016, 'sections 11 to 14', 'section/14'),
  niSolicitor: ukLaw(PACE_NI, 'article 59', 'article/59'),
  niInformed: ukLaw(PACE_NI, 'article 57', 'article/57'),
  niSilence: ukLaw(
    { title: 'Criminal Evidence (Northern Ireland) Order 1988', path: 'nisi/1988/1987' },
    'article 3',
    'article/3',
  ),
  singleJustice: guide(
    'GOV.UK: single justice procedure notices',
    'how to plead, and by when',
    'https://www.gov.uk/single-justice-procedure-notices',
  ),
  dutyAtCourt: ukLaw(LASPO, 'sections 13 to 16', 'section/16'),
  legalAid: ukLaw(LASPO, 'sections 16, 17 and 21', 'section/17'),
  scotsLegalAid: ukLaw(
    { title: 'Legal Aid (Scotland) Act 1986', path: 'ukpga/1986/47' },
    'Parts II and IV',
    'part/IV',
  ),
  declaration: ukLaw(MAGISTRATES, 'sections 14 and 16E', 'section/14'),
  fines: ukLaw(SENTENCING, 'sections 124 and 125', 'section/124'),
  finesOfficer: ukLaw(
    { title: 'Courts Act 2003', path: 'ukpga/2003/39' },
    'Schedule 5, paragraph 22',
    'schedule/5',
  ),
  appeal: guide(
    "GOV.UK: appeal a magistrates' court decision",
    "section 108 of the Magistrates' Courts Act 1980 and Criminal Procedure Rules, rule 34.2",
    'https://www.gov.uk/appeal-magistrates-court-decision',
  ),
  plea: ukLaw(SENTENCING, 'section 73', 'section/73'),
  speeding: ukLaw(
    OFFENDERS,
    'section 1, with section 172 of the Road Traffic Act 1988',
    'section/1',
  ),
  fiscalFine: ukLaw(SCOTS_1995, 'section 302', 'section/302'),
  disclosure: ukLaw(
    { title: 'Criminal Procedure and Investigations Act 1996', path: 'ukpga/1996/25' },
    'sections 3 and 7A',
    'section/3',
  ),
  guidance: guide(
    'GOV.UK: being arrested, your rights',
    'your rights in custody',
    'https://www.gov.uk/arrested-your-rights',
  ),
  spent: ukLaw(
    { title: 'Rehabilitation of Offenders Act 1974', path: 'ukpga/1974/53' },
    'sections 4 and 5',
    'section/4',
  ),
  caution: guide(
    'GOV.UK: police cautions, warnings and penalty notices',
    'cautions',
    'https://www.gov.uk/caution-warning-penalty',
  ),
  bail: ukLaw({ title: 'Bail Act 1976', path: 'ukpga/1976/63' }, 'section 3', 'section/3'),
  witness: ukLaw(ORDER_1994, 'section 51', 'section/51'),
} as const
