/** Questions on being dismissed while on workers compensation. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK = {
  country: 'au',
  checkedOn: '2026-11-23',
  checkBy: '2027-10-31',
  kinds: ['ENQUIRY'],
  kind: 'answer',
  verdict: 'do_this',
  rank: 2,
} satisfies Partial<Rule>

const FIRED = [
  'sacked',
  'sack me',
  'fired',
  'fire me',
  'dismissed',
  'dismiss',
  'terminated',
  'terminate',
  'let go',
  'lose my job',
  'lost my job',
  'made redundant',
]

const HURT = [
  'workers compensation',
  'workers comp',
  "workers' compensation",
  "workers' comp",
  'worker compensation',
  'workcover',
  'work cover',
  'worksafe',
  'compo',
  'injured at work',
  'hurt at work',
  'work injury',
  'workplace injury',
]

export const ENQUIRY_FIRED_WHILE_INJURED: readonly Rule[] = [
  {
    ...ASK,
    id: 'au.ask.injured-sacked',
    topics: ['employment', 'general'],
    asks: [FIRED, HURT],
    says: 'It is against the law to fire you because you made a claim. Being unfit from a work injury also protects you for a time. It is six months in New South Wales and twelve in Queensland. In Victoria the employer must offer you work for 52 weeks, where it can. Your payments mostly go on after the job ends. Act within 21 days: call the Fair Work Commission on 1300 799 675.',
    authority: {
      title: 'Fair Work Act 2009',
      provision: 'sections 340, 341, 366 and 394',
      url: 'https://www.legislation.gov.au/C2009A00028/latest/text',
      inForceFrom: '2009-07-01',
    },
  },
  {
    ...ASK,
    id: 'au.ask.injured-sacked-nsw',
    insteadOf: 'au.ask.injured-sacked',
    regions: ['AU-NSW'],
    topics: ['employment', 'general'],
    asks: [FIRED, HURT],
    says: 'In New South Wales it is a crime to fire you in the first six months because the injury makes you unfit. Once a doctor says that you are fit, ask in writing for your job back. If the firm refuses, the Industrial Relations Commission can order it, up to two years after the dismissal. Payments mostly go on. Fired because you claimed? You have 21 days: Fair Work Commission 1300 799 675.',
    authority: {
      title: 'Workers Compensation Act 1987 (NSW)',
      provision: 'sections 241 to 248; Fair Work Act 2009 (Cth), sections 340 and 366',
      url: 'https://legislation.nsw.gov.au/view/html/inforce/current/act-1987-070',
      inForceFrom: '2000-07-14',
    },
  },
  {
    ...ASK,
    id: 'au.ask.injured-sacked-qld',
    insteadOf: 'au.ask.injured-sacked',
    regions: ['AU-QLD'],
    topics: ['employment', 'general'],
    asks: [FIRED, HURT],
    says: 'In Queensland you may not be fired in the first 12 months after the injury because it makes you unfit. The employer can be fined. In that year, once a doctor says that you are fit, ask in writing for your job back. If it refuses, the Queensland Industrial Relations Commission can order it. Your payments mostly go on. Fired because you claimed? You have 21 days: Fair Work Commission 1300 799 675.',
    authority: {
      title: 'Workers’ Compensation and Rehabilitation Act 2003 (Qld)',
      provision: 'sections 232A to 232D; Fair Work Act 2009 (Cth), sections 340 and 366',
      url: 'https://www.legislation.qld.gov.au/view/html/inforce/current/act-2003-027',
      inForceFrom: '2006-05-23',
    },
  },
  {
    ...ASK,
    id: 'au.ask.injured-sacked-vic',
    insteadOf: 'au.ask.injured-sacked',
    regions: ['AU-VIC'],
    topics: ['employment', 'general'],
    asks: [FIRED, HURT],
    says: 'In Victoria the employer must give you your old job or suitable work for 52 weeks of being unfit. That holds as far as it reasonably can. To fire you because you claimed is a crime. Ask in writing for the reason, and for suitable work with a certificate of your doctor. Tell WorkSafe Victoria if it offers none. Your payments mostly go on. Act within 21 days: Fair Work Commission 1300 799 675.',
    authority: {
      title: 'Workplace Injury Rehabilitation and Compensation Act 2013 (Vic)',
      provision: 'sections 96 to 105, 119 and 575; Fair Work Act 2009 (Cth), sections 340 and 366',
      url: 'https://www.legislation.vic.gov.au/in-force/acts/workplace-injury-rehabilitation-and-compensation-act-2013',
      inForceFrom: '2014-07-01',
    },
  },
]
