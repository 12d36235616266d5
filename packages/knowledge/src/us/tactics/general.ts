/** Everyday law in the United States: what helps in any quarrel, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { page } from '../cite-law.ts'
import { code, rule } from './law.ts'

const SHEET = { country: 'us', area: 'general', checkBy: '2027-05-31' } as const
const COURT = ['court', 'sued', 'summons', 'lawsuit', 'judge']
const TAX = ['irs', 'tax', 'taxes']
const BENEFIT = ['social security', 'ssi', 'disability', 'benefits', 'overpayment']
const LEGAL_AID = page(
  'Legal Services Corporation',
  'find legal aid',
  'https://www.lsc.gov/about-lsc/what-legal-aid/get-legal-help',
)
const RULES = 'https://www.uscourts.gov/rules-policies/current-rules-practice-procedure'

export const GENERAL_TACTICS = tacticsOf(SHEET, [
  {
    id: 'fee-waiver',
    section: 'leverage',
    says: 'Ask the court clerk for the fee waiver form. With low income you may file for free.',
    risk: 'You swear that your figures are true.',
    notWhen: 'You can pay the fee without hardship.',
    when: [...COURT, 'afford'],
    law: code(28, '1915', 'Judicial Code (federal courts; states have their own forms)'),
  },
  {
    id: 'benefits-go-on',
    section: 'leverage',
    says: 'Appeal a stop of SSI or disability within 10 days and ask that payments go on. They may then go on while you wait.',
    risk: 'If you lose you may have to pay it back.',
    notWhen: 'The sum was truly paid in error and you agree.',
    when: BENEFIT,
    law: rule(20, '404.1597a', 'Continued benefits pending appeal'),
  },
  {
    id: 'answer-in-time',
    section: 'procedure',
    says: 'Read the summons for the day to answer. In federal court it is mostly 21 days. State courts differ. File a short answer, even without a lawyer.',
    risk: 'With none, the other side can win by default.',
    notWhen: 'It may be a scam. Call the clerk on the number of the court site.',
    when: COURT,
    law: page(
      'Federal Rules of Civil Procedure',
      'Rule 12(a)',
      `${RULES}/federal-rules-civil-procedure`,
    ),
  },
  {
    id: 'tax-court-ninety',
    section: 'procedure',
    says: 'A notice of deficiency from the IRS gives you 90 days to file in Tax Court. Then you need not pay first.',
    risk: 'Interest may go on meanwhile.',
    notWhen: 'It is only a first letter that asks for papers. Answer that one.',
    when: TAX,
    law: code(26, '6213(a)', 'Internal Revenue Code'),
  },
  {
    id: 'sixty-day-appeal',
    section: 'timing',
    says: 'For a Social Security decision you have 60 days from the day you get it to appeal. They count five days for the mail.',
    risk: 'A late appeal needs a good reason.',
    notWhen: 'You want payments to go on. Then act in 10 days.',
    when: BENEFIT,
    law: rule(20, '404.909', 'Request for reconsideration'),
  },
  {
    id: 'federal-harm',
    section: 'timing',
    says: 'If the federal government harmed you, file a claim with that agency within two years. Name a sum.',
    risk: 'Without the claim, no court can help.',
    notWhen: 'It was a state or city. Their days are often far shorter.',
    when: ['injury', 'accident', 'government', 'post office'],
    law: code(28, '2401(b)', 'Federal Tort Claims Act'),
  },
  {
    id: 'foia',
    section: 'disclosure',
    says: 'Ask a federal agency for records. It should answer within 20 working days.',
    risk: 'It often takes longer, and parts can be blacked out.',
    notWhen: 'You need the paper in days.',
    when: ['records', 'agency', 'government'],
    law: code(5, '552', 'Freedom of Information Act'),
  },
  {
    id: 'time-line',
    section: 'disclosure',
    says: 'Write one page with dates and a proof for each. Keep the originals, send copies, and use mail with a receipt.',
    risk: 'Gaps raise questions. Say what you do not know.',
    notWhen: 'There is no reason to leave this out.',
    law: LEGAL_AID,
  },
  {
    id: 'talks-stay-out',
    section: 'settlement',
    says: 'You can make an offer without fear. In federal and most state courts an offer to settle is not proof that you owe.',
    risk: 'Facts you could prove otherwise are not covered. Do not add what you need not.',
    notWhen: 'You plan to pay in full anyway.',
    when: ['offer', 'settle', 'settlement'],
    law: page('Federal Rules of Evidence', 'Rule 408', `${RULES}/federal-rules-evidence`),
  },
  {
    id: 'tax-plan',
    section: 'settlement',
    says: 'If you owe tax and cannot pay at once, ask the IRS for a payment plan or an offer in compromise. File the return in time.',
    risk: 'Interest and some penalties go on.',
    notWhen: 'The sum is wrong. Then dispute it first.',
    when: TAX,
    law: code(26, '6159', 'Internal Revenue Code'),
  },
])

export const GENERAL_FACTS = factsOf(SHEET, [
  {
    id: 'answer-summons',
    says: 'A summons needs an answer by the day it names.',
    when: COURT,
    law: page(
      'Federal Rules of Civil Procedure',
      'Rule 12(a)',
      `${RULES}/federal-rules-civil-procedure`,
    ),
  },
  {
    id: 'legal-aid',
    says: 'Legal aid is free for people on low incomes. Every county has an office that serves it.',
    law: LEGAL_AID,
  },
  {
    id: 'sixty-days',
    says: 'You have 60 days to appeal most Social Security decisions.',
    when: BENEFIT,
    law: rule(20, '404.909', 'Request for reconsideration'),
  },
  {
    id: 'ninety-days',
    says: 'A notice of deficiency gives you 90 days to go to Tax Court.',
    when: TAX,
    law: code(26, '6213(a)', 'Internal Revenue Code'),
  },
  {
    id: 'state-law',
    says: 'Most everyday law is state law. Check the rule of your own state before you act.',
    law: LEGAL_AID,
  },
])
