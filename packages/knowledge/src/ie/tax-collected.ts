/** A last demand for tax that reads like a collector's letter. */
import type { Rule } from '@plainletter/contracts/rule'

export const TAX_COLLECTED: readonly Rule[] = [
  {
    country: 'ie',
    checkedOn: '2026-11-22',
    checkBy: '2027-11-15',
    id: 'ie.tax-collected.right',
    kind: 'right',
    kinds: ['DEBT_COLLECTION_LETTER'],
    rank: 3,
    when: {
      all: [
        { says: ['revenue', 'collector-general', 'collector general'] },
        {
          says: [
            'vat',
            'income tax',
            'usc',
            'prsi',
            'tax due',
            'local property tax',
            'preliminary tax',
          ],
        },
      ],
    },
    says: 'This is tax: Revenue can use a sheriff, or take it from wages or a bank account, with no court. Ask now for instalments (phased payment) in myAccount or ROS. If the sum is wrong, an assessment can be appealed within 30 days. Interest runs each day.',
    authority: {
      title: 'Taxes Consolidation Act 1997',
      provision: 'sections 960L (sheriff), 1002 (attachment), 1080 (interest) and 949I (appeal)',
      url: 'https://revisedacts.lawreform.ie/eli/1997/act/39/revised/en/html',
      inForceFrom: '2016-03-21',
    },
  },
]
