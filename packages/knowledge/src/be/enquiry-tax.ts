/** Questions about tax that is due or wrong. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'be',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const CIR = {
  title: 'Code des impôts sur les revenus 1992 (CIR 92) / WIB 92',
  url: 'https://www.ejustice.just.fgov.be/',
}

const FISC = { title: 'SPF Finances / FOD Financiën', url: 'https://finances.belgium.be/' }

export const ENQUIRY_TAX: readonly Rule[] = [
  {
    ...BASE,
    id: 'be.ask.tax-cannot-pay',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['debt', 'general', 'consumer'],
    rank: 18,
    verdict: 'do_this',
    asks: [
      [
        'impôts',
        'impôt',
        'précompte',
        'fisc',
        'spf finances',
        'belasting',
        'belastingen',
        'fod financiën',
        'aanslagbiljet',
        'tax',
        'taxes',
      ],
      [
        'payer',
        'peux pas',
        'plan',
        'délai',
        'étaler',
        'betalen',
        'afbetalingsplan',
        'niet betalen',
        'uitstel',
        'cannot pay',
        'instalments',
      ],
    ],
    says: 'Ask for a payment plan in MyMinfin before the day to pay. It is free and can run up to 12 months. If the bill is wrong, object as well: you have one year for the federal tax.',
    authority: {
      ...FISC,
      provision: 'plan de paiement / afbetalingsplan',
      inForceFrom: '2020-01-01',
    },
  },
  {
    ...BASE,
    id: 'be.ask.tax-object',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['debt', 'general', 'consumer'],
    rank: 18,
    verdict: 'do_this',
    asks: [
      [
        'impôts',
        'impôt',
        'avertissement-extrait de rôle',
        'avertissement',
        'précompte',
        'fisc',
        'belasting',
        'belastingen',
        'aanslagbiljet',
        'aanslag',
        'tax',
        'taxes',
      ],
      [
        'réclamation',
        'contester',
        'erreur',
        'faux',
        'trop',
        'pas d’accord',
        'bezwaar',
        'fout',
        'betwisten',
        'niet akkoord',
        'klopt niet',
        'object',
        'wrong',
        'too much',
        'dispute',
      ],
    ],
    says: 'Object in writing or in MyMinfin, with your reasons and proof. For the federal tax you have one year from the third working day after sending. Taxes of a region or a town have other times: look at the back. Pay the part that is right.',
    authority: { ...CIR, provision: 'articles 366 à 371', inForceFrom: '2023-01-01' },
  },
]
