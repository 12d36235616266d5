/** The federal provisions on work. */
import { cfr, page, usc } from './cite-law.ts'

const FLSA = { title: 29, name: 'Fair Labor Standards Act (FLSA)', from: '1985-01-01' }
const COBRA = {
  title: 29,
  name: 'COBRA (Employee Retirement Income Security Act, ERISA)',
  from: '1986-07-01',
}
const WARN = {
  title: 29,
  name: 'Worker Adjustment and Retraining Notification Act (WARN Act)',
  from: '1989-02-04',
}

export const WORK_LAW = {
  termination: page(
    'U.S. Department of Labor: Termination',
    'Employment at will and its limits',
    'https://www.dol.gov/general/topic/termination',
  ),
  lastPay: page(
    'U.S. Department of Labor: Last paycheck',
    'Final pay: the next regular payday, or sooner where state law says so',
    'https://www.dol.gov/general/topic/wages/lastpaycheck',
  ),
  unemployment: page(
    'U.S. Department of Labor: Unemployment insurance',
    'How to file a claim with your state',
    'https://www.dol.gov/general/topic/unemployment-insurance',
  ),
  titleSeven: {
    ...usc({ title: 42, section: '2000e-2', name: '', from: '1992-07-26' }),
    title:
      'Title VII of the Civil Rights Act of 1964, Age Discrimination in Employment Act (ADEA) and Americans with Disabilities Act (ADA)',
    provision: '42 U.S.C. 2000e-2 and 2000e-5; 29 U.S.C. 623; 42 U.S.C. 12112',
  },
  pregnant: usc({
    title: 42,
    section: '2000gg-1',
    name: 'Pregnant Workers Fairness Act (PWFA) (with Title VII)',
    from: '2023-06-27',
  }),
  charge: usc({
    title: 42,
    section: '2000e-5',
    name: 'Title VII of the Civil Rights Act of 1964',
    from: '1972-03-24',
  }),
  chargeHow: page(
    'EEOC: How to file a charge of discrimination',
    'Time limits of 180 and 300 days',
    'https://www.eeoc.gov/how-file-charge-employment-discrimination',
  ),
  retaliation: {
    ...usc({ ...FLSA, section: '215' }),
    title:
      'Fair Labor Standards Act (FLSA), Occupational Safety and Health Act, Title VII of the Civil Rights Act and National Labor Relations Act',
    provision:
      '29 U.S.C. 215 (wages), 29 U.S.C. 660(c) (danger), 42 U.S.C. 2000e-3 (discrimination), 29 U.S.C. 157 and 158 (acting together)',
  },
  wageClaim: usc({ ...FLSA, section: '255' }),
  overtime: usc({ ...FLSA, section: '207' }),
  minimumWage: usc({ ...FLSA, section: '206', from: '2009-07-24' }),
  tips: usc({ ...FLSA, section: '203(m)', from: '2018-03-23' }),
  doublePay: usc({ ...FLSA, section: '216' }),
  familyLeave: usc({
    title: 29,
    section: '2615, 2612 and 2614',
    name: 'Family and Medical Leave Act (FMLA)',
    from: '1993-08-05',
  }),
  cobra: usc({ ...COBRA, section: '1165' }),
  marketplace: cfr({
    title: 45,
    section: '155.420',
    name: 'Special enrollment periods (Affordable Care Act, ACA)',
    from: '2014-01-01',
  }),
  waiver: usc({
    title: 29,
    section: '626(f)',
    name: 'Older Workers Benefit Protection Act (OWBPA)',
    from: '1990-10-16',
  }),
  warn: usc({ ...WARN, section: '2102' }),
  warnPay: usc({ ...WARN, section: '2104' }),
  reemployment: usc({
    title: 38,
    section: '4312',
    name: 'Uniformed Services Employment and Reemployment Rights Act (USERRA)',
    from: '1994-12-12',
  }),
  claimAppeal: {
    ...cfr({ title: 29, section: '2560.503-1', name: '', from: '2002-01-01' }),
    title: 'ERISA, section 503 (Employee Retirement Income Security Act: claims procedure)',
    provision: '29 U.S.C. 1133; 29 CFR 2560.503-1',
  },
} as const
