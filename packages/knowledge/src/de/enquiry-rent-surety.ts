/** Questions of a surety for rent. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_RENT_SURETY: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-home.rent-surety',
    kind: 'answer',
    topics: ['housing', 'debt', 'general', 'family'],
    rank: 5,
    verdict: 'do_this',
    asks: [
      [
        'bürgschaft',
        'buergschaft',
        'bürge',
        'buerge',
        'gebürgt',
        'gebuergt',
        'bürgen',
        'mietbürgschaft',
        'elternbürgschaft',
        'surety',
      ],
      [
        'miete',
        'wohnung',
        'vermieter',
        'vermieterin',
        'mietvertrag',
        'mietbürgschaft',
        'monatsmieten',
        'mietschulden',
        'rent',
      ],
    ],
    says: 'Did the landlord ask for a surety? Then it holds only up to three months’ basic rent, deposit included. More can be due if you offered it freely, or to stop a notice for rent debt. It must be on paper, signed by hand. Ask for that paper and the count. Without the words “selbstschuldnerisch” he must first try the tenant. What you pay, claim back. Ask a tenants’ union first.',
    authority: cite('bgb', '551', { provision: '§§ 551, 765, 766, 771 und 774 BGB' }),
  },
]
