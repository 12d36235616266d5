/** Claims from a contract: talks before court, guarantors, penalties, work not done, old fees, and what a case costs. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { CRIMINAL_FINE } from './conditions-office.ts'

const BASE = {
  country: 'it',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM'],
  topics: ['debt', 'consumer'],
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>
const WORKS: Test = {
  says: [
    'lavori',
    'ristrutturazione',
    'impresa edile',
    'cantiere',
    'imbianchino',
    'tinteggiatura',
    'falegnameria',
    'idraulico',
    'elettricista',
    'serramenti',
    'infissi',
    'riparazione',
    'carrozzeria',
    'officina',
    'appalto',
  ],
}
const COURT = { ...BASE, kinds: ['COURT_CLAIM'] } satisfies Partial<Rule>

export const CONTRACT_CLAIMS: readonly Rule[] = [
  {
    ...BASE,
    id: 'it.talks.right-lawyers',
    kind: 'right',
    rank: 8,
    when: { any: [{ says: ['negoziazione assistita', '132/2014'] }] },
    authority: cite('negoziazione', 'articoli 2, 3 e 4'),
    says: 'You have 30 days to answer this invitation to talk with lawyers (negoziazione assistita). Silence can count against you for the costs.',
  },
  {
    ...BASE,
    id: 'it.talks.right-mediation',
    kind: 'right',
    rank: 8,
    when: { any: [{ says: ['mediazione', 'organismo di mediazione', '28/2010'] }] },
    authority: cite('mediazione', 'articoli 5, 8 e 12-bis'),
    says: 'Go to the first meeting of the mediation, or say why you cannot. Who stays away with no reason can have to pay more later.',
  },
  {
    ...BASE,
    id: 'it.debt.right-guarantor',
    kind: 'right',
    rank: 10,
    when: {
      any: [{ says: ['fideiussore', 'fideiussori', 'fideiussione', 'garante', 'coobbligato'] }],
    },
    authority: cite('cc', 'articoli 1936, 1944, 1945 e 1957'),
    says: "A guarantor may use the debtor's defences. You are free if they did not sue the debtor within six months of the due day, unless the paper waives this.",
  },
  {
    ...BASE,
    id: 'it.debt.right-penalty',
    kind: 'right',
    rank: 20,
    when: {
      any: [
        {
          says: [
            'penale',
            'penali',
            'clausola penale',
            'tutte le rate',
            'rate residue',
            'rate rimanenti',
            'canoni residui',
            'penalità',
            'costi di recesso',
            'recesso anticipato',
          ],
        },
      ],
      not: [CRIMINAL_FINE],
    },
    authority: cite('cc', 'articoli 1382 e 1384; codice del consumo, articoli 33 e 36'),
    says: 'A judge can lower a penalty that is far too high, even if you signed it. Against a consumer such a term does not count.',
  },
  {
    ...BASE,
    id: 'it.debt.right-not-done',
    kind: 'right',
    rank: 16,
    when: {
      any: [
        {
          says: [
            'prestazione',
            'prestazioni',
            'lavori',
            'corso',
            'palestra',
            'iscrizione',
            'preventivo',
            'onorario',
            'onorari',
            'compenso',
            'ristrutturazione',
            'riparazione',
            'cantiere',
            'montaggio',
            'trasloco',
            'abbonamento',
            'fornitura',
            'consegna',
            'merce',
            'mobili',
            'caldaia',
          ],
        },
      ],
    },
    authority: cite('cc', 'articoli 1453, 1455 e 1460'),
    says: 'Who did not do its part of a contract cannot ask you for yours. Say in writing what was not done, or was done badly.',
  },
  {
    ...BASE,
    id: 'it.debt.old-fees',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 15,
    when: {
      any: [
        {
          says: [
            'parcella',
            'onorario',
            'onorari',
            'notaio',
            'dentista',
            'studio medico',
            'commercialista',
          ],
        },
      ],
    },
    authority: cite('cc', 'articoli 2955, 2956 e 2959'),
    says: 'Fees of a lawyer, doctor or other professional count as paid after three years. This is lost if you say that you did not pay.',
  },
  {
    ...COURT,
    id: 'it.claim.costs',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 30,
    authority: cite('cpc', 'articoli 91 e 92'),
    says: 'Who loses pays the costs of the other side, as the judge sets them. The judge can split them for grave reasons.',
  },
  {
    ...COURT,
    id: 'it.claim.short-case',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 12,
    when: {
      any: [
        {
          says: [
            '281-decies',
            '281-undecies',
            'procedimento semplificato',
            'rito semplificato',
            'giudice di pace',
          ],
        },
      ],
      not: [{ says: ['sfratto', 'decreto ingiuntivo'] }],
    },
    authority: cite('cpc', 'articoli 281-undecies e 316 a 319'),
    says: 'In a short case (rito semplificato) the answer must be filed by the day that the judge sets, at least ten days before the hearing.',
  },
  {
    ...COURT,
    id: 'it.claim.right-european-order',
    kind: 'right',
    rank: 9,
    when: {
      any: [{ says: ['ingiunzione di pagamento europea', 'ingiunzione europea', '1896/2006'] }],
    },
    authority: {
      title: 'Regolamento (CE) 1896/2006 (ingiunzione di pagamento europea)',
      provision: 'articoli 16 e 24',
      url: 'https://eur-lex.europa.eu/eli/reg/2006/1896/oj',
      inForceFrom: '2008-12-12',
    },
    says: 'Against a European order for payment you have 30 days to oppose with its form. You need no reasons and no lawyer.',
  },
  {
    ...COURT,
    id: 'it.claim.right-leave-date',
    kind: 'right',
    rank: 11,
    when: { any: [{ says: ['sfratto', 'convalida', 'finita locazione'] }] },
    authority: cite('equo', 'articolo 56'),
    says: 'With the order the judge sets the day to leave: within six months, or twelve in hard cases. It is 60 days if you missed a time to pay.',
  },
  {
    ...BASE,
    id: 'it.debt.right-ending',
    kind: 'right',
    rank: 15,
    when: {
      any: [
        {
          says: [
            'risoluzione',
            'risolto',
            'risolto di diritto',
            'risolvere il contratto',
            'clausola risolutiva',
            'clausola risolutiva espressa',
            'decaduto dal contratto',
          ],
        },
      ],
      not: [CRIMINAL_FINE],
    },
    authority: cite('cc', 'articoli 1453, 1454, 1455 e 1456'),
    says: 'They can end a contract only for a real breach: after a written last term, by a clause that names it, or through a judge. Read your contract.',
  },
  {
    ...BASE,
    id: 'it.debt.right-works',
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM'],
    kind: 'right',
    rank: 14,
    when: {
      any: [WORKS],
      not: [{ says: ['lavori socialmente utili', 'condominio', 'condominiali'] }],
    },
    authority: cite('cc', 'articoli 1667, 1668 e 2226'),
    says: 'Bad work? Tell a firm within 60 days of finding the fault, a one-man craftsman within eight. You can ask for repair or a lower price.',
  },
  {
    ...BASE,
    id: 'it.talks.know-first',
    kinds: ['LETTER_BEFORE_CLAIM'],
    creditor: 'private',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 12,
    when: { not: [{ says: ['negoziazione assistita'] }] },
    authority: cite('negoziazione', 'articoli 2, 3 e 4'),
    says: 'Before an ordinary lawsuit for up to €50,000 they must often invite you to talks between lawyers. Payment orders and consumer contracts need none.',
  },
]
