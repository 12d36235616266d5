/** Questions about pay when the firm has closed or has no money. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'it',
  kinds: ['ENQUIRY'],
} satisfies Partial<Rule>

export const ENQUIRY_FIRM_GONE: readonly Rule[] = [
  {
    ...BASE,
    id: 'it.ask.firm-gone',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 12,
    when: { not: [{ says: ['palestra', 'volo', 'ordinato', 'abbonamento', 'tour operator'] }] },
    asks: [
      [
        'azienda ha chiuso',
        "l'azienda ha chiuso",
        'ditta ha chiuso',
        'la ditta ha chiuso',
        'è fallita',
        'e fallita',
        'azienda fallita',
        'fallimento',
        'liquidazione giudiziale',
        'titolare è sparito',
        'titolare e sparito',
        'sparito il titolare',
        "chiuso da un giorno all'altro",
        'ha chiuso il negozio',
        'ha chiuso il ristorante',
        'fondo di garanzia',
      ],
      [
        'stipendi',
        'stipendio',
        'tfr',
        'ci deve',
        'mi deve',
        'chi ci paga',
        'chi mi paga',
        'liquidazione',
        'mensilità',
        'mensilita',
        'paga',
      ],
    ],
    verdict: 'do_this',
    checkedOn: '2026-11-22',
    checkBy: '2027-09-30',
    says: 'If the firm cannot pay, the INPS guarantee fund (Fondo di garanzia) pays the TFR. It also pays up to three of the last monthly wages, with a limit. First your claim must be admitted in the bankruptcy, or an attempt to seize must fail. Ask a union or patronato now, and ask for NASpI within 68 days.',
    authority: cite('garanzia', 'articolo 2; d.lgs. 80/1992, articoli 1 e 2'),
  },
]
