/** English: papers that their kind is too wide to name. `name` has its article, `label` stands alone; `wants` says what the sender wants. */
import type { Paper } from '@plainletter/contracts/paper'

export const EN_PAPERS = {
  rent_increase: {
    name: 'a notice of a higher rent',
    label: 'Rent increase',
    wants: '{sender} wants a higher rent from you.',
  },
  service_charge: {
    name: 'a bill for shared costs of your home',
    label: 'Shared costs of your home',
    wants: '{sender} asks you to pay towards the shared costs of your home.',
  },
  deposit_deductions: {
    name: 'a letter about your deposit',
    label: 'Money from your deposit',
    wants: '{sender} writes about money to be kept from your deposit.',
  },
  disciplinary_hearing: {
    name: 'a call to a hearing at work',
    label: 'Hearing at work',
    wants: '{sender} calls you to a hearing about your work. Nothing is decided yet.',
  },
  work_warning: {
    name: 'a warning at work',
    label: 'Warning at work',
    wants: '{sender} gives you a formal warning. Your job goes on.',
  },
  work_suspension: {
    name: 'a suspension from work',
    label: 'Suspension from work',
    wants: '{sender} keeps you away from work for now. Your job goes on.',
  },
  exit_agreement: {
    name: 'an offer to end your job',
    label: 'Offer to end your job',
    wants: '{sender} offers terms for the end of your job. You need not agree.',
  },
  offence_hearing: {
    name: 'a letter that asks for your side before a fine',
    label: 'Your side before a fine',
    wants:
      '{sender} says that you broke a traffic rule, and asks for your side. Nothing is decided yet.',
  },
  driver_details: {
    name: 'a request to name the driver',
    label: 'Request to name the driver',
    wants: '{sender} wants to know who drove the vehicle.',
  },
  police_penalty: {
    name: 'a fixed penalty from the police',
    label: 'Police fixed penalty',
    wants: '{sender} offers a fixed penalty in place of a court case.',
  },
  school_absence_penalty: {
    name: 'a penalty for missed school',
    label: 'Penalty for missed school',
    wants: '{sender} asks for a penalty because a child missed school.',
  },
  benefit_move: {
    name: 'a notice to move to another benefit',
    label: 'Move to another benefit',
    wants: '{sender} says that a benefit of yours ends, and that you must claim another.',
  },
  benefit_decision: {
    name: 'a decision about a benefit',
    label: 'Decision about a benefit',
    wants: '{sender} has decided about a benefit of yours.',
  },
  child_maintenance: {
    name: 'a letter about child maintenance',
    label: 'Child maintenance',
    wants: '{sender} writes about money that is paid for a child.',
  },
  complaint_refused: {
    name: 'a final answer to your complaint',
    label: 'Answer to your complaint',
    wants: '{sender} gives its answer to your complaint. You can take it further.',
  },
  immigration_refusal: {
    name: 'a decision about your right to stay',
    label: 'Decision about your stay',
    wants: '{sender} has decided about your right to be in the country.',
  },
  divorce_papers: {
    name: 'a letter about a divorce',
    label: 'Divorce papers',
    wants: 'Your partner has asked for the marriage or partnership to end.',
  },
  jury_summons: {
    name: 'a call to jury service',
    label: 'Jury service',
    wants: '{sender} calls you to serve on a jury. You are not accused of anything.',
  },
  witness_summons: {
    name: 'a call to be a witness',
    label: 'Call to be a witness',
    wants: '{sender} calls you to tell a court what you know. Nobody claims anything of you.',
  },
  council_order: {
    name: 'an order to put something right',
    label: 'Order to put something right',
    wants: '{sender} orders you to do something, or to stop it.',
  },
  data_breach: {
    name: 'a notice that your data got out',
    label: 'Data breach',
    wants: '{sender} tells you that others may have seen your data.',
  },
  price_rise: {
    name: 'a notice of a higher price',
    label: 'Price rise',
    wants: '{sender} wants to change what you pay.',
  },
} as const satisfies Record<Paper, { name: string; label: string; wants: string }>
