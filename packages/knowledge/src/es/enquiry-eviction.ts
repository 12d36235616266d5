/** Questions about eviction, locks and rent that is late. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'es',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-21',
  checkBy: '2027-02-28',
} satisfies Partial<Rule>

export const ENQUIRY_EVICTION: readonly Rule[] = [
  {
    ...BASE,
    id: 'es.ask.locks',
    kind: 'answer',
    topics: ['housing', 'general'],
    rank: 6,
    asks: [
      [
        'cerradura',
        'cambiar la cerradura',
        'cortar la luz',
        'cortado la luz',
        'cortado el agua',
        'para que me vaya',
        'cortar el agua',
        'echarme',
        'sin juez',
        'change the locks',
        'locks',
        'cut off',
        'throw me out',
      ],
      ['casero', 'propietario', 'dueño', 'alquiler', 'arrendador', 'landlord', 'owner', 'rent'],
    ],
    verdict: 'no',
    says: 'No. Only a judge can make you leave. If the landlord changes the locks or cuts the water, call the police and keep proof.',
    authority: cite('penal', 'artículos 172 y 202'),
  },
  {
    ...BASE,
    id: 'es.ask.rent-behind',
    kind: 'answer',
    topics: ['housing', 'general'],
    rank: 9,
    asks: [
      [
        'no puedo pagar',
        'debo',
        'impago',
        'atrasado',
        'meses sin pagar',
        "can't pay",
        'cannot pay',
        'behind',
        'desahuciar',
        'desahucio',
        'me quieren desahuciar',
      ],
      ['alquiler', 'renta', 'rent', 'cuánto tiempo', 'cuanto tiempo', 'casero', 'piso', 'eviction'],
    ],
    verdict: 'do_this',
    says: 'Pay what you can now and offer a plan in writing. Go to social services for help. If they sue, you can stop it once by paying all in time.',
    authority: cite('lec', 'artículo 22.4'),
  },
  {
    ...BASE,
    id: 'es.ask.myth-minors-evict',
    kind: 'myth',
    topics: ['housing', 'general'],
    premise: ['no me pueden echar con niños', 'con menores no', 'cannot evict with children'],
    says: 'Children do not stop an eviction by themselves. But the court must tell social services and can pause it.',
    authority: cite('lec', 'artículo 441.5'),
  },
  {
    ...BASE,
    id: 'es.ask.evict-children',
    kind: 'answer',
    topics: ['housing', 'general'],
    rank: 6,
    asks: [
      ['desahuciar', 'desahuciarme', 'desahucio', 'echarme', 'echar', 'lanzamiento', 'evict'],
      ['hijos', 'hijo', 'niños', 'menores', 'bebé', 'discapacidad', 'children'],
    ],
    verdict: 'it_depends',
    checkedOn: '2026-11-22',
    checkBy: '2027-09-30',
    says: 'Children do not stop it by themselves. With low income the court must tell social services and can pause it for two months, or four if the owner is a company. Ask for a vulnerability report and a free lawyer now.',
    dependsOn: 'your income and who owns the home',
    authority: cite('lec', 'artículos 441.5 a 441.7 y 704; Real Decreto-ley 29/2026'),
  },
]
