/** The provisions on goods, services and pictures that several subjects rely on. */
import type { Authority } from '@plainletter/contracts/rule'

const LEGISLATION = 'https://www.legislation.gov.uk'
function act(title: string, provision: string, rest: { path: string; from: string }): Authority {
  return { title, provision, url: `${LEGISLATION}/${rest.path}`, inForceFrom: rest.from }
}
const DMCC = 'Digital Markets, Competition and Consumers Act 2024'
const CRA = 'Consumer Rights Act 2015'
const CCR = 'Consumer Contracts (Information, Cancellation and Additional Charges) Regulations 2013'
const CDPA = 'Copyright, Designs and Patents Act 1988'
/** Buying things. The Act and the Regulations run in all four nations. */
export const CONSUMER_LAW = {
  quality: act(CRA, 'sections 9 to 11', { path: 'ukpga/2015/15/section/9', from: '2015-10-01' }),
  remedies: act(CRA, 'section 19', { path: 'ukpga/2015/15/section/19', from: '2015-10-01' }),
  shortReject: act(CRA, 'sections 20 and 22', {
    path: 'ukpga/2015/15/section/22',
    from: '2015-10-01',
  }),
  repair: act(CRA, 'section 23', { path: 'ukpga/2015/15/section/23', from: '2015-10-01' }),
  finalReject: act(CRA, 'section 24', { path: 'ukpga/2015/15/section/24', from: '2015-10-01' }),
  delivery: act(CRA, 'sections 28 and 29', {
    path: 'ukpga/2015/15/section/28',
    from: '2015-10-01',
  }),
  noSigningAway: act(CRA, 'section 31', { path: 'ukpga/2015/15/section/31', from: '2015-10-01' }),
  digital: act(CRA, 'sections 34 to 46', { path: 'ukpga/2015/15/section/34', from: '2015-10-01' }),
  service: act(CRA, 'sections 49 to 57', { path: 'ukpga/2015/15/section/49', from: '2015-10-01' }),
  unfairTerms: act(CRA, 'sections 62 and 63 and Schedule 2', {
    path: 'ukpga/2015/15/section/62',
    from: '2015-10-01',
  }),
  cancel: act(CCR, 'regulations 29 and 30', {
    path: 'uksi/2013/3134/regulation/29',
    from: '2014-06-13',
  }),
  noCancel: act(CCR, 'regulation 28', { path: 'uksi/2013/3134/regulation/28', from: '2014-06-13' }),
  refund: act(CCR, 'regulation 34', { path: 'uksi/2013/3134/regulation/34', from: '2014-06-13' }),
  returning: act(CCR, 'regulation 35', {
    path: 'uksi/2013/3134/regulation/35',
    from: '2014-06-13',
  }),
  startedService: act(CCR, 'regulation 36', {
    path: 'uksi/2013/3134/regulation/36',
    from: '2014-06-13',
  }),
  extraItems: act(CCR, 'regulation 40', {
    path: 'uksi/2013/3134/regulation/40',
    from: '2014-06-13',
  }),
  unfairPractice: act(DMCC, 'Part 4, Chapter 1', {
    path: 'ukpga/2024/13/part/4',
    from: '2025-04-06',
  }),
} as const satisfies Record<string, Authority>
/** Copyright in music. */
export const COPYRIGHT_LAW = {
  acts: act(CDPA, 'sections 16 and 19', { path: 'ukpga/1988/48/section/19', from: '1989-08-01' }),
  public: act(CDPA, 'section 19', { path: 'ukpga/1988/48/section/19', from: '1989-08-01' }),
  remedies: act(CDPA, 'sections 96 and 97', {
    path: 'ukpga/1988/48/section/97',
    from: '1989-08-01',
  }),
  noEntry: act(CDPA, 'sections 96 to 100', {
    path: 'ukpga/1988/48/part/I/chapter/VI',
    from: '1989-08-01',
  }),
  tribunal: act(CDPA, 'sections 116 to 129 and 149', {
    path: 'ukpga/1988/48/section/116',
    from: '1989-08-01',
  }),
  term: act(CDPA, 'sections 12 to 14', { path: 'ukpga/1988/48/section/12', from: '1996-01-01' }),
} as const satisfies Record<string, Authority>
