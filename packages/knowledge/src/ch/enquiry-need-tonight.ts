/** Questions of people in need tonight: no bed, no food, no power, a lender who threatens. Whom to call comes first. */
import type { Rule } from '@plainletter/contracts/rule'

import { ENGLISH } from '../need/english.ts'
import { FRENCH } from '../need/french.ts'
import { GERMAN } from '../need/german.ts'
import { ITALIAN } from '../need/italian.ts'
import { needIn } from '../need/need.ts'

const BASE = {
  country: 'ch',
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

const NEED_HELP = {
  title: 'Bundesverfassung (BV) / Constitution fédérale (Cst.)',
  url: 'https://www.fedlex.admin.ch/eli/cc/1999/404/de',
  inForceFrom: '2000-01-01',
}

export const ENQUIRY_NEED_TONIGHT: readonly Rule[] = [
  {
    ...BASE,
    id: 'ch.ask-need.roof',
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
            'ferienwohnung',
            'flug',
            'rastplatz',
            'erlaubt',
            'geschlagen',
            'schlägt mich',
            'gewürgt',
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
    asks: needIn('roof', ENGLISH, FRENCH, GERMAN, ITALIAN),
    says: 'Call the social office (Sozialdienst, service social, servizio sociale) of the town where you are, today. The constitution gives everyone in need help: a roof, food and care (Art. 12). Away from home? The canton where you are must still help at once. Is it closed? Ask the police where you can sleep tonight. Say that children are with you. Ask for a no in writing (Verfügung).',
    authority: { ...NEED_HELP, provision: 'Art. 12; ZUG, Art. 13 und 21' },
  },
  {
    ...BASE,
    id: 'ch.ask-need.food',
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
            'lieferando',
            'geliefert',
            'bestellt',
            'abgelaufen',
            'geld zurück',
            'hochzeit',
            'kantine',
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
    asks: needIn('food', ENGLISH, FRENCH, GERMAN, ITALIAN),
    says: 'Go to the social office of your town today and say that you have no money for food. The constitution gives everyone in need help for a life in dignity (Art. 12). Ask for emergency help (Nothilfe, aide d’urgence) in cash or vouchers now, even while your request is open. If they say no, ask for it in writing (Verfügung). Caritas, Tischlein deck dich and churches give food.',
    authority: { ...NEED_HELP, provision: 'Art. 12' },
  },
  {
    ...BASE,
    id: 'ch.ask-need.power-off',
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
            'vermieter',
            'gewitter',
            'stromausfall',
            'umbau',
            'bauarbeiten',
            'padrone di casa',
            'proprietario',
            'temporale',
          ],
        },
      ],
    },
    asks: needIn('power', ENGLISH, FRENCH, GERMAN, ITALIAN),
    says: 'Call the power firm now and say that there is a baby. Ask for a plan or a prepaid meter, so that the power comes back today. Call the social office of your town too. It can help at once: everyone in need has a right to help (Art. 12 of the constitution). Most power firms belong to the town: ask for a written decision (Verfügung) and object to the cut.',
    authority: { ...NEED_HELP, provision: 'Art. 12' },
  },
  {
    ...BASE,
    id: 'ch.ask-need.lender',
    checkedOn: '2026-11-23',
    topics: ['debt', 'criminal', 'general', 'family', 'consumer', 'housing', 'employment'],
    when: {
      not: [
        {
          says: [
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
            'recupero crediti',
            'tribunale',
            'decreto ingiuntivo',
            'pignorare',
          ],
        },
      ],
    },
    asks: needIn('lender', ENGLISH, FRENCH, GERMAN, ITALIAN),
    says: 'In danger call 117 now. To threaten you for money is a crime, and so is usury (Wucher, usure, usura). Report it to the police with messages, names and payments, and ask for protection. Who lends for a living and takes more than the legal rate may mostly ask for no interest. Do not borrow more to pay him, or meet him alone. Victim help (Opferhilfe, LAVI), free, day and night: 142.',
    authority: {
      title: 'Konsumkreditgesetz (KKG) / Loi sur le crédit à la consommation (LCC)',
      provision: 'Art. 14 und 15; StGB, Art. 156, 157 und 180',
      url: 'https://www.fedlex.admin.ch/eli/cc/2002/624/de',
      inForceFrom: '2016-01-01',
    },
  },
]
