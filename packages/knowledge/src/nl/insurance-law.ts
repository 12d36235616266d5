/** Decisions of insurers, and messages of swindlers: what the law says. */
import type { Rule } from '@plainletter/contracts/rule'

const INSURER = {
  country: 'nl',
  kinds: ['INSURANCE_DECISION'],
  topics: ['consumer'],
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const SCAM = {
  country: 'nl',
  kinds: ['SCAM_LETTER'],
  topics: ['consumer'],
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const INSURANCE_LAW: readonly Rule[] = [
  {
    ...INSURER,
    id: 'nl.insurance.reality',
    kind: 'fact',
    rank: 5,
    says: 'This is the view of the insurer. You can object and go to a free disputes body.',
    slot: 'reality_check',
    authority: {
      title: 'Burgerlijk Wetboek Boek 7 (BW)',
      provision: 'artikel 7:941',
      url: 'https://wetten.overheid.nl/BWBR0005290/',
      inForceFrom: '2006-01-01',
    },
  },
  {
    ...INSURER,
    id: 'nl.insurance.right-three-years',
    kind: 'right',
    rank: 5,
    says: 'You can claim for three years. A clear no starts the three years again, so act soon.',
    authority: {
      title: 'Burgerlijk Wetboek Boek 7 (BW)',
      provision: 'artikel 7:942',
      url: 'https://wetten.overheid.nl/BWBR0005290/',
      inForceFrom: '2006-01-01',
    },
  },
  {
    ...INSURER,
    id: 'nl.insurance.right-disclosure',
    kind: 'right',
    rank: 10,
    says: 'If they say that you hid something, they must tell you within two months of finding out, or they lose that point.',
    authority: {
      title: 'Burgerlijk Wetboek Boek 7 (BW)',
      provision: 'artikelen 7:928 tot en met 7:930',
      url: 'https://wetten.overheid.nl/BWBR0005290/',
      inForceFrom: '2006-01-01',
    },
  },
  {
    ...INSURER,
    id: 'nl.insurance.right-late-notice',
    kind: 'right',
    rank: 15,
    says: 'A late report of the damage only counts against you if it harmed the insurer.',
    authority: {
      title: 'Burgerlijk Wetboek Boek 7 (BW)',
      provision: 'artikel 7:941',
      url: 'https://wetten.overheid.nl/BWBR0005290/',
      inForceFrom: '2006-01-01',
    },
  },
  {
    ...INSURER,
    id: 'nl.insurance.step-file',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Collect the policy, the terms, photos and bills. Write down what happened and when.',
    authority: {
      title: 'Burgerlijk Wetboek Boek 7 (BW)',
      provision: 'artikel 7:941',
      url: 'https://wetten.overheid.nl/BWBR0005290/',
      inForceFrom: '2006-01-01',
    },
  },
  {
    ...INSURER,
    id: 'nl.insurance.step-three-months',
    kind: 'step',
    list: 'first',
    rank: 30,
    says: 'After the last answer of the insurer go to Kifid within three months.',
    authority: {
      title: 'Kifid',
      provision: 'reglement: klacht binnen drie maanden',
      url: 'https://www.kifid.nl/',
      inForceFrom: '2022-04-01',
    },
  },
  {
    ...INSURER,
    id: 'nl.insurance.option-help',
    kind: 'option',
    rank: 20,
    says: 'Juridisch Loket looks at the letter with you.',
    title: 'Get free legal advice',
    cost: 'Free',
    time: 'This week',
    risk: 'None.',
    bestFor: 'You do not understand the reason.',
    option: 'get_help',
    authority: {
      title: 'Juridisch Loket',
      provision: 'gratis juridisch advies',
      url: 'https://www.juridischloket.nl/',
      inForceFrom: '2020-01-01',
    },
  },
  {
    ...SCAM,
    id: 'nl.scam.crime',
    kind: 'fact',
    rank: 5,
    says: 'Nothing happens to you if you do not answer. Tricking people for money is a crime.',
    slot: 'cannot_happen_yet',
    authority: {
      title: 'Wetboek van Strafrecht (Sr)',
      provision: 'artikelen 326 en 326d',
      url: 'https://wetten.overheid.nl/BWBR0001854/',
      inForceFrom: '2016-07-01',
    },
  },
  {
    ...SCAM,
    id: 'nl.scam.right-bank',
    kind: 'right',
    rank: 10,
    says: 'If money left your account without your yes, the bank must give it back, unless you were grossly careless.',
    authority: {
      title: 'Burgerlijk Wetboek Boek 7 (BW)',
      provision: 'artikelen 7:524, 7:528 en 7:529',
      url: 'https://wetten.overheid.nl/BWBR0005290/',
      inForceFrom: '2018-02-13',
    },
  },
  {
    ...INSURER,
    id: 'nl.insurance.right-register',
    kind: 'right',
    rank: 12,
    checkedOn: '2026-11-22',
    when: {
      any: [
        {
          says: [
            'incidentenregister',
            'verwijzingsregister',
            'externe verwijzingsregister',
            'extern verwijzingsregister',
            'evr',
          ],
        },
      ],
    },
    says: 'A place in the fraud register (EVR) needs strong proof, and its harm to you must be fair. Object, and then go to Kifid or a judge.',
    authority: {
      title: 'Regulation (EU) 2016/679 (GDPR, AVG)',
      provision: 'articles 17 and 21',
      url: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
      inForceFrom: '2018-05-25',
    },
  },
]
