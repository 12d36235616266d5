/** Questions about an accident at work that the employer does not report. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'es',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-09-30',
} satisfies Partial<Rule>

export const ENQUIRY_ACCIDENT_NOT_DECLARED: readonly Rule[] = [
  {
    ...BASE,
    id: 'es.ask.accident-not-reported',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 4,
    verdict: 'do_this',
    when: {
      not: [{ says: ['alta médica', 'alta medica', 'me ha dado el alta', 'me han dado el alta'] }],
    },
    asks: [
      [
        'accidente de trabajo',
        'accidente laboral',
        'accidente en el trabajo',
        'accidente in itinere',
        'me he caído en el trabajo',
        'me caí en el trabajo',
        'me cai en el trabajo',
        'me corté en el trabajo',
        'lesionado en el trabajo',
        'lesioné trabajando',
        'me hice daño trabajando',
        'me hice daño en el trabajo',
        'en la obra',
        'andamio',
        'work accident',
      ],
      [
        'no lo ha declarado',
        'no ha declarado',
        'no lo han declarado',
        'no quiere declarar',
        'sin declarar',
        'parte de accidente',
        'no ha dado parte',
        'no da parte',
        'no quiere dar parte',
        'baja por enfermedad común',
        'baja comun',
        'baja común',
        'enfermedad común',
        'enfermedad comun',
        'contingencia común',
        'contingencias comunes',
        'baja normal',
        'baja por el médico de cabecera',
        'médico de cabecera',
        'que diga que',
        'fue en casa',
        'en mi casa',
        'not reported',
      ],
    ],
    says: 'You do not lose your rights if the firm reports nothing. Go to the mutua and say that it happened at work or on the way; never say at home. The firm must report within five working days. Put on plain sick leave? Ask the INSS to rule on it (determinación de contingencia). Work accident leave pays 75 % from the next day. Tell the Inspección de Trabajo; see a union. Keep photos and witnesses.',
    authority: {
      title: 'Ley General de la Seguridad Social (LGSS)',
      provision:
        'artículos 53, 156, 169 y 170 a 173; Real Decreto 1430/2009, artículo 6; Orden TAS/2926/2002',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2015-11724',
      inForceFrom: '2016-01-02',
    },
  },
]
