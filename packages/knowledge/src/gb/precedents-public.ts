/** Leading cases on council tax, bailiffs, council penalty charges and tax. */
import type { Precedent } from '@plainletter/contracts/precedent'

import { ENGLAND_WALES, GB_CASE, heldCase } from './cite-case.ts'

const EW = { ...GB_CASE, nations: ENGLAND_WALES, areas: ['debt'] } satisfies Partial<Precedent>
const COUNCIL_TAX = { ...EW, kinds: ['COUNCIL_TAX_DEMAND', 'ENQUIRY'] } satisfies Partial<Precedent>
const TAX = {
  ...GB_CASE,
  areas: ['debt'],
  kinds: ['TAX_DEMAND', 'ENQUIRY'],
} satisfies Partial<Precedent>
const HMRC = ['hmrc', 'tax', 'self assessment', 'tax return', 'tax bill']

export const PUBLIC_PRECEDENTS: readonly Precedent[] = [
  {
    ...EW,
    id: 'gb.precedent.burton-v-ministry-of-justice',
    name: 'Burton v Ministry of Justice',
    ...heldCase('EWCA Civ', '681', '2024-06-21'),
    kinds: ['BAILIFF_NOTICE', 'ENQUIRY'],
    when: {
      any: [
        {
          says: [
            'vehicle',
            'goods',
            'clamp',
            'taking control',
            'take control',
            'enforcement agent',
          ],
        },
      ],
    },
    asks: [
      ['bailiff', 'bailiffs', 'enforcement agent', 'clamp', 'clamped'],
      [
        'car',
        'vehicle',
        'finance',
        'hire purchase',
        'not mine',
        'wrong',
        'compensation',
        'took',
        'clamped',
        'complain',
      ],
    ],
    asked: 'Who pays when a bailiff clamps a car that the debtor does not own?',
    held: 'The one to whom the debt is owed can be made to pay, even if it did nothing wrong itself.',
    helps:
      'Show the bailiff proof that the car is on finance. If they take it anyway, you can claim for the loss.',
    limits: 'You must show a breach of the rules and your loss. Get advice before you go to court.',
    side: 'for_you',
  },
  {
    ...COUNCIL_TAX,
    id: 'gb.precedent.nicolson-v-tottenham-magistrates',
    name: "R (Nicolson) v Tottenham Magistrates' Court",
    ...heldCase('EWHC', '1252 (Admin)', '2015-05-06'),
    when: { any: [{ says: ['summons', 'costs', 'liability order'] }] },
    asks: [
      ['council tax'],
      ['costs', 'summons', 'court costs', 'liability order', 'fees', 'charge'],
    ],
    asked: 'Can a council ask for any sum as costs for a council tax summons?',
    held: 'No. The costs must be reasonable and really spent. The court must be able to see how they add up.',
    helps: 'Ask the council how it worked out the costs. You can raise it at the hearing.',
    limits: 'A council may use an average if it can show the figures.',
    side: 'for_you',
  },
  {
    ...COUNCIL_TAX,
    id: 'gb.precedent.regentford-v-thanet',
    name: 'Regentford Ltd v Thanet District Council',
    ...heldCase('EWHC', '246 (Admin)', '2004-02-18'),
    when: { any: [{ says: ['liability order', 'previous years', 'arrears', 'outstanding'] }] },
    asks: [
      ['council tax'],
      [
        'old',
        'years ago',
        'six years',
        '6 years',
        'time limit',
        'statute barred',
        'too old',
        'backdated',
        'late bill',
      ],
    ],
    asked: 'When do the six years to go to court for council tax begin?',
    held: 'On the day the council bills you. Before a bill, nothing is due yet.',
    helps: 'Check the date of the first bill. A council should bill you as soon as it can.',
    limits:
      'A late bill can still count. With a liability order already made, the six years do not help.',
    side: 'against_you',
  },
  {
    ...COUNCIL_TAX,
    nations: ['england'],
    id: 'gb.precedent.woolcock-v-secretary-of-state',
    name: 'R (Woolcock) v Secretary of State for Communities and Local Government',
    ...heldCase('EWHC', '17 (Admin)', '2018-01-17'),
    when: { any: [{ says: ['prison', 'committal', 'imprisonment', 'commit you'] }] },
    asks: [
      ['council tax'],
      ['prison', 'jail', 'committal', 'committed', 'imprisonment', 'sent to prison'],
    ],
    asked: 'Is prison for unpaid council tax always unfair?',
    held: 'No, the system itself is lawful. But the judges must look at your money and your reasons every time.',
    helps:
      'Go to the hearing with a budget. Prison is only for those who refuse, or carelessly fail, to pay.',
    limits: 'It is still possible in England. Get advice at once if a hearing is set.',
    side: 'both',
  },
  {
    ...COUNCIL_TAX,
    nations: ['england'],
    id: 'gb.precedent.moseley-v-haringey',
    name: 'R (Moseley) v Haringey London Borough Council',
    ...heldCase('UKSC', '56', '2014-10-29'),
    asks: [
      ['council tax reduction', 'council tax support', 'council tax scheme'],
      ['cut', 'change', 'changed', 'consultation', 'unfair', 'reduced', 'less'],
    ],
    asked: 'Must a council tell people of other choices before it cuts help with council tax?',
    held: 'Yes. People must be told enough to give a real answer, also what else could be done.',
    helps: 'If your council changed its scheme, look at what it asked people first.',
    limits: 'A flaw seldom brings your own money back. Challenges must be very fast.',
    side: 'for_you',
  },
  {
    ...EW,
    areas: ['parking'],
    id: 'gb.precedent.barnet-v-parking-adjudicator',
    name: 'R (Barnet London Borough Council) v Parking Adjudicator',
    ...heldCase('EWHC', '2357 (Admin)', '2006-08-02'),
    kinds: ['PENALTY_CHARGE_NOTICE', 'ENQUIRY'],
    asks: [
      ['penalty charge', 'pcn', 'council parking ticket', 'penalty charge notice'],
      ['wrong', 'date', 'missing', 'mistake', 'error', 'invalid', 'wording', 'not valid'],
    ],
    asked: 'Must a driver pay a penalty notice that leaves out a date the law asks for?',
    held: 'No. The notice must say what the law asks, and it did not. It made no odds that nobody was misled.',
    helps:
      'Compare your notice with the list in the rules. Something missing is a reason to appeal.',
    limits: 'The rules have been rewritten since. Tiny slips in words may not matter.',
    side: 'for_you',
  },
  {
    ...TAX,
    id: 'gb.precedent.hmrc-v-tooth',
    name: 'Revenue and Customs Commissioners v Tooth',
    ...heldCase('UKSC', '17', '2021-05-14'),
    when: { any: [{ says: ['discovery assessment', 'deliberate', 'deliberately', 'careless'] }] },
    asks: [
      HMRC,
      [
        'deliberate',
        'deliberately',
        'mistake',
        'old year',
        'years ago',
        'twenty years',
        'discovery',
        '20 years',
        'honest',
      ],
    ],
    asked:
      'May the tax office go back twenty years for words put in the wrong box of a tax return?',
    held: 'No. "Deliberate" means that you meant to mislead them.',
    helps: 'An honest mistake keeps the shorter time limits. Say how it came about.',
    limits: 'For careless mistakes they can go back six years.',
    side: 'for_you',
  },
  {
    ...TAX,
    id: 'gb.precedent.derry-v-hmrc',
    name: 'R (Derry) v Revenue and Customs Commissioners',
    ...heldCase('UKSC', '19', '2019-04-10'),
    kinds: ['TAX_DEMAND'],
    when: { any: [{ says: ['enquiry', 'loss relief', 'amended return'] }] },
    asked: 'May the tax office put aside a claim in a tax return without opening a proper check?',
    held: 'No. What counts to work out your tax belongs to the return. They must check it in time.',
    helps: 'Ask which power they used, and on which day they opened the check.',
    limits: 'It is about one kind of claim. Get tax help.',
    side: 'for_you',
  },
]
