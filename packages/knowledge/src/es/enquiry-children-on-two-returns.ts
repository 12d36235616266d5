/** Questions about children whom both parents put on their tax return. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'es',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>

export const ENQUIRY_CHILDREN_ON_TWO_RETURNS: readonly Rule[] = [
  {
    ...BASE,
    id: 'es.ask.children-on-two-returns',
    kind: 'answer',
    topics: ['debt', 'family', 'general'],
    rank: 5,
    verdict: 'do_this',
    asks: [
      [
        'hacienda',
        'agencia tributaria',
        'aeat',
        'la renta',
        'declaración de la renta',
        'declaracion de la renta',
        'irpf',
        'tax office',
      ],
      [
        'mi ex',
        'su padre',
        'el padre',
        'la madre',
        'su madre',
        'ex marido',
        'ex mujer',
        'ex pareja',
        'los dos',
        'custodia',
        'separados',
        'separada',
        'separado',
        'divorciada',
        'divorciado',
        'divorciados',
      ],
      ['hijos', 'niños', 'niñas', 'hijo', 'hija', 'niño', 'niña', 'descendientes', 'children'],
    ],
    says: 'With sole custody the allowance for the children is all yours if the other parent pays maintenance set by a court. That parent has another relief. With joint custody each takes half. A proposal is no bill: do not pay it yet. Answer within ten working days with judgment, family book and padrón. If the bill still comes, you have one month to object and can ask for parts. Seizure comes only later.',
    authority: {
      title: 'Ley 35/2006, del IRPF',
      provision: 'artículos 58, 61, 64 y 75; LGT, artículos 65, 99, 223 y 235',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2006-20764',
      inForceFrom: '2015-01-01',
    },
  },
]
