/** Questions about an objection (Rechtsvorschlag) to a payment order: too late, and what comes after it. */
import type { Rule } from '@plainletter/contracts/rule'

const GENERAL = {
  country: 'ch',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'general', 'consumer'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const SCHKG = {
  title: 'Bundesgesetz über Schuldbetreibung und Konkurs (SchKG) / Loi sur la poursuite (LP, LEF)',
  url: 'https://www.fedlex.admin.ch/eli/cc/11/529_488_529/de',
}

export const ENQUIRY_OBJECTION: readonly Rule[] = [
  {
    ...GENERAL,
    id: 'ch.ask.order-missed',
    kind: 'answer',
    rank: 9,
    verdict: 'do_this',
    checkedOn: '2026-11-22',
    asks: [
      [
        'rechtsvorschlag',
        'zahlungsbefehl',
        'betreibung',
        'opposition',
        'commandement de payer',
        'opposizione',
        'precetto esecutivo',
      ],
      [
        'verpasst',
        'vergessen',
        'zu spät rechtsvorschlag',
        'frist abgelaufen',
        'frist vorbei',
        'zehn tage vorbei',
        '10 tage vorbei',
        'versäumt',
        'opposition trop tard',
        "oublié l'opposition",
        'oublié de faire opposition',
        'manqué le délai',
        'délai est passé',
        'dimenticato',
        'termine scaduto',
        'missed',
      ],
    ],
    says: 'Could you not act in time, for example in hospital? Ask the supervisory body to give the time back, as soon as you can act. If you do not owe it, ask a judge to stop the case, with proof. Or agree on parts with the creditor. What you need to live is never taken.',
    authority: { ...SCHKG, provision: 'Art. 33 Abs. 4, 85, 85a und 93', inForceFrom: '2019-01-01' },
  },
  {
    ...GENERAL,
    id: 'ch.ask.after-objection',
    kind: 'answer',
    rank: 8,
    verdict: 'do_this',
    checkedOn: '2026-11-22',
    asks: [
      [
        'nach dem rechtsvorschlag',
        'nach rechtsvorschlag',
        'rechtsvorschlag erhoben',
        'rechtsvorschlag gemacht',
        "après l'opposition",
        'après opposition',
        'fait opposition',
        "dopo l'opposizione",
        'fatto opposizione',
        'after the objection',
      ],
      [
        'was passiert',
        'passiert',
        'wie weiter',
        'wie geht es weiter',
        'was nun',
        'und jetzt',
        'was muss ich',
        'que se passe',
        'et maintenant',
        'et après',
        'cosa succede',
        'e adesso',
        'what happens',
      ],
    ],
    says: 'The debt case stands still. The creditor must go to a judge: a fast request (Rechtsöffnung) with a judgment or your signature, else a normal claim. Answer the court in time. One year after the order it ends. If the creditor does nothing for three months, ask to hide the entry.',
    authority: { ...SCHKG, provision: 'Art. 8a, 78 bis 84 und 88', inForceFrom: '2019-01-01' },
  },
]
