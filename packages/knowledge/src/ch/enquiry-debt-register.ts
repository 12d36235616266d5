/** Questions about the debt register: hiding an entry, and how long it stays. `asks` holds the words people type, in German, French, Italian and English. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './law.ts'
import { HIDE_SUBJECT } from './payment-order-words.ts'

const GENERAL = {
  country: 'ch',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'general', 'consumer'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_DEBT_REGISTER: readonly Rule[] = [
  {
    ...GENERAL,
    id: 'ch.ask.hide',
    checkedOn: '2026-11-22',
    kind: 'answer',
    rank: 15,
    verdict: 'it_depends',
    when: {
      not: [
        {
          says: [
            'bezahlt ist',
            'schon bezahlt',
            'bereits bezahlt',
            'längst bezahlt',
            'bezahlte betreibung',
            'déjà payé',
            'déjà payée',
            'già pagato',
            'già pagata',
          ],
        },
      ],
    },
    asks: [
      HIDE_SUBJECT,
      [
        'wie',
        'löschen',
        'weg',
        'comment',
        'supprimer',
        'how',
        'remove',
        'delete',
        'get rid',
        'entfernen',
        'enlever',
        'effacer',
        'radier',
        'cancellare',
        'togliere',
        'disparaître',
        'faire disparaître',
        'effacée',
        'radiation',
        'bringe ich',
        'sparire',
        'eliminare',
        "trouve plus d'appartement",
        'finde keine wohnung',
        'non trovo casa',
        'schulde ihm nichts',
        'schulde nichts',
        'jemand betreibt mich',
        'aus rache',
        'eintrag weg',
      ],
    ],
    says: 'After your objection you can ask the office three months later to hide it, if the creditor did nothing. Since 2026 you can also ask if a judge refused the creditor for good. You have until five years after the case ended. A creditor can also withdraw it.',
    dependsOn: 'what the creditor did',
    authority: { ...LAW.hide, inForceFrom: '2026-01-01' },
  },
  {
    ...GENERAL,
    id: 'ch.ask.register-time',
    kind: 'answer',
    verdict: 'do_this',
    rank: 9,
    checkedOn: '2026-11-22',
    asks: [
      [
        'betreibungsregister',
        'betreibungsauszug',
        'betreibungseintrag',
        'eintrag',
        'registre',
        'registre des poursuites',
        'extrait des poursuites',
        'estratto esecuzioni',
        'registro',
        'debt register',
        'im register',
        'nel registro',
      ],
      [
        'wie lange',
        'combien de temps',
        'durée',
        'dure',
        'quanto tempo',
        'how long',
        'jahre sichtbar',
      ],
      ['betreibung', 'poursuite', 'esecuzione', 'eintrag', 'debt'],
    ],
    says: 'Others can see an entry for five years after the case ended. A paid case stays too, unless the creditor takes it back: ask for that when you pay. After your objection you can ask the office after three months to hide it, if the creditor did nothing. It costs 40 francs.',
    authority: {
      title:
        'Bundesgesetz über Schuldbetreibung und Konkurs (SchKG) / Loi sur la poursuite (LP, LEF)',
      provision: 'Art. 8a Abs. 3 und 4',
      url: 'https://www.fedlex.admin.ch/eli/cc/11/529_488_529/de',
      inForceFrom: '2019-01-01',
    },
  },
]
