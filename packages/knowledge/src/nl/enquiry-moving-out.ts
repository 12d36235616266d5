/** Questions about ending a lease and the deposit. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './law.ts'

const GENERAL = {
  country: 'nl',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'general', 'consumer'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const BASE = {
  country: 'nl',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const BW7 = {
  title: 'Burgerlijk Wetboek Boek 7 (BW)',
  url: 'https://wetten.overheid.nl/BWBR0005290/',
}

export const ENQUIRY_MOVING_OUT: readonly Rule[] = [
  {
    ...GENERAL,
    id: 'nl.ask.deposit',
    kind: 'answer',
    topics: ['housing', 'general'],
    rank: 20,
    verdict: 'do_this',
    asks: [
      ['borg', 'waarborgsom', 'borgsom', 'deposit', 'mijn borg', 'waarborg'],
      [
        'terug',
        'terugkrijgen',
        'return',
        'back',
        'refund',
        'terugbetalen',
        'terugbetaald',
        'teruggeven',
        'inhouden',
        'houdt',
        'niet terug',
        'krijg ik',
        'keep',
        'keeps',
        'kept',
        'withhold',
        'deduct',
        'nog niet',
        'nog steeds niet',
        'teruggekregen',
        'niet teruggekregen',
        'terugstorten',
        'teruggestort',
        'krassen',
        'schoonmaak',
        'mijn geld',
        'verrekenen',
        'schade',
        'eindinspectie',
      ],
    ],
    says: "The landlord must return it within 14 days of the end, or 30 days if some costs are taken off. Only listed costs may be taken off. For leases since 1 July 2023 it is at most two months' basic rent.",
    authority: LAW.deposit,
  },
  {
    ...BASE,
    id: 'nl.ask.leave-home',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['housing', 'general'],
    rank: 12,
    verdict: 'it_depends',
    asks: [
      ['huurcontract', 'huur', 'huurwoning', 'huurhuis', 'appartement', 'kamer', 'lease', 'rent'],
      [
        'eerder opzeggen',
        'zelf opzeggen',
        'huur opzeggen',
        'eerder weg',
        'tussentijds opzeggen',
        'contract opzeggen',
        'huurcontract eerder',
        'hoe zeg ik de huur',
        'opzegtermijn huurder',
        'leave early',
        'give notice',
        'end my lease',
        'opzegtermijn',
        'zelf opzeg',
        'opzegtermijn huur',
        'eerder vertrekken',
        'verhuizen',
        'ga verhuizen',
        'eerder eruit',
        'wil opzeggen',
        'huur stoppen',
        'mijn huur opgezegd',
        'heb de huur opgezegd',
        'vast zit',
        'zelf opgezegd',
      ],
    ],
    dependsOn: 'your lease',
    says: 'As a tenant you give notice in writing, mostly one month before, with no reason. A lease for two years or less can mostly be ended early too. In a longer fixed lease you are bound, unless it gives you a way out. Keep proof.',
    authority: { ...BW7, provision: 'artikel 7:271', inForceFrom: '2024-07-01' },
    checkedOn: '2026-11-22',
    checkBy: '2027-06-30',
  },
]
