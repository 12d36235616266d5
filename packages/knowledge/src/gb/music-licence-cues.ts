/** Words and law that the parts on music licences have in common. */
import type { Rule, Test } from '@plainletter/contracts/rule'

export const THE_MUSIC_LICENCE = {
  title: 'PPL PRS: TheMusicLicence',
  provision: 'Who needs a licence, and when none is charged for',
  url: 'https://pplprs.co.uk/',
  inForceFrom: '2018-02-26',
}

export const BILL = {
  any: [
    {
      says: [
        'invoice',
        'overdue',
        'outstanding balance',
        'amount due',
        'amount outstanding',
        'balance due',
      ],
    },
  ],
} satisfies Rule['when']

/** Someone says that they heard music there: "we play none" is then no safe reply. */
export const WAS_HEARD: Test = {
  says: [
    'inspector called',
    'inspector visited',
    'our inspector',
    'our representative',
    'heard sound recordings',
    'heard music',
    'music was heard',
    'was heard playing',
    'visited your premises',
    'called at your premises',
    'our visit',
    'costs of the visits',
    'inspection',
  ],
}
export const INVOICE: Test = { says: ['invoice', 'amount due', 'balance due', 'payment due'] }
