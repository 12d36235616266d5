/** Questions of people in need tonight: no bed, no food, no power, a lender who threatens. Whom to call comes first. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { ENGLISH } from '../need/english.ts'
import { needIn } from '../need/need.ts'
import { SPANISH } from '../need/spanish.ts'
import { cite } from './cite-law.ts'

const BASE = {
  country: 'es',
  kinds: ['ENQUIRY'],
  kind: 'answer',
  verdict: 'do_this',
  isUrgent: true,
  rank: 4,
  checkedOn: '2026-11-23',
  checkBy: '2027-02-28',
} satisfies Partial<Rule>

/** Need comes in stories of every field. */
const EVERYDAY: Rule['topics'] = ['housing', 'family', 'general', 'debt', 'consumer', 'employment']

const TOWN = {
  title: 'Ley 7/1985, de Bases del Régimen Local (LBRL)',
  provision: 'artículos 25.2.e, 26.1.c y 36.1.c',
  url: 'https://www.boe.es/buscar/act.php?id=BOE-A-1985-5392',
  inForceFrom: '2013-12-31',
} satisfies Authority

export const ENQUIRY_NEED_TONIGHT: readonly Rule[] = [
  {
    ...BASE,
    id: 'es.ask-need.roof',
    topics: EVERYDAY,
    when: {
      not: [
        {
          says: [
            'hotel',
            'airbnb',
            'flight',
            'booking',
            'festival',
            'is it legal',
            'is it illegal',
            'allowed to sleep',
            'hits me',
            'hit me',
            'beats me',
            'vuelo',
            'aeropuerto',
            'camping',
            'es legal',
            'multa',
            'me pega',
            'me ha pegado',
          ],
        },
      ],
    },
    asks: needIn('roof', ENGLISH, SPANISH),
    says: 'Call the social services of your town now (servicios sociales del ayuntamiento). At night, or if nobody answers, call 112. Say that you have nowhere to sleep and who is with you. It passes you to the emergency team (emergencia social). The town must attend at once to people in need like yours. Ask for a bed tonight, and for an appointment about a home.',
    authority: TOWN,
  },
  {
    ...BASE,
    id: 'es.ask-need.food',
    topics: EVERYDAY,
    when: {
      not: [
        {
          says: [
            'restaurant',
            'delivered',
            'refund',
            'wedding',
            'restaurante',
            'a domicilio',
            'mal estado',
            'boda',
          ],
        },
      ],
    },
    asks: needIn('food', ENGLISH, SPANISH),
    says: 'Go to the social services of your town today and say that you have no food, and how many children there are. Ask for urgent aid (ayuda de emergencia social): money, a card or a parcel. Cáritas, Cruz Roja and the food banks (banco de alimentos) give food too; social services know the place near you. Have you little or no income? Ask also for the ingreso mínimo vital.',
    authority: TOWN,
  },
  {
    ...BASE,
    id: 'es.ask-need.power-off',
    topics: ['consumer', 'debt', 'general', 'housing', 'family', 'employment'],
    when: {
      not: [
        {
          says: [
            'landlord',
            'storm',
            'blackout',
            'outage',
            'casero',
            'casera',
            'propietario',
            'propietaria',
            'dueño',
            'dueña',
            'apagón',
            'tormenta',
          ],
        },
      ],
    },
    asks: needIn('power', ENGLISH, SPANISH),
    says: 'Call the firm now, say that there is a baby, and ask for a plan in writing. When you pay, the light must be back by the next day at the latest. Go to the social services today: they can pay a part. For a home the firm must demand payment formally, then wait two months; four with the bono social. Was that not done? Complain at once: the cut was not lawful.',
    authority: cite('bono', 'artículos 4, 19 y 20; RD 1955/2000, artículo 85'),
  },
  {
    ...BASE,
    id: 'es.ask-need.lender',
    topics: ['debt', 'criminal', 'general', 'family', 'consumer', 'housing', 'employment'],
    when: {
      not: [
        { says: ['debt collector', 'bailiff', 'sue me', 'juzgado', 'asnef', 'recobro', 'juicio'] },
      ],
    },
    asks: needIn('lender', ENGLISH, SPANISH),
    says: 'In danger call 112 now. To threaten you or your family is a crime (amenazas, extorsión). Report it to the Policía Nacional or Guardia Civil with messages, names and payments, and ask for protection. If the loan is usury (usura), it is void: you only owe what you got, without interest. Do not borrow more to pay him, and do not meet him alone.',
    authority: cite('usura', 'artículos 1 y 3; CP, artículos 169 a 172 y 243'),
  },
]
