/** Questions of people in need tonight: no bed, no food, no power, a lender who threatens. Whom to call comes first. */
import type { Rule } from '@plainletter/contracts/rule'

import { ENGLISH } from '../need/english.ts'
import { ITALIAN } from '../need/italian.ts'
import { needIn } from '../need/need.ts'
import { cite } from './cite-law.ts'

const BASE = {
  country: 'it',
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

const SOCIAL_SERVICES = {
  title: 'Legge 328/2000, sistema integrato di interventi e servizi sociali',
  url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:legge:2000-11-08;328',
}

export const ENQUIRY_NEED_TONIGHT: readonly Rule[] = [
  {
    ...BASE,
    id: 'it.ask-need.roof',
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
            'albergo',
            'volo',
            'aeroporto',
            'campeggio',
            'multa',
            'mi picchia',
            'mi ha picchiata',
          ],
        },
      ],
    },
    asks: needIn('roof', ENGLISH, ITALIAN),
    says: 'Call the social services of the comune now. At night and on holidays ask for the pronto intervento sociale: this emergency service is due everywhere, day and night. Do you not find it, or are you in danger? Call 112 and say that you have nowhere to sleep and who is with you. Caritas and Croce Rossa know the shelters.',
    authority: {
      ...SOCIAL_SERVICES,
      provision: 'articolo 22, comma 4; legge 234/2021, articolo 1, comma 170',
      inForceFrom: '2022-01-01',
    },
  },
  {
    ...BASE,
    id: 'it.ask-need.food',
    topics: EVERYDAY,
    when: {
      not: [
        {
          says: [
            'restaurant',
            'delivered',
            'refund',
            'wedding',
            'ristorante',
            'consegnato',
            'rimborso',
            'matrimonio',
            'guasto',
            'condominio',
          ],
        },
      ],
    },
    asks: needIn('food', ENGLISH, ITALIAN),
    says: 'Go to the social services of the comune today and say that you have no food, and how many children there are. Ask for urgent help: money, shopping vouchers (buoni spesa) or a parcel. Caritas, Croce Rossa and the parishes give food, and know where meals are served today. Waiting for the assegno di inclusione? Ask a patronato (free) to chase it.',
    authority: { ...SOCIAL_SERVICES, provision: 'articoli 2 e 22', inForceFrom: '2000-11-28' },
  },
  {
    ...BASE,
    id: 'it.ask-need.power-off',
    topics: ['consumer', 'debt', 'general', 'housing', 'family', 'employment'],
    when: {
      not: [
        {
          says: [
            'landlord',
            'storm',
            'blackout',
            'outage',
            'padrone di casa',
            'proprietario',
            'temporale',
          ],
        },
      ],
    },
    asks: needIn('power', ENGLISH, ITALIAN),
    says: 'Call the firm now, say that there is a small baby, and ask to pay in parts. Send proof as soon as you pay: the light must be back within one working day. Go to the social services of the comune today: they can help with the bill, and with the bonus sociale. Did no registered letter or PEC come 25 days before? Then the cut was wrong: complain, money is due to you.',
    authority: cite('arera', 'TIMOE'),
  },
  {
    ...BASE,
    id: 'it.ask-need.lender',
    topics: ['debt', 'criminal', 'general', 'family', 'consumer', 'housing', 'employment'],
    when: {
      not: [
        {
          says: [
            'debt collector',
            'bailiff',
            'sue me',
            'recupero crediti',
            'tribunale',
            'decreto ingiuntivo',
            'pignorare',
          ],
        },
      ],
    },
    asks: needIn('lender', ENGLISH, ITALIAN),
    says: 'In danger call 112 now. Usury (usura) and threats to get money (estorsione) are grave crimes, and you are the victim. Report them to police or Carabinieri with messages, names and payments. On a loan at usury you owe no interest at all. Do not borrow more to pay him. The antiusura foundations help families free; people in business can ask the Prefettura for the state fund.',
    authority: {
      title: 'Legge 108/1996, disposizioni in materia di usura',
      provision:
        'articoli 1, 4, 14 e 15; codice penale, articoli 629 e 644; codice civile, articolo 1815',
      url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:legge:1996-03-07;108',
      inForceFrom: '1996-03-24',
    },
  },
]
