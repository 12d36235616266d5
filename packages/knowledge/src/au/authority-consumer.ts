/** Provisions on buying, phones, power, scams and insurance. */
import type { Authority } from '@plainletter/contracts/rule'

export const LAW = {
  delivery: {
    title: 'Competition and Consumer Act 2010, Schedule 2 (Australian Consumer Law)',
    provision: 'section 36 (goods in the time named, or in a fair time)',
    url: 'https://www.legislation.gov.au/C2004A00109/latest/text',
    inForceFrom: '2011-01-01',
  },
  guarantees: {
    title: 'Competition and Consumer Act 2010, Schedule 2 (Australian Consumer Law)',
    provision: 'sections 54 to 64 and 259 to 267',
    url: 'https://www.legislation.gov.au/C2004A00109/latest',
    inForceFrom: '2011-01-01',
  },
  cooling: {
    title: 'Competition and Consumer Act 2010, Schedule 2 (Australian Consumer Law)',
    provision: 'sections 69 to 95 (unsolicited agreements, ten business days)',
    url: 'https://www.legislation.gov.au/C2004A00109/latest',
    inForceFrom: '2011-01-01',
  },
  unfairTerms: {
    title: 'Competition and Consumer Act 2010, Schedule 2 (Australian Consumer Law)',
    provision: 'sections 23 to 28 (unfair terms)',
    url: 'https://www.legislation.gov.au/C2004A00109/latest',
    inForceFrom: '2023-11-09',
  },
  accc: {
    title: 'Australian Competition and Consumer Commission',
    provision: 'consumer rights and guarantees',
    url: 'https://www.accc.gov.au/consumers',
    inForceFrom: '2018-01-01',
  },
  tio: {
    title: 'Telecommunications Industry Ombudsman',
    provision: 'free help with phone and internet complaints',
    url: 'https://www.tio.com.au/',
    inForceFrom: '2018-01-01',
  },
  energy: {
    title: 'National Energy Retail Rules',
    provision: 'rules 33, 72 and 107 to 116 (payment plans and disconnection)',
    url: 'https://energy-rules.aemc.gov.au/',
    inForceFrom: '2012-07-01',
  },
  energyPlan: {
    title:
      'National Energy Retail Law (South Australia) Act 2011, applied in each state, and National Energy Retail Rules',
    provision: 'section 50 of the Law, and rules 33 and 72 (payment plans)',
    url: 'https://energy-rules.aemc.gov.au/',
    inForceFrom: '2012-07-01',
  },
  energyClaim: {
    title: 'National Energy Retail Law',
    provision: 'section 51 (no claim during a payment plan, or without the hardship policy)',
    url: 'https://energy-rules.aemc.gov.au/',
    inForceFrom: '2012-07-01',
  },
  energyHardship: {
    title: 'National Energy Retail Rules',
    provision: 'Part 3 (hardship)',
    url: 'https://energy-rules.aemc.gov.au/',
    inForceFrom: '2012-07-01',
  },
  aer: {
    title: 'Australian Energy Regulator',
    provision: 'hardship, payment plans and disconnection',
    url: 'https://www.aer.gov.au/',
    inForceFrom: '2012-07-01',
  },
  energyVic: {
    title: 'Essential Services Commission (Vic): Energy Retail Code of Practice',
    provision: 'payment help before disconnection',
    url: 'https://www.esc.vic.gov.au/',
    inForceFrom: '2022-03-01',
  },
  scamwatch: {
    title: 'National Anti-Scam Centre, Scamwatch',
    provision: 'report and recover from scams',
    url: 'https://www.scamwatch.gov.au/',
    inForceFrom: '2023-07-01',
  },
  insurance: {
    title: 'Australian Financial Complaints Authority',
    provision: 'insurance complaints',
    url: 'https://www.afca.org.au/',
    inForceFrom: '2018-11-01',
  },
} as const satisfies Record<string, Authority>
