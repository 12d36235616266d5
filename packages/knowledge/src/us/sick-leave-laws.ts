/** The state laws on earned sick leave, and on earned leave for any reason. A state without such a law has no row. */

/** `per`: hours of work that earn one hour. `hours`: the most in a year; none where the law sets no limit. */
export type SickLaw = {
  law: string
  url?: string
  from: string
  /** Sooner than the other rows, where a change is announced. */
  checkBy?: string
  forAny?: true
  per?: number
  hours?: number
  /** Firms with so many workers or more give more hours. */
  larger?: readonly { workers: number; hours: number }[]
  /** Smaller firms may leave it unpaid. */
  paidFrom?: number
  /** Smaller firms are not bound at all. */
  boundFrom?: number
  /** All firms are bound from this day on. */
  allSoon?: true
  /** The fewest hours of work a week. */
  weekly?: number
  /** Days that a new worker may have to wait. */
  wait?: number
  /** From which work day in a row the firm may ask for a note; never, where it may not; unsaid, where the law names no day. */
  noteFrom?: 2 | 3 | 4 | 'never' | 'unsaid'
  notePaid?: true
  /** The law that bars punishing, where we are sure of it; `noPoints`, where it bars attendance points by name. */
  protects?: true
  noPoints?: true
  /** Places whose own law counts instead. */
  ownLaw?: true
  office: string
}

export const SICK_LAWS: Readonly<Record<string, SickLaw>> = {
  AK: {
    law: 'Alaska Stat. 23.10.066 to 23.10.069',
    url: 'https://labor.alaska.gov/lss/ballot-1-faq-2025.html',
    from: '2025-07-01',
    per: 30,
    hours: 40,
    larger: [{ workers: 15, hours: 56 }],
    noteFrom: 4,
    protects: true,
    office: 'Alaska Wage and Hour Administration',
  },
  AZ: {
    law: 'A.R.S. 23-372 to 23-375 and 23-364',
    from: '2017-07-01',
    per: 30,
    hours: 24,
    larger: [{ workers: 15, hours: 40 }],
    wait: 90,
    noteFrom: 3,
    protects: true,
    noPoints: true,
    office: 'Industrial Commission of Arizona',
  },
  CA: {
    law: 'California Labor Code 246 and 246.5',
    url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=LAB&sectionNum=246',
    from: '2024-01-01',
    per: 30,
    hours: 40,
    wait: 90,
    noteFrom: 'unsaid',
    protects: true,
    office: 'California Labor Commissioner',
  },
  CO: {
    law: 'Healthy Families and Workplaces Act (HFWA), C.R.S. 8-13.3-403, 8-13.3-404 and 8-13.3-407',
    from: '2022-01-01',
    per: 30,
    hours: 48,
    noteFrom: 4,
    protects: true,
    noPoints: true,
    office: 'Colorado Division of Labor Standards and Statistics',
  },
  CT: {
    law: 'Conn. Gen. Stat. 31-57r to 31-57w',
    from: '2026-01-01',
    checkBy: '2026-12-31',
    per: 30,
    hours: 40,
    boundFrom: 11,
    allSoon: true,
    wait: 120,
    noteFrom: 'never',
    protects: true,
    office: 'Connecticut Department of Labor',
  },
  DC: {
    law: 'Accrued Sick and Safe Leave Act, D.C. Code 32-531.02, 32-531.04 and 32-531.08',
    url: 'https://code.dccouncil.gov/us/dc/council/code/sections/32-531.02',
    from: '2014-02-22',
    hours: 24,
    larger: [
      { workers: 25, hours: 40 },
      { workers: 100, hours: 56 },
    ],
    wait: 90,
    noteFrom: 3,
    protects: true,
    noPoints: true,
    office: 'D.C. Department of Employment Services',
  },
  IL: {
    law: 'Paid Leave for All Workers Act, 820 ILCS 192/15',
    url: 'https://labor.illinois.gov/faqs/paidleavefaq.html',
    from: '2024-01-01',
    forAny: true,
    per: 40,
    hours: 40,
    wait: 90,
    noteFrom: 'never',
    protects: true,
    ownLaw: true,
    office: 'Illinois Department of Labor',
  },
  MA: {
    law: 'M.G.L. c. 149, s. 148C; 940 CMR 33.03 to 33.08',
    url: 'https://malegislature.gov/Laws/GeneralLaws/PartI/TitleXXI/Chapter149/Section148C',
    from: '2015-07-03',
    per: 30,
    hours: 40,
    paidFrom: 11,
    wait: 90,
    noteFrom: 4,
    protects: true,
    noPoints: true,
    office: 'Massachusetts attorney general',
  },
  MD: {
    law: 'Healthy Working Families Act, Md. Code, Labor and Employment 3-1304, 3-1305 and 3-1309',
    from: '2018-02-11',
    per: 30,
    hours: 40,
    paidFrom: 15,
    weekly: 12,
    wait: 106,
    noteFrom: 3,
    protects: true,
    noPoints: true,
    office: 'Maryland Commissioner of Labor and Industry',
  },
  ME: {
    law: 'Earned paid leave, 26 M.R.S. 637',
    url: 'https://www.maine.gov/labor/labor_laws/earnedpaidleave/',
    from: '2025-09-24',
    forAny: true,
    per: 40,
    hours: 40,
    boundFrom: 11,
    wait: 120,
    office: 'Maine Bureau of Labor Standards',
  },
  MI: {
    law: 'Earned Sick Time Act, MCL 408.963, 408.964 and 408.966',
    from: '2025-02-21',
    per: 30,
    hours: 40,
    larger: [{ workers: 11, hours: 72 }],
    wait: 120,
    noteFrom: 4,
    notePaid: true,
    protects: true,
    noPoints: true,
    office: 'Michigan Department of Labor and Economic Opportunity',
  },
  MN: {
    law: 'Earned sick and safe time, Minn. Stat. 181.9445 to 181.9448',
    url: 'https://www.revisor.mn.gov/statutes/cite/181.9447',
    from: '2025-07-01',
    per: 30,
    hours: 48,
    noteFrom: 3,
    protects: true,
    noPoints: true,
    office: 'Minnesota Department of Labor and Industry',
  },
  NE: {
    law: 'Healthy Families and Workplaces Act, Neb. Rev. Stat. 48-3801 to 48-3811',
    url: 'https://dol.nebraska.gov/LaborStandards/WorkerRights/PSTFAQs',
    from: '2025-10-01',
    per: 30,
    hours: 40,
    larger: [{ workers: 20, hours: 56 }],
    boundFrom: 11,
    protects: true,
    office: 'Nebraska Department of Labor',
  },
  NV: {
    law: 'NRS 608.0197',
    url: 'https://www.leg.state.nv.us/nrs/nrs-608.html',
    from: '2020-01-01',
    forAny: true,
    per: 52,
    hours: 40,
    boundFrom: 50,
    wait: 90,
    noteFrom: 'never',
    protects: true,
    office: 'Nevada Labor Commissioner',
  },
  NJ: {
    law: 'Earned Sick Leave Law, N.J.S.A. 34:11D-2 to 34:11D-4',
    from: '2018-10-29',
    per: 30,
    hours: 40,
    wait: 120,
    noteFrom: 3,
    protects: true,
    noPoints: true,
    office: 'New Jersey Department of Labor',
  },
  NM: {
    law: 'Healthy Workplaces Act, NMSA 50-17-3, 50-17-5 and 50-17-8',
    from: '2022-07-01',
    per: 30,
    hours: 64,
    noteFrom: 2,
    protects: true,
    office: 'New Mexico Department of Workforce Solutions',
  },
  NY: {
    law: 'New York Labor Law 196-b; 12 NYCRR 196-1.3',
    url: 'https://www.nysenate.gov/legislation/laws/LAB/196-B',
    from: '2021-12-22',
    per: 30,
    hours: 40,
    larger: [{ workers: 100, hours: 56 }],
    paidFrom: 5,
    noteFrom: 3,
    notePaid: true,
    protects: true,
    office: 'New York State Department of Labor',
  },
  OR: {
    law: 'ORS 653.606, 653.626 and 653.641',
    url: 'https://www.oregonlegislature.gov/bills_laws/ors/ors653.html',
    from: '2016-01-01',
    per: 30,
    hours: 40,
    paidFrom: 10,
    wait: 90,
    noteFrom: 4,
    notePaid: true,
    protects: true,
    noPoints: true,
    office: 'Oregon Bureau of Labor and Industries (BOLI)',
  },
  RI: {
    law: 'R.I. Gen. Laws 28-57-5 to 28-57-7',
    url: 'https://webserver.rilegislature.gov/Statutes/TITLE28/28-57/28-57-6.htm',
    from: '2018-07-01',
    per: 35,
    hours: 40,
    paidFrom: 18,
    wait: 90,
    noteFrom: 4,
    protects: true,
    office: 'Rhode Island Department of Labor and Training',
  },
  VT: {
    law: '21 V.S.A. 482 and 483',
    url: 'https://legislature.vermont.gov/statutes/section/21/005/00482',
    from: '2024-07-01',
    per: 52,
    hours: 40,
    weekly: 18,
    wait: 365,
    office: 'Vermont Department of Labor',
  },
  WA: {
    law: 'RCW 49.46.210',
    from: '2018-01-01',
    per: 40,
    wait: 90,
    noteFrom: 4,
    protects: true,
    noPoints: true,
    office: 'Washington State Department of Labor and Industries',
  },
}
