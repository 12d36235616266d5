/** Tickets for traffic and parking: due process, fair fines, and what to do. */
import type { Rule } from '@plainletter/contracts/rule'

const TICKET = {
  country: 'us',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['PENALTY_CHARGE_NOTICE', 'ENQUIRY'],
  topics: ['parking'],
} satisfies Partial<Rule>

const ASKED = {
  country: 'us',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['ENQUIRY'],
  topics: ['parking'],
} satisfies Partial<Rule>

const DUE_PROCESS = {
  title: 'Constitution of the United States',
  provision:
    'Fourteenth Amendment, section 1 (due process: notice and a hearing before a penalty is final)',
  url: 'https://constitution.congress.gov/constitution/amendment-14/',
  inForceFrom: '1868-07-09',
}

const TOLL_TEXTS = {
  title: 'FTC: Consumer alerts',
  provision: 'texts about unpaid tolls',
  url: 'https://consumer.ftc.gov/consumer-alerts',
  inForceFrom: '2025-01-01',
}

export const TICKET_LAW: readonly Rule[] = [
  {
    ...TICKET,
    id: 'us.ticket.right-due-process',
    kind: 'right',
    rank: 12,
    says: 'A city or state must tell you of the penalty and let you be heard before it is final.',
    authority: DUE_PROCESS,
  },
  {
    ...TICKET,
    id: 'us.ticket.right-not-excessive',
    kind: 'right',
    rank: 30,
    says: 'Fines that are far too high for what was done are barred. That holds for states and cities too.',
    authority: {
      title: 'Constitution of the United States',
      provision: 'Eighth Amendment (excessive fines; Timbs v. Indiana, 2019)',
      url: 'https://constitution.congress.gov/constitution/amendment-8/',
      inForceFrom: '2019-02-20',
    },
  },
  {
    ...ASKED,
    id: 'us.ticket.ask-step-date',
    kind: 'step',
    list: 'first',
    rank: 10,
    says: 'Look for the last day on the paper and act before it. Missing it can add fees.',
    authority: DUE_PROCESS,
  },
  {
    ...ASKED,
    id: 'us.ticket.ask-step-proof',
    kind: 'step',
    list: 'first',
    rank: 20,
    says: 'Collect proof: photos of the signs, receipts, and papers that show who had the car.',
    authority: DUE_PROCESS,
  },
  {
    ...ASKED,
    id: 'us.ticket.ask-step-real',
    kind: 'step',
    list: 'first',
    rank: 30,
    says: 'Check that it is real: look up the city, court or agency yourself. Do not use a link in a message.',
    authority: TOLL_TEXTS,
  },
  {
    ...ASKED,
    id: 'us.ticket.ask-option-contest',
    kind: 'option',
    option: 'appeal',
    rank: 10,
    title: 'Contest it',
    cost: 'Free in most places',
    time: 'By the date on the paper',
    risk: 'An early discount may be lost.',
    bestFor: 'It is wrong, or another had the car.',
    says: 'Ask for a hearing or a review, in the way that the paper says.',
    authority: DUE_PROCESS,
  },
  {
    ...ASKED,
    id: 'us.ticket.ask-option-plan',
    kind: 'option',
    option: 'negotiate',
    rank: 20,
    title: 'Ask for a plan',
    cost: 'Part of it each month',
    time: 'Before the date on the paper',
    risk: 'None.',
    bestFor: 'You cannot pay it at once.',
    says: 'Ask for payments over time, or for a lower sum if your income is low.',
    authority: {
      title: 'Bearden v. Georgia, 461 U.S. 660 (1983)',
      provision: 'no jail for a fine that a person cannot pay',
      url: 'https://www.supremecourt.gov/opinions/USReports.aspx',
      inForceFrom: '1983-05-24',
    },
  },
]
