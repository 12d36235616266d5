/** Questions on fraud, private parking, insurers and pictures. */
import type { Rule } from '@plainletter/contracts/rule'

const ANSWER = {
  country: 'nl',
  kind: 'answer',
  rank: 18,
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} as const

export const ENQUIRY_EVERYDAY: readonly Rule[] = [
  {
    ...ANSWER,
    kinds: ['ENQUIRY'],
    id: 'nl.ask.scam-paid',
    topics: ['consumer', 'criminal', 'general'],
    verdict: 'do_this',
    asks: [
      [
        'oplichting',
        'opgelicht',
        'phishing',
        'nepbericht',
        'scammed',
        'bankfraude',
        'nep',
        'neppe',
        'betaalverzoek',
        'oplichter',
        'oplichters',
        'vals bericht',
        'bankhelpdesk',
      ],
      ['overgemaakt', 'betaald', 'bank', 'rekening', 'ingevuld', 'paid', 'transfer'],
    ],
    says: 'Call your bank now and ask it to stop the payment. If you did not agree to it, the bank must most often pay it back. Report it to the police.',
    authority: {
      title: 'Burgerlijk Wetboek Boek 7 (BW)',
      provision: 'artikelen 7:528 en 7:529',
      url: 'https://wetten.overheid.nl/BWBR0005290/',
      inForceFrom: '2018-02-13',
    },
  },
  {
    ...ANSWER,
    kinds: ['ENQUIRY'],
    id: 'nl.ask.private-parking',
    topics: ['parking', 'general'],
    verdict: 'it_depends',
    dependsOn: 'whether you drove and could read the terms.',
    asks: [
      ['parkeren', 'geparkeerd', 'parkeerboete', 'parkeerplaats'],
      ['privéterrein', 'privéparkeerplaats', 'privéparking', 'particulier terrein', 'supermarkt'],
    ],
    says: 'A penalty of a private firm is a matter of contract and no fine of the state. The firm must prove it, and a judge can lower it.',
    authority: {
      title: 'Burgerlijk Wetboek Boek 6 (BW)',
      provision: 'artikelen 6:91 tot en met 6:94',
      url: 'https://wetten.overheid.nl/BWBR0005289/',
      inForceFrom: '1992-01-01',
    },
  },
  {
    ...ANSWER,
    kinds: ['ENQUIRY'],
    id: 'nl.ask.insurer-refuses',
    topics: ['consumer', 'general'],
    verdict: 'do_this',
    asks: [
      ['verzekering', 'verzekeraar', 'insurer', 'insurance'],
      [
        'afgewezen',
        'weigert',
        'keert niet uit',
        'niet uitkeren',
        'afwijzing',
        'wijst af',
        'refuses',
        'refused',
      ],
    ],
    says: 'Ask which term of the policy it means. Answer in writing with proof, and complain to the insurer. After that you can go to Kifid.',
    authority: {
      title: 'Burgerlijk Wetboek Boek 7 (BW)',
      provision: 'artikelen 7:941 en 7:942',
      url: 'https://wetten.overheid.nl/BWBR0005290/',
      inForceFrom: '2006-01-01',
    },
  },
  {
    ...ANSWER,
    kinds: ['ENQUIRY'],
    id: 'nl.ask.picture-claim',
    topics: ['consumer', 'general'],
    verdict: 'do_this',
    asks: [
      ['auteursrecht', 'auteursrechten', 'foto', 'copyright'],
      ['schadevergoeding', 'sommatie', 'claim', 'inbreuk', 'copytrack', 'picrights'],
    ],
    says: 'Keep a picture of the page, then take the photo down. Ask for proof that it is theirs and how the sum came about. Offer no more than a licence would cost.',
    authority: {
      title: 'Auteurswet (Aw)',
      provision: 'artikelen 1 en 27',
      url: 'https://wetten.overheid.nl/BWBR0001886/',
      inForceFrom: '2007-05-01',
    },
  },
]
