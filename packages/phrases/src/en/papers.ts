/** English: papers that their kind is too wide to name. `name` has its article, `label` stands alone; `wants` says what the sender wants, and `wanted` what is left of that when the day is over. */
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
    wanted:
      '{sender} called you to a hearing about your work. The day is over, so it may be decided.',
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
    wanted:
      '{sender} offered terms for the end of your job. The day to answer is over. You need not agree.',
  },
  offence_hearing: {
    name: 'a letter that asks for your side before a fine',
    label: 'Your side before a fine',
    wants: '{sender} says that you broke a rule, and asks for your side. Nothing is decided yet.',
    wanted:
      '{sender} said that you broke a rule, and asked for your side. The time for it is over, so it may be decided.',
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
    wanted:
      '{sender} offered a fixed penalty in place of a court case. The day in the letter is over.',
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
    wanted:
      '{sender} said that a benefit of yours ends, and that you must claim another. The day to claim is over.',
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
    wanted: '{sender} gave its answer to your complaint. The time to take it further may be over.',
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
  single_justice_notice: {
    name: 'a criminal charge that one magistrate decides on paper',
    label: 'Criminal charge on paper',
    wants: '{sender} charges you with an offence. It wants your answer: guilty or not guilty.',
  },
  court_fine: {
    name: 'a fine from a court',
    label: 'Court fine',
    wants: '{sender} asks for a fine that a court has set.',
  },
  vehicle_tax_penalty: {
    name: 'a penalty about vehicle tax',
    label: 'Vehicle tax penalty',
    wants: '{sender} asks for a penalty because a vehicle had no tax.',
  },
  prescription_penalty: {
    name: 'a penalty about free prescriptions or dental care',
    label: 'Prescription or dental penalty',
    wants:
      '{sender} says that free treatment was claimed without a right to it, and asks for money.',
  },
  tribunal_hearing: {
    name: 'a notice of a tribunal hearing',
    label: 'Tribunal hearing',
    wants: '{sender} tells you when the tribunal meets, and what it wants before that.',
  },
  means_form: {
    name: 'a court form about your income',
    label: 'Court form about your income',
    wants: '{sender} wants to know what you earn and owe, to settle how a judgment is paid.',
  },
  benefit_review: {
    name: 'a form to keep your benefit',
    label: 'Benefit review',
    wants: '{sender} looks at your benefit again, and wants a form back.',
    wanted: '{sender} looks at your benefit again, and wanted a form back. The day for it is over.',
  },
  student_overpayment: {
    name: 'a letter about student money',
    label: 'Student money',
    wants: '{sender} wants student money back.',
  },
  policy_cancelled: {
    name: 'a notice that your insurance ends',
    label: 'Insurance ends',
    wants: '{sender} wants to end your insurance, or has ended it.',
  },
  account_closing: {
    name: 'a notice that your account will close',
    label: 'Account will close',
    wants: '{sender} wants to close your account.',
    wanted: '{sender} wanted to close your account. The day is over, so it may be closed.',
  },
  lodger_notice: {
    name: 'a notice to leave a room in somebody’s home',
    label: 'Notice to leave a room',
    wants: '{sender} wants you to leave a room in their own home.',
  },
  estate_debt: {
    name: 'a letter about a debt of somebody who died',
    label: 'Debt of somebody who died',
    wants: '{sender} asks who deals with what a person left, to have a debt paid from it.',
  },
  default_notice: {
    name: 'a default notice on a credit agreement',
    label: 'Default notice',
    wants: '{sender} says that you broke a credit agreement, and sets a day to put it right.',
    wanted: '{sender} said that you broke a credit agreement. The day to put it right is over.',
  },
  police_interview: {
    name: 'an invitation to an interview about an offence',
    label: 'Interview about an offence',
    wants: '{sender} wants to ask you about a possible offence. Get a solicitor first.',
  },
  care_charges: {
    name: 'a bill for care',
    label: 'Bill for care',
    wants: '{sender} says what is to be paid towards care.',
  },
  works_consultation: {
    name: 'a notice of works on your building',
    label: 'Works on your building',
    wants: '{sender} plans works that you would help to pay for.',
  },
  circular: {
    name: 'a paper written to many people',
    label: 'Paper for many people',
    wants: '{sender} tells many people something. It asks nothing of you alone.',
  },
  foreclosure: {
    name: 'a notice of foreclosure',
    label: 'Foreclosure notice',
    wants: '{sender} means to sell the home because the loan on it is behind.',
  },
} as const satisfies Record<Paper, { name: string; label: string; wants: string; wanted?: string }>
