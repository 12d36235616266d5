/** The provisions on benefits that were paid too much. */
import { cfr, page } from './cite-law.ts'

const SSA = { title: 20, name: 'Social Security regulations' }

export const BENEFIT_LAW = {
  dueProcess: page(
    'Constitution of the United States',
    'Fourteenth Amendment, section 1: a hearing before benefits end (Goldberg v. Kelly, 1970)',
    'https://constitution.congress.gov/constitution/amendment-14/',
  ),
  appealSocialSecurity: {
    ...cfr({ ...SSA, section: '404.909', from: '1980-08-05' }),
    title: 'Social Security Act, section 205(b) (reconsideration)',
    provision: '42 U.S.C. 405(b); 20 CFR 404.907 to 404.909',
  },
  waiver: {
    ...cfr({ ...SSA, section: '404.506', from: '1996-10-24' }),
    title: 'Social Security Act, section 204(b) (waiver of overpayment)',
    provision: '42 U.S.C. 404(b) and 1383(b); 20 CFR 404.506 (SSI: 20 CFR 416.550)',
  },
  conference: cfr({ ...SSA, section: '404.506(c)', from: '1996-10-24' }),
  recovery: page(
    'SSA: Resolve an overpayment',
    'Appeal, waiver or a lower rate',
    'https://www.ssa.gov/manage-benefits/resolve-overpayment',
  ),
  rate: {
    title: 'SSA emergency message EM-25029',
    provision: 'Default withholding of 50% for Title II overpayments',
    url: 'https://secure.ssa.gov/apps10/reference.nsf/',
    inForceFrom: '2025-04-25',
  },
  snapHearing: cfr({ title: 7, section: '273.15', name: 'SNAP fair hearings', from: '1979-03-01' }),
  snapFraud: {
    ...cfr({ title: 7, section: '273.16', name: 'SNAP', from: '2008-10-01' }),
    title: 'Food and Nutrition Act (SNAP: claims, and cheating on purpose)',
    provision: '7 U.S.C. 2015(b) and 2022(b); 7 CFR 273.16 and 273.18',
  },
  unemployment: page(
    'U.S. Department of Labor: Unemployment insurance',
    'Appeals are made to your state',
    'https://www.dol.gov/general/topic/unemployment-insurance',
  ),
} as const
