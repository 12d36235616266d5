/** Questions of people in need tonight: no bed, no food, no power, a lender who threatens. Whom to call comes first. */
import type { Rule } from '@plainletter/contracts/rule'

import { ENGLISH } from '../need/english.ts'
import { FRENCH } from '../need/french.ts'
import { needIn } from '../need/need.ts'
import { CASF, CONSO } from './law-codes.ts'
import { LAW } from './law-consumer.ts'

const BASE = {
  country: 'fr',
  kinds: ['ENQUIRY'],
  kind: 'answer',
  verdict: 'do_this',
  isUrgent: true,
  rank: 4,
  checkedOn: '2026-11-23',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

/** Need comes in stories of every field. */
const EVERYDAY: Rule['topics'] = ['housing', 'family', 'general', 'debt', 'consumer', 'employment']

export const ENQUIRY_NEED_TONIGHT: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.ask-need.roof',
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
            'hôtel',
            'vol annulé',
            'camping',
            'panne',
            'frappée',
            'me frappe',
            'me bat',
            'violences',
          ],
        },
      ],
    },
    asks: needIn('roof', ENGLISH, FRENCH),
    says: 'Call 115 now: free, day and night. No place? Call again, and note each hour and answer. Whoever has no roof and is in distress has a right to emergency shelter, and you may stay until a next place is offered. If your family is left outside, ask the administrative court for an urgent order (référé-liberté): free, decided in 48 hours. Apply for a DALO too.',
    authority: {
      ...CASF,
      provision:
        'articles L. 345-2-2 et L. 345-2-3; code de justice administrative, article L. 521-2',
      inForceFrom: '2018-11-25',
    },
  },
  {
    ...BASE,
    id: 'fr.ask-need.food',
    topics: EVERYDAY,
    when: {
      not: [
        {
          says: [
            'restaurant',
            'delivered',
            'refund',
            'wedding',
            'livraison',
            'remboursement',
            'panne',
            'mariage',
            'chèque',
          ],
        },
      ],
    },
    asks: needIn('food', ENGLISH, FRENCH),
    says: 'Go to the CCAS at your town hall today, or to the social worker of the département, and say that you have no food. Ask for urgent help (secours): vouchers, a parcel or money. Call 115 to hear where meals are given tonight. Restos du Cœur, Secours populaire and Croix-Rouge give food. Was a benefit stopped? Write to the CAF today that you have nothing to eat.',
    authority: { ...CASF, provision: 'article L. 123-5', inForceFrom: '2000-12-23' },
  },
  {
    ...BASE,
    id: 'fr.ask-need.power-off',
    topics: ['consumer', 'debt', 'general', 'housing', 'family', 'employment'],
    when: {
      not: [
        {
          says: [
            'landlord',
            'storm',
            'blackout',
            'outage',
            'propriétaire',
            'bailleur',
            'tempête',
            'orage',
          ],
        },
      ],
    },
    asks: needIn('power', ENGLISH, FRENCH),
    says: 'Call the firm now and say that there is a baby. From 1 November to 31 March it may not cut your main home off for unpaid bills, only lower the power. Ask to have it back today, and for a plan to pay in parts. Go to the CCAS and the housing fund (FSL) for help with the bill. At other times it must send two letters first. Complaints go to the médiateur de l’énergie, free.',
    authority: LAW.energySteps,
  },
  {
    ...BASE,
    id: 'fr.ask-need.lender',
    topics: ['debt', 'criminal', 'general', 'family', 'consumer', 'housing', 'employment'],
    when: {
      not: [
        { says: ['debt collector', 'bailiff', 'sue me', 'huissier', 'recouvrement', 'tribunal'] },
      ],
    },
    asks: needIn('lender', ENGLISH, FRENCH),
    says: 'In danger call 17 or 112 now. To threaten you for money is a crime (extorsion), and so is a loan above the legal limit (usure). Report it with messages, names and payments. What you paid too much is taken off what you owe. Do not borrow more to pay him. 116 006 helps victims, free. Too many debts? The Banque de France takes your case for free (surendettement).',
    authority: {
      ...CONSO,
      provision: 'articles L. 314-6, L. 341-48 et L. 341-50; code pénal, article 312-1',
      inForceFrom: '2016-07-01',
    },
  },
]
