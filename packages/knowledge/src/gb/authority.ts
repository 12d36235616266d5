/**
 * The provisions that several subjects rely on. `inForceFrom` is the first day a provision was law in the form we
 * rely on, or a later day where only that later day is sure.
 */
import type { Authority } from '@plainletter/contracts/rule'

const FCA = 'https://handbook.fca.org.uk/handbook'
const LEGISLATION = 'https://www.legislation.gov.uk'
const CPR = 'https://www.justice.gov.uk/courts/procedure-rules/civil/rules'

function conc(section: string): Authority {
  const [chapter, part] = section.split('.')
  return {
    title: 'FCA Consumer Credit sourcebook (CONC)',
    provision: `CONC ${section}`,
    url: `${FCA}/CONC/${chapter}/${part}.html`,
    inForceFrom: '2014-04-01',
  }
}

function act(title: string, provision: string, rest: { path: string; from: string }): Authority {
  return { title, provision, url: `${LEGISLATION}/${rest.path}`, inForceFrom: rest.from }
}

function cpr(provision: string, rest: { path: string; from: string }): Authority {
  return {
    title: 'Civil Procedure Rules 1998',
    provision,
    url: `${CPR}/${rest.path}`,
    inForceFrom: rest.from,
  }
}

const DEBT_PROTOCOL_URL =
  'https://www.justice.gov.uk/courts/procedure-rules/civil/pdf/protocols/debt-pap.pdf'

/** The Pre-Action Protocol for Debt Claims (England and Wales), one paragraph of it. */
function debtProtocol(paragraph: string): Authority {
  return {
    title: 'Pre-Action Protocol for Debt Claims',
    provision: paragraph,
    url: DEBT_PROTOCOL_URL,
    inForceFrom: '2017-10-01',
  }
}

const CCA = 'Consumer Credit Act 1974'
const LIMITATION = 'Limitation Act 1980'
const LIMITATION_NI = 'Limitation (Northern Ireland) Order 1989'
const PRESCRIPTION = 'Prescription and Limitation (Scotland) Act 1973'
const DMCC = 'Digital Markets, Competition and Consumers Act 2024'

/** Credit and debt collection. */
export const CREDIT_LAW = {
  vulnerable: conc('7.2'),
  forbearance: conc('7.3'),
  paidAdvice: conc('8.2'),
  information: conc('7.4'),
  pursuing: conc('7.5'),
  charges: conc('7.7'),
  contact: conc('7.9'),
  misleading: conc('7.11'),
  accuracy: conc('7.13'),
  authorised: act('Financial Services and Markets Act 2000', 'section 19', {
    path: 'ukpga/2000/8/section/19',
    from: '2014-04-01',
  }),
  disputed: conc('7.14'),
  statuteBarred: conc('7.15'),
  assignment: conc('6.5'),
  copyRequests: conc('13.1'),
  copyOfAgreement: act(CCA, 'sections 77 to 79', {
    path: 'ukpga/1974/39/section/77',
    from: '1985-05-19',
  }),
  defaultNotice: act(CCA, 'sections 87 and 88', {
    path: 'ukpga/1974/39/section/87',
    from: '1985-05-19',
  }),
  arrearsNotice: act(CCA, 'sections 86B to 86D', {
    path: 'ukpga/1974/39/section/86B',
    from: '2008-10-01',
  }),
  timeOrder: act(CCA, 'sections 129 and 129A', {
    path: 'ukpga/1974/39/section/129',
    from: '2008-10-01',
  }),
  cardSeller: act(CCA, 'section 75', { path: 'ukpga/1974/39/section/75', from: '1977-07-01' }),
  firmComplaint: {
    title: 'FCA Dispute Resolution sourcebook (DISP)',
    provision: 'DISP 1.6.2 and 2.8, under Financial Services and Markets Act 2000, section 226',
    url: `${FCA}/DISP/1/6.html`,
    inForceFrom: '2001-12-01',
  },
  breathingSpace: act(
    'Debt Respite Scheme (Breathing Space Moratorium and Mental Health Crisis Moratorium) (England and Wales) Regulations 2020',
    'regulations 7 and 26',
    { path: 'uksi/2020/1311/contents', from: '2021-05-04' },
  ),
  scotsMoratorium: act('Bankruptcy (Scotland) Act 2016', 'sections 195 to 198', {
    path: 'asp/2016/21/section/195',
    from: '2016-11-30',
  }),
  subjectAccess: act('UK General Data Protection Regulation', 'Articles 12 and 15', {
    path: 'eur/2016/679/article/15',
    from: '2018-05-25',
  }),
  takingGoods: act('Tribunals, Courts and Enforcement Act 2007', 'section 62 and Schedule 12', {
    path: 'ukpga/2007/15/schedule/12',
    from: '2014-04-06',
  }),
  scotsEnforcement: act('Debtors (Scotland) Act 1987', 'sections 74 to 87', {
    path: 'ukpga/1987/18/contents',
    from: '1988-11-30',
  }),
  irishEnforcement: act(
    'Judgments Enforcement (Northern Ireland) Order 1981',
    'articles 5 and 16, with Judgment Enforcement Rules (Northern Ireland) 1981',
    {
      path: 'nisi/1981/226/contents',
      from: '1981-03-19',
    },
  ),
  bullying: act(DMCC, 'sections 225, 226 and 228', {
    path: 'ukpga/2024/13/section/225',
    from: '2025-04-06',
  }),
  harassment: act('Protection from Harassment Act 1997', 'sections 1, 3 and 8', {
    path: 'ukpga/1997/40/contents',
    from: '1997-06-16',
  }),
  wages: act('Attachment of Earnings Act 1971', 'section 1', {
    path: 'ukpga/1971/32/section/1',
    from: '1971-08-02',
  }),
  prison: act('Debtors Act 1869', 'section 4', {
    path: 'ukpga/Vict/32-33/62/section/4',
    from: '1870-01-01',
  }),
  estates: act('Administration of Estates Act 1925', 'section 34 and Schedule 1', {
    path: 'ukpga/Geo5/15-16/23/section/34',
    from: '1926-01-01',
  }),
} as const satisfies Record<string, Authority>

/** Guidance by public bodies, for advice that no one provision gives. */
export const GUIDANCE = {
  freeAdvice: {
    title: 'MoneyHelper (Money and Pensions Service)',
    provision: 'Help if you are struggling with debt',
    url: 'https://www.moneyhelper.org.uk/en/money-troubles/dealing-with-debt',
    inForceFrom: '2021-06-30',
  },
  checkIt: {
    title: 'Report Fraud (City of London Police): suspicious emails, texts, calls and websites',
    provision: 'Spotting and reporting',
    url: 'https://www.reportfraud.police.uk/how-to-report-suspicious-activity/',
    inForceFrom: '2025-12-04',
  },
} as const satisfies Record<string, Authority>

/** Time limits. */
export const LIMITATION_LAW = {
  contract: act(LIMITATION, 'section 5', { path: 'ukpga/1980/58/section/5', from: '1981-05-01' }),
  deed: act(LIMITATION, 'section 8', { path: 'ukpga/1980/58/section/8', from: '1981-05-01' }),
  land: act(LIMITATION, 'section 20', { path: 'ukpga/1980/58/section/20', from: '1981-05-01' }),
  rent: act(LIMITATION, 'section 19', { path: 'ukpga/1980/58/section/19', from: '1981-05-01' }),
  tort: act(LIMITATION, 'section 2', { path: 'ukpga/1980/58/section/2', from: '1981-05-01' }),
  restart: act(LIMITATION, 'sections 29 and 30', {
    path: 'ukpga/1980/58/section/29',
    from: '1981-05-01',
  }),
  scotland: act(PRESCRIPTION, 'section 6', { path: 'ukpga/1973/52/section/6', from: '1976-07-25' }),
  scotlandRestart: act(PRESCRIPTION, 'sections 9 and 10', {
    path: 'ukpga/1973/52/section/10',
    from: '1976-07-25',
  }),
  ireland: act(LIMITATION_NI, 'article 4', {
    path: 'nisi/1989/1339/article/4',
    from: '1989-10-03',
  }),
} as const satisfies Record<string, Authority>

/** Courts: England and Wales unless the name says otherwise. */
export const COURT_LAW = {
  letterOfClaim: debtProtocol('paragraphs 3.1 to 3.4'),
  replyForm: debtProtocol('paragraphs 4.1 to 4.5'),
  documents: debtProtocol('paragraphs 5.1 and 5.2'),
  settle: debtProtocol('paragraphs 6.1 to 6.4'),
  protocolBreach: debtProtocol('paragraphs 7.1 and 7.2'),
  protocolNotice: debtProtocol('paragraphs 8.1 and 8.2'),
  protocolScope: debtProtocol('paragraphs 1.1 to 2.1'),
  preAction: {
    title: 'Practice Direction: Pre-Action Conduct and Protocols',
    provision: 'paragraphs 6, 8 and 13 to 16',
    url: `${CPR}/pd_pre-action_conduct`,
    inForceFrom: '2015-04-06',
  },
  moneyClaimOnline: {
    title: 'Practice Direction 7C: Money Claim Online',
    provision: 'Practice Direction 7C, with CPR 10.3 and 15.4',
    url: `${CPR}/part07`,
    inForceFrom: '2022-10-01',
  },
  deemedService: cpr('CPR 6.14', { path: 'part06', from: '2008-10-01' }),
  courtClosed: cpr('CPR 2.8', { path: 'part02', from: '1999-04-26' }),
  acknowledge: cpr('CPR 10.3', { path: 'part10', from: '1999-04-26' }),
  defence: cpr('CPR 15.4', { path: 'part15', from: '1999-04-26' }),
  moreTime: cpr('CPR 15.5', { path: 'part15', from: '1999-04-26' }),
  defaultJudgment: cpr('CPR 12.3', { path: 'part12', from: '1999-04-26' }),
  setAside: cpr('CPR 13.2 and 13.3', { path: 'part13', from: '1999-04-26' }),
  admission: cpr('CPR 14', { path: 'part14', from: '1999-04-26' }),
  claimForm: cpr('CPR 16.2', { path: 'part16', from: '1999-04-26' }),
  particulars: cpr('CPR 16.4', { path: 'part16', from: '1999-04-26' }),
  defenceContents: cpr('CPR 16.5', { path: 'part16', from: '1999-04-26' }),
  truth: cpr('CPR 22.1', { path: 'part22', from: '1999-04-26' }),
  smallClaims: cpr('CPR 26.9 and 27.14', { path: 'part27', from: '2013-04-01' }),
  homeCourt: cpr('CPR Part 26 (a defended money claim goes to the home court)', {
    path: 'part26',
    from: '2013-04-01',
  }),
  varyJudgment: cpr('CPR 40.9A', { path: 'part40', from: '2014-04-22' }),
  mediation: {
    title: 'Practice Direction 51ZE: small claims mediation pilot',
    provision: 'CPR 26.6 as changed by Practice Direction 51ZE',
    url: `${CPR}/part51/practice-direction-51ze-small-claims-track-automatic-referral-to-mediation-pilot-scheme`,
    inForceFrom: '2024-05-22',
    inForceTo: '2027-04-06',
  },
  instalmentsKept: act('County Courts Act 1984', 'section 86', {
    path: 'ukpga/1984/28/section/86',
    from: '1984-08-01',
  }),
  interest: act('County Courts Act 1984', 'section 69', {
    path: 'ukpga/1984/28/section/69',
    from: '1984-08-01',
  }),
  register: act(
    'Register of Judgments, Orders and Fines Regulations 2005',
    'registration, cancellation and removal of entries',
    {
      path: 'uksi/2005/3595/contents',
      from: '2006-04-06',
    },
  ),
  scotsSimple: act('Act of Sederunt (Simple Procedure) 2016', 'Parts 3 to 5', {
    path: 'ssi/2016/200/contents',
    from: '2016-11-28',
  }),
  scotsRecall: act('Act of Sederunt (Simple Procedure) 2016', 'Part 13 (recall of a decision)', {
    path: 'ssi/2016/200/contents',
    from: '2016-11-28',
  }),
  scotsTimeToPay: act('Debtors (Scotland) Act 1987', 'sections 1 to 11', {
    path: 'ukpga/1987/18/part/I',
    from: '1988-11-30',
  }),
  judgmentRights: {
    title: 'GOV.UK: County court judgments for debt',
    provision: 'If you get a judgment',
    url: 'https://www.gov.uk/county-court-judgments-ccj-for-debt',
    inForceFrom: '2012-10-17',
  },
} as const satisfies Record<string, Authority>
