/** Questions about two tenants of one home when one of them leaves. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_JOINT_TENANCY: readonly Rule[] = [
  {
    country: 'ie',
    checkedOn: '2026-11-22',
    checkBy: '2027-11-15',
    kinds: ['ENQUIRY'],
    id: 'ie.ask.joint-tenant-left',
    kind: 'answer',
    topics: ['housing', 'debt', 'family', 'general'],
    rank: 3,
    asks: [
      [
        'both names',
        'both our names',
        'two names',
        'both on the lease',
        'both on the tenancy',
        'joint tenancy',
        'joint lease',
        'joint tenants',
        'jointly',
        'joint and several',
        'both signed',
      ],
      [
        'moved out',
        'left',
        'gone',
        'walked out',
        'split up',
        'stopped paying',
        'his half',
        'her half',
        'his share',
        'her share',
        'ex',
      ],
      ['rent', 'landlord', 'lease', 'tenancy', 'apartment', 'house'],
    ],
    verdict: 'do_this',
    says: 'To the landlord each joint tenant mostly owes the whole rent, not half. You can ask your ex for their share. Tell the landlord in writing who lives there now, and ask to change the tenancy to your name. What the other did without you does not end your tenancy rights. If the rent is too much for one, ask about HAP and call Threshold on 1800 454 454.',
    authority: {
      title: 'Residential Tenancies Act 2004',
      provision: 'sections 16 and 48 to 51 (duties of tenants, several tenants)',
      url: 'https://revisedacts.lawreform.ie/eli/2004/act/27/revised/en/html',
      inForceFrom: '2004-12-06',
    },
  },
]
