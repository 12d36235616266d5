/** Questions on fines, insurers and pictures. */
import type { Rule } from '@plainletter/contracts/rule'

const ANSWER = {
  country: 'be',
  kind: 'answer',
  rank: 18,
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} as const

export const ENQUIRY_EVERYDAY: readonly Rule[] = [
  {
    ...ANSWER,
    kinds: ['ENQUIRY'],
    id: 'be.ask.fine',
    topics: ['parking', 'criminal', 'general'],
    verdict: 'do_this',
    asks: [
      ['amende', 'amendes', 'boete', 'verkeersboete', 'gas-boete', 'excès de vitesse', 'speeding'],
      [
        'contester',
        'contestation',
        "pas d'accord",
        'betwisten',
        'niet akkoord',
        'niet eens',
        'recours',
        'injuste',
        'que faire',
        'onterecht',
        'wat kan ik doen',
        'payer',
        'betalen',
        'dispute',
        'appeal',
        'pas moi',
        'conduisais',
        'conduisait',
        'conducteur',
        'bestuurder',
        'niet gereden',
        'not me',
      ],
    ],
    says: 'Do not pay what you contest. Answer in the way and by the day on the paper, with your reasons and proof. An unpaid order to pay can be enforced, so act in time.',
    authority: {
      title:
        'Loi du 16 mars 1968 relative à la police de la circulation routière / Wegverkeerswet van 16 maart 1968',
      provision: 'articles 65 et 65/1',
      url: 'https://www.ejustice.just.fgov.be/',
      inForceFrom: '2018-02-15',
    },
  },
  {
    ...ANSWER,
    kinds: ['ENQUIRY'],
    id: 'be.ask.insurer-refuses',
    topics: ['consumer', 'general'],
    verdict: 'do_this',
    asks: [
      ['assurance', 'assureur', 'verzekering', 'verzekeraar'],
      [
        'refuse',
        'refusé',
        'refus',
        'weigert',
        'weigering',
        'geweigerd',
        'betaalt niet',
        'keert niet uit',
      ],
    ],
    says: 'Ask which term of the policy it means. Answer in writing with proof, and complain to the insurer. After that the insurance ombudsman looks at it for free.',
    authority: {
      title:
        'Loi du 4 avril 2014 relative aux assurances / Wet van 4 april 2014 betreffende de verzekeringen',
      provision: 'articles 74 à 76 et 88',
      url: 'https://www.ejustice.just.fgov.be/eli/loi/2014/04/04/2014011239/justel',
      inForceFrom: '2014-11-01',
    },
  },
  {
    ...ANSWER,
    kinds: ['ENQUIRY'],
    id: 'be.ask.picture-claim',
    topics: ['consumer', 'general'],
    verdict: 'do_this',
    asks: [
      ["droit d'auteur", "droits d'auteur", 'auteursrecht', 'auteursrechten'],
      ['photo', 'image', 'foto', 'afbeelding', 'permission machine', 'visual rights group'],
    ],
    says: 'Keep a picture of the page, then take the photo down. Ask for proof that it is theirs and how the sum came about. Offer no more than a licence would cost.',
    authority: {
      title: 'Code de droit économique (CDE) / Wetboek van economisch recht (WER)',
      provision: 'articles XI.165 et XI.335',
      url: 'https://www.ejustice.just.fgov.be/eli/loi/2013/02/28/2013A11134/justel',
      inForceFrom: '2015-01-01',
    },
  },
]
