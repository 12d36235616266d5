/** Leading cases of Spain, the most telling first: those of its high courts, then those of the European Court. */
import type { Precedent } from '@plainletter/contracts/precedent'

import { europeanCases } from '../europe/precedents.ts'

const ES = { country: 'es', checkedOn: '2026-11-21', checkBy: '2027-05-21' } as const

/** A decision by its European identifier, which the European e-Justice portal leads to the court's own text. */
function ecli(court: 'TS' | 'TC', number: number, decidedOn: string) {
  const citation = `ECLI:ES:${court}:${decidedOn.slice(0, 4)}:${number}`
  return {
    citation,
    court:
      court === 'TS'
        ? 'Supreme Court (Tribunal Supremo)'
        : 'Constitutional Court (Tribunal Constitucional)',
    decidedOn,
    url: `https://e-justice.europa.eu/ecli/${citation}`,
  }
}

const CARD_DEMANDS: Precedent['kinds'] = [
  'DEBT_COLLECTION_LETTER',
  'LETTER_BEFORE_CLAIM',
  'COURT_CLAIM',
  'CONSUMER_CONTRACT_DISPUTE',
  'ENQUIRY',
]
const CARD = [
  'revolving',
  'tarjeta revolving',
  'tarjeta de crédito',
  'wizink',
  'usura',
  'usurario',
  'microcrédito',
]
const MORTGAGE = ['hipoteca', 'hipotecario', 'préstamo hipotecario', 'mortgage']

const NATIONAL: readonly Precedent[] = [
  {
    ...ES,
    id: 'es.precedent.wizink',
    name: 'WiZink (Judgment 149/2020)',
    ...ecli('TS', 600, '2020-03-04'),
    areas: ['debt', 'consumer'],
    kinds: CARD_DEMANDS,
    when: { any: [{ says: ['tarjeta', 'revolving', 'tae'] }, { sender: ['wizink'] }] },
    asks: [CARD],
    asked: 'Was a yearly cost of about 27% on a revolving card usury?',
    held: 'Yes. It was far above the usual cost of such cards, which was already high.',
    helps: 'If a card is usury, you pay back only what you borrowed, without interest.',
    limits: 'Compare with the usual cost of cards in the year you signed.',
    side: 'for_you',
  },
  {
    ...ES,
    id: 'es.precedent.revolving-seis-puntos',
    name: 'Six points over the usual cost (Judgment 258/2023)',
    ...ecli('TS', 442, '2023-02-15'),
    areas: ['debt', 'consumer'],
    kinds: CARD_DEMANDS,
    when: { any: [{ says: ['tarjeta', 'revolving', 'tae'] }] },
    asks: [CARD],
    asked: 'How far above the usual cost must a revolving card be to count as usury?',
    held: 'More than six points above the average of that time.',
    helps: 'Find the rate in your contract and the average of that year from the Bank of Spain.',
    limits:
      'A card slightly under that line is not usury. Its terms may still be unclear and unfair.',
    side: 'both',
  },
  {
    ...ES,
    id: 'es.precedent.usura-revolving-2015',
    name: 'First judgment on revolving credit (Judgment 628/2015)',
    ...ecli('TS', 4810, '2015-11-25'),
    areas: ['debt', 'consumer'],
    kinds: CARD_DEMANDS,
    asks: [CARD, ['usura', 'usurario', 'nulo', 'intereses', 'abusivo', 'reclamar']],
    asked: 'Does the old law on usury cover revolving credit?',
    held: 'Yes. A cost much above normal without good reason makes the deal void.',
    helps: 'The firm cannot excuse a high price by saying that many do not pay.',
    limits: 'Later judgments say what to compare it with.',
    side: 'for_you',
  },
  {
    ...ES,
    id: 'es.precedent.intereses-de-demora',
    name: 'Late interest on personal loans (Judgment 265/2015)',
    ...ecli('TS', 1723, '2015-04-22'),
    areas: ['debt', 'consumer'],
    kinds: CARD_DEMANDS,
    when: { any: [{ says: ['intereses de demora', 'interés de demora', 'demora'] }] },
    asks: [['intereses de demora', 'interés de demora', 'demora', 'late interest']],
    asked: 'When is late interest in a personal loan unfair?',
    held: 'When it is more than two points above the normal interest of the loan.',
    helps: 'If it is higher, the extra falls away as a whole.',
    limits: 'The normal interest still runs.',
    side: 'for_you',
  },
  {
    ...ES,
    id: 'es.precedent.clausulas-suelo',
    name: 'Floor clauses (Judgment 241/2013)',
    ...ecli('TS', 1916, '2013-05-09'),
    areas: ['debt', 'housing', 'consumer'],
    kinds: ['CONSUMER_CONTRACT_DISPUTE', 'ENQUIRY'],
    asks: [['cláusula suelo', 'cláusulas suelo', 'suelo', 'floor clause']],
    asked: 'Is a floor on the interest of a home loan void if it was not explained?',
    held: 'Yes. A customer must be able to see what it means for the price.',
    helps: 'The European Court later said that all the money must be paid back.',
    limits: 'A floor that was truly explained is valid.',
    side: 'for_you',
  },
  {
    ...ES,
    id: 'es.precedent.gastos-hipotecarios',
    name: 'Costs of the mortgage (Judgment 705/2015)',
    ...ecli('TS', 5618, '2015-12-23'),
    areas: ['debt', 'housing', 'consumer'],
    kinds: ['CONSUMER_CONTRACT_DISPUTE', 'ENQUIRY'],
    asks: [MORTGAGE, ['gastos', 'notaría', 'registro', 'gestoría', 'tasación', 'costs']],
    asked: 'May a bank put all the costs of a mortgage on the customer?',
    held: 'No. A term that does so is unfair.',
    helps: 'You may claim back a part of the notary costs, and the registry and agency costs.',
    limits: 'There are time limits. Get advice on yours.',
    side: 'for_you',
  },
  {
    ...ES,
    id: 'es.precedent.vencimiento-anticipado',
    name: 'Calling in a mortgage early (Judgment 463/2019)',
    ...ecli('TS', 2761, '2019-09-11'),
    areas: ['debt', 'housing'],
    kinds: ['COURT_CLAIM', 'EVICTION_NOTICE', 'BAILIFF_NOTICE', 'ENQUIRY'],
    when: { any: [{ says: ['vencimiento anticipado', 'ejecución hipotecaria', 'hipoteca'] }] },
    asks: [
      MORTGAGE,
      ['vencimiento anticipado', 'impago', 'ejecución', 'desahucio', 'cuotas', 'embargo', 'perder'],
    ],
    asked: 'May a bank call in a whole home loan after one missed payment?',
    held: 'No, such a term is void. It may only act when much is owed, as the newer law says.',
    helps:
      'Count the missed payments. In the first half of the loan it takes twelve, or 3% of the loan.',
    limits: 'If you missed that many, the bank may go on.',
    side: 'both',
  },
  {
    ...ES,
    id: 'es.precedent.glovo',
    name: 'Glovo (Judgment 805/2020)',
    ...ecli('TS', 2924, '2020-09-25'),
    areas: ['employment'],
    kinds: ['ENQUIRY', 'DISMISSAL_LETTER'],
    asks: [['glovo', 'repartidor', 'rider', 'falso autónomo', 'autónomo', 'plataforma']],
    asked: 'Was a delivery rider of an app an employee?',
    held: 'Yes. The firm set the terms and owned what the work needs most, the app.',
    helps: 'A contract as self-employed does not decide. Keep proof of orders and scores.',
    limits: 'Each case turns on its facts.',
    side: 'for_you',
  },
  {
    ...ES,
    id: 'es.precedent.plusvalia',
    name: 'Town tax on the gain in land (Judgment 182/2021)',
    ...ecli('TC', 182, '2021-10-26'),
    areas: ['debt', 'housing'],
    kinds: ['TAX_DEMAND', 'ENQUIRY'],
    when: { any: [{ says: ['plusvalía', 'incremento de valor', 'iivtnu'] }] },
    asks: [['plusvalía', 'plusvalía municipal', 'iivtnu']],
    asked: 'Was it lawful to tax a gain in land by a formula, even if there was none?',
    held: 'No. The rules for working it out were struck down.',
    helps: 'For sales before the new law, a bill still open at that time may fall.',
    limits:
      'Bills that were final by that day stay. A new law has since let you choose the real gain.',
    side: 'for_you',
  },
]

export const ES_PRECEDENTS: readonly Precedent[] = [
  ...NATIONAL,
  ...europeanCases('es', [
    'aziz',
    'ibercaja',
    'gutierrez-naranjo',
    'caixabank',
    'banco-espanol-de-credito',
    'oceano-grupo',
    'opr-finance',
    'lexitor',
    'max-planck',
    'ccoo-v-deutsche-bank',
    'sturgeon',
    'wallentin-hermann',
    'weber-putz',
    'fuhrmann-2',
    'osterreichische-post',
  ]),
]
