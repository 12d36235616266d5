/** Provisions on claims in court. */
import type { Authority } from '@plainletter/contracts/rule'

export const LAW = {
  nswClaim: {
    title:
      'Uniform Civil Procedure Rules 2005 (NSW) and Civil Procedure Act 2005 (NSW), as Legal Aid NSW explains them',
    provision:
      'rules 14.3 (28 days to file a defence) and 36.16 (judgment set aside); Civil Procedure Act 2005, section 107 (instalments)',
    url: 'https://legalaid.nsw.gov.au/my-problem-is-about/my-money/responding-to-a-claim/step-by-step-guide-filing-a-defence',
    inForceFrom: '2005-08-15',
  },
  nswUcpr: {
    title: 'Uniform Civil Procedure Rules 2005 (NSW)',
    provision: 'rules 14.3, 36.16 and 37.1',
    url: 'https://legislation.nsw.gov.au/view/html/inforce/current/sl-2005-0418',
    inForceFrom: '2005-08-15',
  },
  vicClaim: {
    title: "Magistrates' Court General Civil Procedure Rules 2020 (Vic)",
    provision: 'notice of defence, 21 days',
    url: 'https://www.mcv.vic.gov.au/',
    inForceFrom: '2020-09-01',
  },
  qldClaim: {
    title: 'Uniform Civil Procedure Rules 1999 (Qld)',
    provision: 'rule 137 (28 days)',
    url: 'https://www.legislation.qld.gov.au/',
    inForceFrom: '1999-07-01',
  },
  waClaim: {
    title:
      'Magistrates Court (Civil Proceedings) Act 2004 (WA) and Magistrates Court (Civil Proceedings) Rules 2005 (WA)',
    provision: 'response within 14 days',
    url: 'https://www.magistratescourt.wa.gov.au/',
    inForceFrom: '2005-05-01',
  },
  courts: {
    title: 'Court rules of the states, as the National Debt Helpline explains them',
    provision:
      'for example Uniform Civil Procedure Rules 2005 (NSW); Magistrates’ Court General Civil Procedure Rules 2020 (Vic); Uniform Civil Procedure Rules 1999 (Qld)',
    url: 'https://ndh.org.au/',
    inForceFrom: '2018-01-01',
  },
} as const satisfies Record<string, Authority>
