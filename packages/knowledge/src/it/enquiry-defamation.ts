/** Questions about insults and lies online. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'it',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>

export const ENQUIRY_DEFAMATION: readonly Rule[] = [
  {
    ...BASE,
    id: 'it.ask.defamation',
    kind: 'answer',
    topics: ['general', 'criminal', 'consumer'],
    rank: 9,
    asks: [
      [
        'diffamato',
        'diffamata',
        'diffamano',
        'diffamazione',
        'insultano',
        'insultato',
        'calunnia',
        'defamed',
        'mi insulta',
        'insulti',
        'mie foto',
        'mia foto',
        'foto mia',
        'parla male di me',
        'sparla',
        'bugie su di me',
        'profilo falso',
        'mi diffama',
        'offende',
      ],
      [
        'internet',
        'facebook',
        'instagram',
        'whatsapp',
        'social',
        'google',
        'recensione',
        'online',
        'tiktok',
        'gruppo whatsapp',
        'gruppo',
        'pubblicato',
        'video',
        'recensioni',
      ],
    ],
    verdict: 'do_this',
    checkedOn: '2026-11-22',
    checkBy: '2027-09-30',
    says: 'Save it with the address and day, with witnesses. Ask the site to take it down. File a complaint (querela) with the police within three months of knowing. You can also claim money in the civil court within five years.',
    authority: {
      title: 'Codice penale (c.p.)',
      provision: 'articoli 124 e 595; codice civile, articoli 2043, 2059 e 2947; GDPR, articolo 17',
      url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:regio.decreto:1930-10-19;1398',
      inForceFrom: '1931-07-01',
    },
  },
]
