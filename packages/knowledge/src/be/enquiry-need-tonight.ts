/** Questions of people in need tonight: no bed, no food, no power, a lender who threatens. Whom to call comes first. */
import type { Rule } from '@plainletter/contracts/rule'

import { DUTCH } from '../need/dutch.ts'
import { ENGLISH } from '../need/english.ts'
import { FRENCH } from '../need/french.ts'
import { GERMAN } from '../need/german.ts'
import { needIn } from '../need/need.ts'
import { CDE, CPAS } from './acts.ts'
import { LAW } from './law.ts'

const BASE = {
  country: 'be',
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
    id: 'be.ask-need.roof',
    topics: EVERYDAY,
    when: {
      not: [
        {
          says: [
            'hotel',
            'airbnb',
            'vlucht',
            'camping',
            'slaat me',
            'slaat mij',
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
            'panne',
            'frappée',
            'me frappe',
            'me bat',
            'violences',
            'ferienwohnung',
            'flug',
            'rastplatz',
            'erlaubt',
            'geschlagen',
            'schlägt mich',
            'gewürgt',
          ],
        },
      ],
    },
    asks: needIn('roof', DUTCH, ENGLISH, FRENCH, GERMAN),
    says: 'Go to the CPAS (OCMW) of the town where you are now. It must give urgent help to people without a home, even if registered elsewhere. Brussels: Samusocial 0800 99 340, free, day and night. Wallonia: 1718 in office hours. Flanders: the CAW. Closed? Ask the police where the shelter is. Ask for a no in writing: the labour court is free and can act fast.',
    authority: {
      ...CPAS,
      provision: 'articles 1er, 28, § 1er, 57 et 57bis',
      inForceFrom: '1993-03-01',
    },
  },
  {
    ...BASE,
    id: 'be.ask-need.food',
    topics: EVERYDAY,
    when: {
      not: [
        {
          says: [
            'restaurant',
            'bezorgd',
            'vriezer',
            'bruiloft',
            'delivered',
            'refund',
            'wedding',
            'livraison',
            'remboursement',
            'panne',
            'mariage',
            'chèque',
            'lieferando',
            'geliefert',
            'bestellt',
            'abgelaufen',
            'geld zurück',
            'hochzeit',
            'kantine',
          ],
        },
      ],
    },
    asks: needIn('food', DUTCH, ENGLISH, FRENCH, GERMAN),
    says: 'Go to the CPAS (OCMW) of your town today and say that you have no food. Ask for urgent help: money, vouchers or a parcel, before its full decision. Are you waiting for a revenu d’intégration (leefloon) or another benefit? Ask for an advance. It must give you a receipt and decide within 30 days. It and the food banks tell you where food is given today. The labour court is free.',
    authority: {
      ...CPAS,
      provision: 'articles 1er, 28, § 1er, 57 et 60; loi du 26 mai 2002, article 21',
      inForceFrom: '1993-03-01',
    },
  },
  {
    ...BASE,
    id: 'be.ask-need.power-off',
    topics: ['consumer', 'debt', 'general', 'housing', 'family', 'employment'],
    when: {
      not: [
        {
          says: [
            'verhuurder',
            'storm',
            'storing',
            'landlord',
            'blackout',
            'outage',
            'propriétaire',
            'bailleur',
            'tempête',
            'orage',
            'vermieter',
            'gewitter',
            'stromausfall',
            'umbau',
            'bauarbeiten',
          ],
        },
      ],
    },
    asks: needIn('power', DUTCH, ENGLISH, FRENCH, GERMAN),
    says: 'Call the CPAS (OCMW) and your supplier now and say that there is a baby. In Brussels only a judge can allow a cut for unpaid bills, and none is made from 1 October to 31 March. The CPAS can have the power put back. In Wallonia too a judge decides first. In Flanders a local committee (LAC) decides, also on putting it back. Ask for a plan and the energy fund. The energy ombudsman is free.',
    authority: LAW.energyAsked,
  },
  {
    ...BASE,
    id: 'be.ask-need.lender',
    topics: ['debt', 'criminal', 'general', 'family', 'consumer', 'housing', 'employment'],
    when: {
      not: [
        {
          says: [
            'incasso',
            'incassobureau',
            'deurwaarder',
            'debt collector',
            'bailiff',
            'sue me',
            'huissier',
            'recouvrement',
            'tribunal',
            'inkasso',
            'gerichtsvollzieher',
            'mahnbescheid',
            'schufa',
          ],
        },
      ],
    },
    asks: needIn('lender', DUTCH, ENGLISH, FRENCH, GERMAN),
    says: 'In danger call 112 or 101 now. To threaten you for money is a crime. Report it to the police with messages, names and payments, and ask for protection. Who lends to people for a living needs the state’s leave; without it, tell the SPF Économie too. Do not borrow more to pay him, and do not meet him alone. The CPAS (OCMW) helps with debts, free.',
    authority: { ...CDE, provision: 'article VII.160', inForceFrom: '2015-11-01' },
  },
]
