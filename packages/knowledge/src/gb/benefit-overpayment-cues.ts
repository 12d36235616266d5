/** Words and law that the rows on benefits, overpaid or refused, have in common. */
import type { Authority, Test } from '@plainletter/contracts/rule'

export const RECOVER: Authority = {
  title: 'Social Security Administration Act 1992',
  provision: 'sections 71 and 71ZB',
  url: 'https://www.legislation.gov.uk/ukpga/1992/5/section/71ZB',
  inForceFrom: '2013-04-29',
}
export const GUIDE: Authority = {
  title: 'GOV.UK: benefit overpayments',
  provision: 'Repaying, and if you cannot afford it',
  url: 'https://www.gov.uk/benefit-overpayments',
  inForceFrom: '2013-04-29',
}
export const CHALLENGE: Authority = {
  title: 'GOV.UK: challenge a benefit decision (mandatory reconsideration)',
  provision: 'How to ask, and by when',
  url: 'https://www.gov.uk/mandatory-reconsideration',
  inForceFrom: '2013-10-28',
}

export const TRIBUNAL: Authority = {
  title: 'GOV.UK: appeal a benefit decision',
  provision:
    'one month, and late appeals, with Tribunal Procedure (First-tier Tribunal) (Social Entitlement Chamber) Rules 2008, rule 22',
  url: 'https://www.gov.uk/appeal-benefit-decision',
  inForceFrom: '2013-04-08',
}

export const HOUSING_BENEFIT: Test = { says: ['housing benefit'] }

/** Benefits that the rules of Universal Credit do not reach: other regulations hold for them. */
export const OLDER: Test = {
  says: [
    'pension credit',
    "carer's allowance",
    'carers allowance',
    'attendance allowance',
    'disability living allowance',
    'income support',
    'state pension',
  ],
}

/** Benefits whose overpayment can be asked back even when the office made the mistake. */
export const NEWER: Test = {
  says: [
    'universal credit',
    'new style',
    "jobseeker's allowance",
    'employment and support allowance',
    'personal independence payment',
  ],
}

/** Offices with review rules of their own. */
export const OFFICES_OF_THEIR_OWN: Test = {
  says: ['hmrc', 'tax credit', 'tax credits', 'child benefit', 'social security scotland'],
}

/** What councils decide has ways of its own. */
export const OF_COUNCILS: Test = {
  says: [
    'housing benefit',
    'council tax reduction',
    'council tax support',
    'discretionary housing payment',
    'blue badge',
    'free school meals',
    'household support fund',
    'crisis and resilience fund',
    'welfare fund',
    'crisis grant',
  ],
}

/** A benefit that was refused, cut or ended: nothing is asked back. */
export const REFUSED: Test = {
  says: [
    'you scored',
    'points for daily living',
    'points for mobility',
    'limited capability for work',
    'not entitled from',
    'your claim has been refused',
    'refused your claim',
    'that you do not qualify',
    'you do not qualify for',
    'cannot get personal independence payment',
    'cannot get adult disability payment',
    'cannot get universal credit',
    'not entitled to universal credit',
  ],
}

/** An answer to a request to look again: the next step is the tribunal. */
export const LOOKED_AGAIN: Test = { says: ['mandatory reconsideration notice'] }
/** Benefits of Scotland have a new decision in place of a new look, and times of their own. */
export const SCOTS_BENEFIT: Test = {
  says: ['social security scotland', 're-determination', 'redetermination'],
}
