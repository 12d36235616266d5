/** Provisions on buying, power, phones, payments, insurance and personal data. */
import type { Authority } from '@plainletter/contracts/rule'

export const LAW = {
  consumer: {
    title: 'Consumer Rights Act 2022',
    provision: 'Part 2 (goods), sections 14 to 33',
    url: 'https://www.irishstatutebook.ie/eli/2022/act/37/enacted/en/html',
    inForceFrom: '2022-11-29',
  },
  delivery: {
    title: 'Consumer Rights Act 2022',
    provision: 'section 36 (delivery within 30 days)',
    url: 'https://www.irishstatutebook.ie/eli/2022/act/37/section/36/enacted/en/html',
    inForceFrom: '2022-11-29',
  },
  services: {
    title: 'Consumer Rights Act 2022',
    provision: 'Part 4 (services)',
    url: 'https://www.irishstatutebook.ie/eli/2022/act/37/enacted/en/html',
    inForceFrom: '2022-11-29',
  },
  cancel: {
    title: 'Consumer Rights Act 2022',
    provision: 'Part 5 (14 days to cancel)',
    url: 'https://www.irishstatutebook.ie/eli/2022/act/37/enacted/en/html',
    inForceFrom: '2022-11-29',
  },
  unfairTerms: {
    title: 'Consumer Rights Act 2022',
    provision: 'Part 6 (unfair terms)',
    url: 'https://www.irishstatutebook.ie/eli/2022/act/37/enacted/en/html',
    inForceFrom: '2022-11-29',
  },
  ccpc: {
    title: 'Competition and Consumer Protection Commission',
    provision: 'consumer help',
    url: 'https://www.ccpc.ie/consumers/',
    inForceFrom: '2018-01-01',
  },
  small: {
    title: 'Courts Service: small claims procedure',
    provision: 'claims up to €2,000, under the District Court (Small Claims Procedure) Rules',
    url: 'https://www.courts.ie/small-claims',
    inForceFrom: '2016-01-01',
  },
  energy: {
    title: "Commission for Regulation of Utilities (CRU): Electricity and Gas Suppliers' Handbook",
    provision:
      'payment plans, vulnerable customers, code of practice on disconnection, under licences of the Electricity Regulation Act 1999 and the Gas (Interim) (Regulation) Act 2002',
    url: 'https://www.cru.ie/',
    inForceFrom: '2022-10-01',
  },
  comreg: {
    title: 'Commission for Communications Regulation',
    provision: 'phone and internet complaints',
    url: 'https://www.comreg.ie/',
    inForceFrom: '2018-01-01',
  },
  water: {
    title: 'Water Services Act 2017',
    provision: 'household water charges ended; excess use only',
    url: 'https://www.irishstatutebook.ie/eli/2017/act/29/enacted/en/html',
    inForceFrom: '2017-11-17',
  },
  scam: {
    title: 'An Garda Síochána',
    provision: 'fraud and scams',
    url: 'https://www.garda.ie/en/',
    inForceFrom: '2018-01-01',
  },
  payments: {
    title: 'European Union (Payment Services) Regulations 2018, S.I. No. 6 of 2018',
    provision: 'regulations 95 to 98 (refund of payments you did not approve)',
    url: 'https://www.irishstatutebook.ie/eli/2018/si/6/made/en/html',
    inForceFrom: '2018-01-13',
  },
  insurance: {
    title: 'Consumer Insurance Contracts Act 2019',
    provision: 'claims and reasons',
    url: 'https://www.irishstatutebook.ie/eli/2019/act/53/enacted/en/html',
    inForceFrom: '2020-09-01',
  },
  gdpr: {
    title: 'General Data Protection Regulation (EU) 2016/679',
    provision: 'articles 12 and 15 (copy of your data, free, within one month)',
    url: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
    inForceFrom: '2018-05-25',
  },
} as const satisfies Record<string, Authority>
