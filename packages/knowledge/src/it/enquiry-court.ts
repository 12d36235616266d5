/** Questions about orders of a court, a claim of one's own, legal aid and the police. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'it',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-21',
  checkBy: '2027-01-31',
} satisfies Partial<Rule>

const UNTIL_JUNE = {
  country: 'it',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>

export const ENQUIRY_COURT: readonly Rule[] = [
  {
    ...BASE,
    id: 'it.ask.injunction',
    kind: 'answer',
    topics: ['debt', 'consumer', 'general'],
    rank: 6,
    asks: [
      ['decreto ingiuntivo', 'ingiunzione', 'payment order', 'order for payment'],
      [
        'cosa faccio',
        'cosa fare',
        'ricevuto',
        'arrivato',
        'opporsi',
        'opposizione',
        'quanto tempo',
        'what do i do',
        'received',
        'got',
        'oppose',
      ],
    ],
    verdict: 'do_this',
    says: 'Pay or oppose through a lawyer within 40 days from service. If you do nothing, it is final and they can seize.',
    authority: cite('cpc', 'articoli 641 e 645'),
  },
  {
    ...BASE,
    id: 'it.ask.claim-yourself',
    kind: 'answer',
    when: {
      not: [
        {
          says: [
            'stipendio',
            'stipendi',
            'datore',
            'mantenimento',
            'caparra',
            'deposito cauzionale',
            'affitto',
          ],
        },
      ],
    },
    topics: ['debt', 'general', 'consumer'],
    rank: 9,
    verdict: 'do_this',
    asks: [
      [
        'mi deve',
        'mi devono',
        'faccio causa',
        'fare causa',
        'soldi prestati',
        'ho prestato',
        'non mi restituisce i soldi',
        'owes me',
        'lent money',
        'sue',
      ],
      [
        'senza avvocato',
        'giudice di pace',
        'amico',
        'amica',
        'conoscente',
        'privato',
        'cliente',

        'small claim',
        'without a lawyer',
        'friend',
        'court',
      ],
    ],
    says: 'Send a demand by registered letter or PEC, with a last day. Up to €1,100 you can go to the justice of the peace with no lawyer. With written proof ask for an order to pay (decreto ingiuntivo).',
    authority: cite('cpc', 'articoli 82, 316 e 633'),
    checkedOn: '2026-11-22',
    checkBy: '2027-06-30',
  },
  {
    ...UNTIL_JUNE,
    id: 'it.ask.precetto',
    kind: 'answer',
    topics: ['debt', 'general'],
    rank: 12,
    asks: [
      ['precetto', 'atto di precetto'],
      [
        'ricevuto',
        'arrivato',
        'notificato',
        'cosa faccio',
        'cosa fare',
        'cosa succede',
        'pagare',
        'giorni',
        'received',
      ],
    ],
    verdict: 'do_this',
    says: 'You have ten days before they may seize. Look which order it names and if you ever got it. Faults of form must be raised within 20 days. See a lawyer now, or offer a plan.',
    authority: cite('cpc', 'articoli 480, 481, 482, 615 e 617'),
  },
  {
    ...UNTIL_JUNE,
    id: 'it.ask.police-summons',
    kind: 'answer',
    topics: ['criminal', 'general'],
    rank: 12,
    asks: [
      ['avvocato', 'carabinieri', 'polizia', 'questura', 'procura', 'police'],
      [
        'convocato',
        'convocata',
        'invito',
        'presentarmi',
        'interrogatorio',
        'denunciato',
        'denunciata',
        'indagato',
        'avviso',
        'summoned',
      ],
    ],
    verdict: 'do_this',
    says: 'Go on the day, or call your lawyer first. Ask if you come as a witness or as a suspect (indagato). A suspect may stay silent and must have a lawyer, free with a low income.',
    authority: cite('cpp', 'articoli 61, 64, 96, 97 e 369'),
  },
  {
    ...UNTIL_JUNE,
    id: 'it.ask.legal-aid',
    kind: 'answer',
    topics: ['general', 'family', 'debt', 'criminal', 'housing'],
    rank: 10,
    asks: [
      [
        'gratuito patrocinio',
        'patrocinio a spese dello stato',
        'avvocato gratis',
        'avvocato gratuito',
        'legal aid',
        'free lawyer',
      ],
      ['come', 'posso', 'chiedere', 'requisiti', 'diritto', 'reddito', 'funziona', 'how', 'can i'],
    ],
    verdict: 'do_this',
    says: 'Ask the bar (Ordine degli avvocati) with a signed form on your income. The limit is set by law each two years and counts who lives with you. In a separation only your own income counts. You choose the lawyer from the list.',
    authority: cite('gratuito', 'articoli 74 a 79 (limite: articoli 76 e 77)'),
  },
]
