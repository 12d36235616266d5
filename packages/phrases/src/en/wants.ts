/** English: what the sender of each kind of document wants, with and without a sum. */
export const EN_WANTS = {
  DEBT_COLLECTION_LETTER: {
    withSum: '{sender} asks you to pay {sum}.',
    plain: '{sender} asks you to pay a debt.',
  },
  COUNCIL_TAX_DEMAND: {
    withSum: '{sender} says you owe {sum}.',
    plain: '{sender} asks you to pay council tax.',
  },
  PARKING_TICKET: {
    withSum: '{sender} asks you to pay {sum} for parking.',
    plain: '{sender} asks you to pay for parking.',
  },
  PENALTY_CHARGE_NOTICE: {
    withSum: '{sender} asks for a penalty of {sum}.',
    plain: '{sender} asks for a penalty.',
  },
  BAILIFF_NOTICE: {
    withSum: '{sender} wants {sum}, or more steps may follow.',
    plain: '{sender} warns you of steps to enforce a debt.',
  },
  COURT_CLAIM: {
    withSum: '{sender} has started a court claim for {sum}.',
    plain: '{sender} has started a court claim against you.',
  },
  COURT_JUDGMENT: {
    withSum: '{sender} relies on a court order for {sum}.',
    plain: '{sender} relies on a court order.',
  },
  STATUTORY_DEMAND: {
    withSum: '{sender} formally demands {sum}.',
    plain: '{sender} makes a formal demand.',
  },
  LETTER_BEFORE_CLAIM: {
    withSum: '{sender} plans a court claim for {sum} unless this is settled.',
    plain: '{sender} plans a court claim unless this is settled.',
  },
  PPL_PRS_BILL: {
    withSum: '{sender} asks for {sum} for a music licence.',
    plain: '{sender} asks you to buy a music licence.',
  },
  TV_LICENCE_LETTER: {
    withSum: '{sender} asks for {sum} of radio and TV fees.',
    plain: '{sender} wants the fee for TV and radio, or to know why you need not pay it.',
  },
  EVICTION_NOTICE: {
    withSum: '{sender} wants you to leave your home.',
    plain: '{sender} wants you to leave your home.',
  },
  RENT_ARREARS_LETTER: {
    withSum: '{sender} says you owe {sum} of rent.',
    plain: '{sender} says you are behind with rent.',
  },
  DISMISSAL_LETTER: {
    withSum: '{sender} says that your job ends.',
    plain: '{sender} says that your job ends.',
  },
  REDUNDANCY_NOTICE: {
    withSum: '{sender} says that your job may end by redundancy.',
    plain: '{sender} says that your job may end by redundancy.',
  },
  BENEFIT_OVERPAYMENT: {
    withSum: '{sender} says you were paid {sum} too much.',
    plain: '{sender} writes about a benefit of yours.',
  },
  TAX_DEMAND: {
    withSum: '{sender} says you owe {sum} of tax.',
    plain: '{sender} asks you to pay tax.',
  },
  UTILITY_BILL_DEMAND: {
    withSum: '{sender} says you owe {sum} on a bill.',
    plain: '{sender} asks you to pay a bill.',
  },
  INSURANCE_DECISION: {
    withSum: '{sender} tells you its decision on your claim.',
    plain: '{sender} tells you its decision on your claim.',
  },
  CONSUMER_CONTRACT_DISPUTE: {
    withSum: '{sender} writes about a contract with you and {sum}.',
    plain: '{sender} writes about a contract with you.',
  },
  CEASE_AND_DESIST: {
    withSum: '{sender} tells you to stop something, and asks for {sum}.',
    plain: '{sender} tells you to stop something.',
  },
  COPYRIGHT_INFRINGEMENT_LETTER: {
    withSum: '{sender} asks for {sum} for the use of a work.',
    plain: '{sender} says you used a work without leave.',
  },
} as const
