/** Questions of people who gave up their job in a message or in anger. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_OWN_NOTICE_BY_MESSAGE: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-job.own-notice-by-message',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 5,
    verdict: 'do_this',
    when: { not: [{ says: ['vermieter', 'mietvertrag', 'fitnessstudio', 'handyvertrag'] }] },
    asks: [
      [
        'selbst gekündigt',
        'selber gekündigt',
        'selbst per',
        'selber per',
        'ich habe gekündigt',
        'hab gekündigt',
        'hab selbst',
        'habe selbst',
        'meine kündigung',
        'ich kündige',
        'hingeschmissen',
        'i quit',
      ],
      [
        'whatsapp',
        'sms',
        'per mail',
        'per email',
        'per e-mail',
        'mündlich',
        'im streit',
        'wut',
        'am telefon',
        'nachricht',
        'im affekt',
        'by message',
      ],
      [
        'bereue',
        'gültig',
        'wirksam',
        'zurücknehmen',
        'zurück',
        'rückgängig',
        'gilt das',
        'widerrufen',
        'zählt',
        'take back',
      ],
    ],
    says: 'Your own notice also needs paper and a signature by hand. A message, a mail or words in anger do not end your job. Go to work as usual, and write today that the job goes on. If the boss says it is over, that is no valid dismissal either: see a lawyer or your union. Did you sign a paper notice? Then you cannot take it back alone, only with the firm’s yes, or if you were threatened or tricked.',
    authority: cite('bgb', '623', { provision: '§§ 123, 142, 623 BGB; § 159 SGB III' }),
  },
]
