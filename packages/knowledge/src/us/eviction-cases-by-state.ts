/** How the courts put a tenant out in smaller states: the name of the case, and its sections. */
import type { Eviction } from './state-evictions.ts'

export const OTHER_EVICTIONS: Readonly<Record<string, Eviction>> = {
  AK: { name: 'FED', law: 'AS 09.45.070 and 34.03.220', lockout: 'AS 34.03.210' },
  AR: {
    name: 'unlawful detainer',
    law: 'Ark. Code 18-17-901 and 18-60-304',
    lockout: 'Gorman v. Ratliff, 712 S.W.2d 888 (Ark. 1986)',
  },
  DC: {
    name: 'complaint for possession',
    law: 'D.C. Code 16-1501 and 42-3505.01',
    lockout: 'D.C. Code 16-1501; Mendes v. Johnson, 389 A.2d 781 (D.C. 1978)',
  },
  DE: {
    name: 'summary possession',
    law: '25 Del. C. 5502 and 5701 to 5711',
    lockout: '25 Del. C. 5308 and 5313',
  },
  HI: {
    name: 'summary possession',
    law: 'HRS 521-68 and 666-1',
    lockout: 'HRS 521-63 and 521-74.5',
  },
  ID: { name: 'unlawful detainer', law: 'Idaho Code 6-303 and 6-310' },
  ME: { name: 'FED', law: '14 M.R.S. 6001 and 6002', lockout: '14 M.R.S. 6014' },
  MS: { name: 'eviction', law: 'Miss. Code 89-8-13 and 89-8-31 to 89-8-43' },
  MT: {
    name: 'action for possession',
    law: 'Montana Residential Landlord and Tenant Act, MCA 70-24-422 and 70-24-427',
    lockout: 'MCA 70-24-411',
  },
  ND: { name: 'eviction', law: 'N.D.C.C. 47-32-01 to 47-32-04' },
  NE: {
    name: 'action for possession',
    law: 'Uniform Residential Landlord and Tenant Act, Neb. Rev. Stat. 76-1431 and 76-1441',
    lockout: 'Neb. Rev. Stat. 76-1430',
  },
  NH: { name: 'possessory action', law: 'RSA 540:2 to 540:13', lockout: 'RSA 540-A:3' },
  NM: {
    name: 'petition for restitution',
    law: 'Owner-Resident Relations Act, NMSA 47-8-33 and 47-8-42',
    lockout: 'NMSA 47-8-36',
  },
  RI: {
    name: 'eviction',
    law: 'Residential Landlord and Tenant Act, R.I. Gen. Laws 34-18-35',
    lockout: 'R.I. Gen. Laws 34-18-34',
  },
  SD: { name: 'FED', law: 'SDCL 21-16-1 and 21-16-7', lockout: 'SDCL 43-32-6' },
  VT: { name: 'ejectment', law: '9 V.S.A. 4467; 12 V.S.A. 4851', lockout: '9 V.S.A. 4463' },
  WV: { name: 'wrongful occupation', law: 'W. Va. Code 55-3A-1 to 55-3A-3' },
  WY: { name: 'FED', law: 'Wyo. Stat. 1-21-1002 and 1-21-1003' },
}
