/** Questions about leaving a job in haste: one that is sorry for it, and one that is not paid. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'nl',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>

export const ENQUIRY_RESIGNED_IN_HASTE: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.ask.resigned-in-haste',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 5,
    verdict: 'do_this',
    asks: [
      [
        'zelf ontslag',
        'ontslag genomen',
        'neem ontslag',
        'nam ontslag',
        'zelf opgezegd',
        'mijn baan opgezegd',
        'ik heb opgezegd',
        'ontslagbrief ingeleverd',
        'resigned',
      ],
      [
        'terugdraaien',
        'intrekken',
        'terugkomen',
        'spijt',
        'ongedaan',
        'in paniek',
        'opwelling',
        'boze bui',
        'in een ruzie',
        'toch niet',
        'bedacht',
        'take back',
      ],
    ],
    says: 'Take it back today in writing, and say that you are ready to work and how upset you were. The law gives no days to think it over. But a firm may not lean on a resignation given in anger, panic or illness. It must ask if you truly mean it and know the cost. A threat or pressure can undo it too. If the firm refuses, see the Juridisch Loket, a union or a lawyer at once. Who resigns mostly gets no WW.',
    authority: {
      title: 'Burgerlijk Wetboek Boek 7 en Boek 3 (BW)',
      provision: 'artikelen 7:671 en 7:677; BW, artikelen 3:33, 3:35 en 3:44',
      url: 'https://wetten.overheid.nl/BWBR0005290/',
      inForceFrom: '2015-07-01',
    },
  },
  {
    ...BASE,
    id: 'nl.ask.unpaid-and-leaving',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 5,
    verdict: 'do_this',
    when: { not: [{ says: ['op staande voet', 'ontslagen', 'ziek'] }] },
    asks: [
      ['loon', 'salaris', 'betaalt niet', 'betaalt geen', 'wages'],
      [
        'betaalt',
        'geen loon',
        'niet betaald',
        'geen salaris',
        'loon niet',
        'salaris niet',
        'te laat',
        'achterstallig',
        'unpaid',
      ],
      [
        'stoppen met werken',
        'mag ik stoppen',
        'ontslag nemen',
        'zelf ontslag',
        'weggaan',
        'opstappen',

        'niet meer komen',
        'werk neerleggen',
        'quit',
      ],
    ],
    says: 'Do not resign or stay away on your own: you could lose WW. Ask for the pay in writing with a last day, with interest and the rise for late pay, up to 50%. If it does not come, a judge can order it fast (kort geding). Can the firm not pay at all? Report it to UWV at once: it can take over wages. Before you stop working, see the Juridisch Loket or your union.',
    authority: {
      title: 'Burgerlijk Wetboek Boek 7 (BW)',
      provision: 'artikelen 7:616 en 7:625; Werkloosheidswet, artikelen 24 en 61',
      url: 'https://wetten.overheid.nl/BWBR0005290/',
      inForceFrom: '2015-07-01',
    },
  },
]
