/** Questions about pay that the employer holds back for damage. */
import type { Condition, Rule } from '@plainletter/contracts/rule'

import { LAW } from './law.ts'

const BASE = {
  country: 'be',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_PAY_HELD_BACK: readonly Rule[] = [
  {
    ...BASE,
    id: 'be.ask.pay-held-back',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 5,
    verdict: 'do_this',
    asks: [
      [
        'retient',
        'retenu',
        'retenue',
        'retire',
        'déduit',
        'houdt af',
        'houdt in',
        'inhouding',
        'ingehouden',
        'afgehouden',
        'afgetrokken',
        'held back',
        'deducted',
      ],
      [
        'ma paie',
        'mon salaire',
        'fiche de paie',
        'mijn loon',
        'loonbrief',
        'loon',
        'salaris',
        'my pay',
        'wages',
      ],
      [
        'casse',
        'cassé',
        'dégât',
        'dégâts',
        'accident',
        'camion',
        'voiture',
        'caisse',
        'manque',
        'amende',
        'reconnaissance de dette',
        'schade',
        'kapot',
        'gebroken',
        'kas',
        'kastekort',
        'bestelwagen',
        'vrachtwagen',
        'boete',
        'schuldbekentenis',
        'damage',
      ],
      ['patron', 'employeur', 'chef', 'baas', 'werkgever', 'bedrijf', 'boss'],
    ],
    says: 'Not on the employer’s word. You answer only for intent, grave fault, or small faults that come again and again. Even then it may hold back only what you agreed in writing after the damage, or what a judge set. At most it is a fifth of net pay, unless you did it on purpose. A paper signed under pressure can be attacked. Ask for the pay in writing, then tell the labour inspectors and your union.',
    authority: {
      ...LAW.wagesPaid,
      provision: 'articles 15 et 18 (loi du 3 juillet 1978); loi du 12 avril 1965, article 23',
    },
  },
]

const PAY_KEPT: Condition = {
  all: [
    { says: ['loon', 'salaire', 'salaris', 'rémunération'] },
    { says: ['ingehouden', 'inhouden', 'avons retenu', 'retenons', 'retenue', 'déduit'] },
    {
      says: [
        'schade',
        'kasverschil',
        'kastekort',
        'dégât',
        'dégâts',
        'dommage',
        'casse',
        'caisse',
        'véhicule',
      ],
    },
  ],
}

/** The same on a letter of the employer. */
export const PAY_HELD_BACK: readonly Rule[] = [
  {
    ...BASE,
    id: 'be.pay-kept.want',
    kinds: ['OTHER'],
    kind: 'fact',
    slot: 'what_they_want',
    rank: 2,
    when: PAY_KEPT,
    checkedOn: '2026-11-23',
    says: 'Your employer keeps a part of your pay for damage. It says that you must bear it.',
    authority: {
      ...LAW.wagesPaid,
      provision: 'articles 15 et 18 (loi du 3 juillet 1978); loi du 12 avril 1965, article 23',
    },
  },
  {
    ...BASE,
    id: 'be.pay-kept.right',
    kinds: ['OTHER'],
    kind: 'right',
    rank: 2,
    when: PAY_KEPT,
    checkedOn: '2026-11-23',
    says: 'You answer only for intent, grave fault, or small faults that come again and again. Even then it may hold back only what you agreed in writing after the damage, or what a judge set. At most it is a fifth of net pay, unless you did it on purpose. A paper signed under pressure can be attacked. Ask for the pay in writing, then tell the labour inspectors and your union.',
    authority: {
      ...LAW.wagesPaid,
      provision: 'articles 15 et 18 (loi du 3 juillet 1978); loi du 12 avril 1965, article 23',
    },
  },
  {
    ...BASE,
    id: 'be.pay-kept.step',
    kinds: ['OTHER'],
    kind: 'step',
    list: 'first',
    rank: 2,
    when: PAY_KEPT,
    checkedOn: '2026-11-23',
    says: 'Write that you do not agree, and ask for the whole pay by a day. Sign nothing that says you owe it. Ask your union.',
    authority: {
      ...LAW.wagesPaid,
      provision: 'articles 15 et 18 (loi du 3 juillet 1978); loi du 12 avril 1965, article 23',
    },
  },
]
