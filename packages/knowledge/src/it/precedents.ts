/** Leading cases of Italy, the most telling first: those of its high courts, then those of the European Court. */
import type { Precedent } from '@plainletter/contracts/precedent'

import { europeanCases } from '../europe/precedents.ts'

const IT = { country: 'it', checkedOn: '2026-11-21', checkBy: '2027-05-21' } as const

/** A decision of the Court of Cassation by its European identifier. The day is that of its publication. */
function cassation(number: number, decidedOn: string) {
  const citation = `ECLI:IT:CASS:${decidedOn.slice(0, 4)}:${number}CIV`
  return {
    citation,
    court: 'Court of Cassation (Corte di cassazione)',
    decidedOn,
    url: `https://e-justice.europa.eu/ecli/${citation}`,
  }
}

/** A judgment of the Constitutional Court. The day is that of its publication. */
function constitutional(number: number, decidedOn: string) {
  const year = decidedOn.slice(0, 4)
  return {
    citation: `ECLI:IT:COST:${year}:${number}`,
    court: 'Constitutional Court (Corte costituzionale)',
    decidedOn,
    url: `https://www.cortecostituzionale.it/actionSchedaPronuncia.do?anno=${year}&numero=${number}`,
  }
}

const ORDER = ['decreto ingiuntivo', 'ingiunzione', 'opposizione', 'payment order']
const DISMISSED = ['licenziamento', 'licenziato', 'licenziata', 'dismissed', 'fired']
const LOAN = ['mutuo', 'prestito', 'finanziamento', 'banca', 'interessi', 'loan']
const TAX = [
  'cartella',
  'cartella esattoriale',
  'agenzia delle entrate',
  'riscossione',
  'equitalia',
  'tasse',
]

const NATIONAL: readonly Precedent[] = [
  {
    ...IT,
    id: 'it.precedent.decreto-ingiuntivo-consumatore',
    name: 'Unfair terms and payment orders (United Sections 9479/2023)',
    ...cassation(9479, '2023-04-06'),
    areas: ['debt', 'consumer'],
    kinds: ['COURT_CLAIM', 'COURT_JUDGMENT', 'BAILIFF_NOTICE', 'ENQUIRY'],
    when: { any: [{ says: ['decreto ingiuntivo', 'precetto', 'pignoramento'] }] },
    asks: [[...ORDER, 'pignoramento', 'precetto']],
    asked: 'What can a consumer do when the time to object to a payment order is over?',
    held: 'The judge must check for unfair terms. If that was not done, you may still object within 40 days of being told.',
    helps: 'Tell the enforcement judge that no one checked the terms.',
    limits: 'Only for consumers and unfair terms. It does not reopen other points.',
    side: 'for_you',
  },
  {
    ...IT,
    id: 'it.precedent.mediazione-opposizione',
    name: 'Who must start mediation (United Sections 19596/2020)',
    ...cassation(19596, '2020-09-18'),
    areas: ['debt'],
    kinds: ['COURT_CLAIM', 'ENQUIRY'],
    when: { all: [{ says: ['decreto ingiuntivo'] }, { says: ['mediazione'] }] },
    asks: [ORDER, ['mediazione', 'mediation', 'chi deve']],
    asked: 'Who must start the required mediation after you object to a payment order?',
    held: 'The creditor. If it does not, the order falls.',
    helps: 'Check whether it started mediation in the time that the judge set.',
    limits: 'Only where the law asks for mediation, as with bank contracts.',
    side: 'for_you',
  },
  {
    ...IT,
    id: 'it.precedent.usura-mora',
    name: 'Usury and late interest (United Sections 19597/2020)',
    ...cassation(19597, '2020-09-18'),
    areas: ['debt', 'consumer'],
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM', 'ENQUIRY'],
    when: { any: [{ says: ['interessi di mora', 'interessi moratori'] }] },
    asks: [LOAN, ['usura', 'usurario', 'usurari', 'mora', 'moratori', 'troppo alti']],
    asked: 'Does the law on usury cover interest for late payment?',
    held: 'Yes. If it is over the line, it falls away.',
    helps: 'Compare your rate with the official line of the quarter you signed in.',
    limits: 'The normal interest of the loan is still owed.',
    side: 'for_you',
  },
  {
    ...IT,
    id: 'it.precedent.usura-sopravvenuta',
    name: 'Interest that later passes the line (United Sections 24675/2017)',
    ...cassation(24675, '2017-10-19'),
    areas: ['debt', 'consumer'],
    kinds: ['LETTER_BEFORE_CLAIM', 'COURT_CLAIM', 'ENQUIRY'],
    asks: [LOAN, ['usura', 'usurario', 'usurari', 'sopravvenuta', 'soglia']],
    asked: 'Does interest become usury when the line falls below it later?',
    held: 'No. What counts is the day you agreed.',
    helps: 'Look at the line on the day you signed.',
    limits: 'It works against you if the rate was lawful then.',
    side: 'against_you',
  },
  {
    ...IT,
    id: 'it.precedent.prescrizione-cartella',
    name: 'Time limit after a tax bill (United Sections 23397/2016)',
    ...cassation(23397, '2016-11-17'),
    areas: ['debt'],
    kinds: ['TAX_DEMAND', 'BAILIFF_NOTICE', 'ENQUIRY'],
    when: { any: [{ says: ['cartella', 'ruolo', 'intimazione'] }] },
    asks: [
      TAX,
      ['prescrizione', 'prescritta', 'vecchia', 'anni', 'cinque anni', 'dieci anni', 'too old'],
    ],
    asked: 'Does a bill that you did not fight get a ten-year life?',
    held: 'No. Each debt keeps its own limit, such as five years for social contributions.',
    helps: 'Check what the bill is for, and when you last got a notice.',
    limits:
      'State taxes such as income tax mostly keep ten years. Each notice starts the time again.',
    side: 'for_you',
  },
  {
    ...IT,
    id: 'it.precedent.lexitor-costituzionale',
    name: 'Costs after early repayment (Judgment 263/2022)',
    ...constitutional(263, '2022-12-22'),
    areas: ['debt', 'consumer'],
    kinds: ['CONSUMER_CONTRACT_DISPUTE', 'ENQUIRY'],
    asks: [
      [
        'estinzione anticipata',
        'estinguere',
        'cessione del quinto',
        'rimborso anticipato',
        'early repayment',
      ],
    ],
    asked: 'Could a law keep back the up-front costs of older loans that were paid early?',
    held: 'No. All costs must fall, also for loans from before July 2021.',
    helps: 'Ask the lender for your share of all costs.',
    limits: 'Taxes are left out. Claims have a ten-year limit.',
    side: 'for_you',
  },
  {
    ...IT,
    id: 'it.precedent.autovelox-omologazione',
    name: 'Speed camera without type approval (Order 10505/2024)',
    ...cassation(10505, '2024-04-18'),
    areas: ['parking'],
    kinds: ['PENALTY_CHARGE_NOTICE', 'ENQUIRY'],
    when: { any: [{ says: ['autovelox', 'velocità', 'eccesso di velocità'] }] },
    asks: [['autovelox', 'velocità', 'multa per velocità', 'speed camera']],
    asked: 'Is a fine valid if the speed camera was approved, but not type-approved?',
    held: 'No. The law asks for type approval, and the two are not the same.',
    helps: 'Ask the authority for the type approval of that camera.',
    limits: 'Mind the 30 or 60 days to appeal. New rules may change this.',
    side: 'for_you',
  },
  {
    ...IT,
    id: 'it.precedent.autovelox-taratura',
    name: 'Speed cameras must be checked (Judgment 113/2015)',
    ...constitutional(113, '2015-06-18'),
    areas: ['parking'],
    kinds: ['PENALTY_CHARGE_NOTICE', 'ENQUIRY'],
    when: { any: [{ says: ['autovelox', 'velocità', 'eccesso di velocità'] }] },
    asks: [
      ['autovelox', 'velocità', 'multa per velocità', 'speed camera'],
      ['taratura', 'controllo', 'verifica', 'prova', 'contestare', 'ricorso'],
    ],
    asked: 'May speed cameras be used without regular checks?',
    held: 'No. They must be tested from time to time.',
    helps: 'Ask for the paper of the last test. The authority must show it.',
    limits: 'If the test is in order, this point fails.',
    side: 'for_you',
  },
  {
    ...IT,
    id: 'it.precedent.indennita-anzianita',
    name: 'Money for unfair dismissal (Judgment 194/2018)',
    ...constitutional(194, '2018-11-08'),
    areas: ['employment'],
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE', 'ENQUIRY'],
    asks: [DISMISSED, ['indennità', 'risarcimento', 'quanto', 'mensilità', 'compensation']],
    asked: 'May the money for unfair dismissal depend only on years of service?',
    held: 'No. The judge must also weigh the size of the firm and how both behaved.',
    helps: 'Show the judge why your loss is greater than a formula.',
    limits: 'The law still sets the least and the most.',
    side: 'for_you',
  },
  {
    ...IT,
    id: 'it.precedent.piccole-imprese',
    name: 'Small firms (Judgment 118/2025)',
    ...constitutional(118, '2025-07-21'),
    areas: ['employment'],
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE', 'ENQUIRY'],
    asks: [
      DISMISSED,
      [
        'piccola',
        'piccola azienda',
        'pochi dipendenti',
        'sei mensilità',
        'quindici dipendenti',
        'small',
      ],
    ],
    asked: "May the money be capped at six months' pay in small firms?",
    held: 'No. That fixed cap was struck down.',
    helps: "You can ask for more than six months' pay.",
    limits: 'The sums for small firms are still halved.',
    side: 'for_you',
  },
]

export const IT_PRECEDENTS: readonly Precedent[] = [
  ...NATIONAL,
  ...europeanCases('it', [
    'spv-project',
    'banco-espanol-de-credito',
    'lexitor',
    'pannon',
    'opr-finance',
    'bnp-paribas-personal-finance',
    'max-planck',
    'ccoo-v-deutsche-bank',
    'sturgeon',
    'wallentin-hermann',
    'weber-putz',
    'fuhrmann-2',
    'osterreichische-post',
  ]),
]
