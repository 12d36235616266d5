/** Letters that cut, stop or refuse social assistance. */
import type { Rule, Test } from '@plainletter/contracts/rule'

const BASE = {
  country: 'ch',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const SOCIAL_HELP: Test = {
  says: [
    'sozialhilfe',
    'sozialdienst',
    'sozialamt',
    'aide sociale',
    'hospice général',
    'assistenza sociale',
  ],
}

const LESS: Test = {
  says: [
    'gekürzt',
    'kürzung',
    'kürzen',
    'eingestellt',
    'einstellung',
    'abgewiesen',
    'abgelehnt',
    'ablehnung',
    'réduit',
    'réduite',
    'réduction',
    'supprimé',
    'supprimée',
    'refus',
    'refusée',
    'rejetée',
    'ridotta',
    'ridotto',
    'riduzione',
    'rifiutata',
    'respinta',
  ],
}

const NEED_LAW = {
  title: 'Bundesverfassung (BV) / Constitution fédérale (Cst.)',
  provision: 'Art. 12, 29 und 29a',
  url: 'https://www.fedlex.admin.ch/eli/cc/1999/404/de',
  inForceFrom: '2007-01-01',
}

export const SOCIAL_ASSISTANCE: readonly Rule[] = [
  {
    ...BASE,
    id: 'ch.social-help.want',
    kinds: ['OTHER', 'BENEFIT_OVERPAYMENT'],
    rank: 5,
    when: { all: [SOCIAL_HELP, LESS] },
    kind: 'fact',
    slot: 'what_they_want',
    says: 'An office cuts, stops or refuses your social assistance.',
    authority: { ...NEED_LAW },
    checkedOn: '2026-11-22',
  },
  {
    ...BASE,
    id: 'ch.social-help.right',
    kinds: ['OTHER', 'BENEFIT_OVERPAYMENT'],
    rank: 5,
    when: { all: [SOCIAL_HELP, LESS] },
    kind: 'right',
    says: 'It must hear you, decide in writing and give its reasons. The letter names the time to appeal, mostly 30 days, in some cantons less. Help in need is a right of the constitution.',
    authority: { ...NEED_LAW },
    checkedOn: '2026-11-22',
  },
  {
    ...BASE,
    id: 'ch.social-help.step',
    kinds: ['OTHER', 'BENEFIT_OVERPAYMENT'],
    rank: 5,
    when: { all: [SOCIAL_HELP, LESS] },
    kind: 'step',
    list: 'first',
    says: 'Appeal in writing before that day. Ask for your file, and for the cut to wait. If you have no money now, say so and ask for help at once.',
    authority: { ...NEED_LAW },
    checkedOn: '2026-11-22',
  },
]
