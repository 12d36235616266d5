/** Cut-offs, phone contracts, premiums, late delivery, flights, benefits, parking fees and questions of family and stay. */
import type { Rule, Test } from '@plainletter/contracts/rule'

const BASE = {
  country: 'be',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const CDE = {
  title: 'Code de droit économique (CDE) / Wetboek van economisch recht (WER)',
  url: 'https://www.ejustice.just.fgov.be/eli/loi/2013/02/28/2013A11134/justel',
}
const CJ = {
  title: 'Code judiciaire / Gerechtelijk Wetboek',
  url: 'https://www.ejustice.just.fgov.be/eli/loi/1967/10/10/1967101002/justel',
}
const OLD = {
  title: 'Ancien Code civil / Oud Burgerlijk Wetboek',
  url: 'https://www.ejustice.just.fgov.be/',
}
const CIV = { title: 'Code civil / Burgerlijk Wetboek', url: 'https://www.ejustice.just.fgov.be/' }
const INS = {
  title:
    'Loi du 4 avril 2014 relative aux assurances / Wet van 4 april 2014 betreffende de verzekeringen',
  url: 'https://www.ejustice.just.fgov.be/eli/loi/2014/04/04/2014011239/justel',
}
const TEL = {
  title:
    'Loi du 13 juin 2005 relative aux communications électroniques / Wet van 13 juni 2005 betreffende de elektronische communicatie',
  url: 'https://www.ejustice.just.fgov.be/',
}
const POWER = {
  title: 'Vlaams Energiedecreet; ordonnances bruxelloises du 19 juillet 2001 et du 1er avril 2004',
  url: 'https://www.ejustice.just.fgov.be/',
}
const RIS = {
  title:
    'Loi du 26 mai 2002 concernant le droit à l’intégration sociale / Leefloonwet van 26 mei 2002',
  url: 'https://www.ejustice.just.fgov.be/',
}
const AIR = {
  title: 'Règlement (CE) n° 261/2004 / Verordening (EG) nr. 261/2004',
  url: 'https://eur-lex.europa.eu/eli/reg/2004/261/oj',
}
const ALIEN = {
  title:
    'Loi du 15 décembre 1980 sur l’accès au territoire, le séjour, l’établissement et l’éloignement des étrangers / Vreemdelingenwet van 15 december 1980',
  url: 'https://www.ejustice.just.fgov.be/',
}
const PARK = {
  title: 'Loi du 22 février 1965 (stationnement payant) / Wet van 22 februari 1965',
  url: 'https://www.ejustice.just.fgov.be/',
}

const CUT: Test = {
  says: [
    'coupure',
    'coupure d’électricité',
    'suspension de la fourniture',
    'afsluiting',
    'afsluiten',
    'stopzetting van de levering',
    'résiliation du contrat',
    'opzegging van het contract',
    'opgezegd wegens wanbetaling',
    'contract opgezegd',
    'meter met voorafbetaling',
    'voorafbetaling',
    'compteur à budget',
    'prépaiement',
    'limiteur de puissance',
    'fin du contrat',
  ],
}
const PHONE: Test = {
  says: [
    'internet',
    'gsm',
    'téléphone',
    'télécom',
    'abonnement',
    'telefoon',
    'telecom',
    'proximus',
    'telenet',
    'orange',
    'voo',
    'scarlet',
  ],
}
const PREMIUM: Test = {
  says: ['prime', 'prime d’assurance', 'primes', 'premie', 'verzekeringspremie', 'premies'],
}
const CPAS: Test = {
  says: ['cpas', 'ocmw', 'revenu d’intégration', 'leefloon', 'revenu d’intégration sociale'],
}
const DELIVERY: Test = {
  says: [
    'livraison',
    'livré',
    'non livré',
    'pas reçu',
    'levering',
    'geleverd',
    'niet geleverd',
    'niet ontvangen',
    'delivery',
    'delivered',
  ],
}
const FLIGHT: Test = {
  says: [
    'vol annulé',
    'vol retardé',
    'compagnie aérienne',
    'vlucht',
    'geannuleerde vlucht',
    'luchtvaartmaatschappij',
    'flight',
    'airline',
  ],
}
const STAY: Test = {
  says: [
    'office des étrangers',
    'dienst vreemdelingenzaken',
    'ordre de quitter le territoire',
    'bevel om het grondgebied te verlaten',
    'titre de séjour',
    'verblijfsvergunning',
    'verblijfstitel',
    'residence permit',
  ],
}
/** A fee (redevance, retributie) may be for school or waste as well. */
const PARKING: Test = {
  says: [
    'stationnement',
    'parking',
    'parcomètre',
    'horodateur',
    'parkeren',
    'parkeer',
    'parkeerretributie',
    'parkeerbiljet',
    'parkeergeld',
    'parkeerautomaat',
    'geparkeerd',
    'indigo',
  ],
}
const PARKING_FEE: Test = {
  says: [
    'redevance de stationnement',
    'redevance',
    'rétribution',
    'retributie',
    'parkeerretributie',
    'parkeerbiljet',
    'indigo',
    'parkeren',
  ],
}

export const EVERYDAY_TERMS: readonly Rule[] = [
  {
    ...BASE,
    id: 'be.utility.right-who-decides',
    kind: 'right',
    kinds: ['UTILITY_BILL_DEMAND'],
    rank: 9,
    when: { any: [CUT] },
    says: 'Your firm cannot cut power or gas on its own. In Flanders a local board (LAC) must agree, in Brussels a judge. Go there and tell your side.',
    authority: {
      ...POWER,
      provision:
        'Energiedecreet artikelen 6.1.1 en 6.1.2 (lokale adviescommissie, LAC); juge de paix / vrederechter',
      inForceFrom: '2009-01-01',
    },
  },
  {
    ...BASE,
    id: 'be.utility.right-end-phone',
    kind: 'right',
    kinds: [
      'UTILITY_BILL_DEMAND',
      'CONSUMER_CONTRACT_DISPUTE',
      'DEBT_COLLECTION_LETTER',
      'ENQUIRY',
    ],
    topics: ['consumer'],
    rank: 16,
    when: { all: [PHONE] },
    says: 'You can end a phone or internet contract at any time. After six months the firm may ask no fee, but for the rest of the price of a device.',
    authority: { ...TEL, provision: 'article 111/3', inForceFrom: '2012-10-01' },
  },
  {
    ...BASE,
    id: 'be.insurance.right-premium',
    kind: 'right',
    kinds: ['INSURANCE_DECISION', 'DEBT_COLLECTION_LETTER'],
    rank: 13,
    when: { all: [PREMIUM] },
    says: 'For an unpaid premium the cover stops only after a warning by registered letter or bailiff, with at least fifteen days to pay.',
    authority: { ...INS, provision: 'articles 69 à 73', inForceFrom: '2014-11-01' },
  },
  {
    ...BASE,
    id: 'be.buy.right-delivery',
    kind: 'right',
    kinds: ['CONSUMER_CONTRACT_DISPUTE', 'ENQUIRY'],
    topics: ['consumer'],
    rank: 12,
    when: { all: [DELIVERY] },
    says: 'A shop must deliver within thirty days, unless you agreed otherwise. If it is late, give it a fair extra time, then cancel and get your money back.',
    authority: { ...CDE, provision: 'articles VI.43 et VI.44', inForceFrom: '2014-05-31' },
  },
  {
    ...BASE,
    id: 'be.buy.right-not-told',
    creditor: 'private',
    kind: 'right',
    kinds: ['CONSUMER_CONTRACT_DISPUTE', 'DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
    rank: 27,
    says: 'A firm that sold at a distance must have told you of the 14 days to withdraw. If not, you get 12 months more.',
    authority: { ...CDE, provision: 'articles VI.45 à VI.48', inForceFrom: '2014-05-31' },
  },
  {
    ...BASE,
    id: 'be.buy.right-flight',
    kind: 'right',
    kinds: ['CONSUMER_CONTRACT_DISPUTE', 'ENQUIRY', 'OTHER'],
    topics: ['consumer'],
    rank: 10,
    when: { all: [FLIGHT] },
    says: 'When a flight is cancelled or very late you may have a right to care, your money back and a fixed sum. Ask the airline first.',
    authority: { ...AIR, provision: 'articles 5 à 9', inForceFrom: '2005-02-17' },
  },
  {
    ...BASE,
    id: 'be.benefit.right-no-costs',
    kind: 'right',
    kinds: ['BENEFIT_OVERPAYMENT'],
    rank: 25,
    says: 'A case against a benefit office before the labour court costs you nothing, even if you lose. Only a reckless case can cost.',
    authority: { ...CJ, provision: 'articles 704 et 1017, alinéa 2', inForceFrom: '1970-11-01' },
  },
  {
    ...BASE,
    id: 'be.benefit.right-living-wage',
    kind: 'right',
    kinds: ['BENEFIT_OVERPAYMENT', 'ENQUIRY', 'OTHER'],
    topics: ['debt', 'general'],
    rank: 11,
    when: { all: [CPAS] },
    says: 'Against a CPAS (OCMW) decision on the living wage you have three months to go to the labour court. It can also drop a debt for reasons of fairness.',
    authority: { ...RIS, provision: 'articles 22, 24 et 47', inForceFrom: '2002-10-01' },
  },
  {
    ...BASE,
    id: 'be.fine.know-parking-fee',
    kind: 'fact',
    kinds: ['PENALTY_CHARGE_NOTICE', 'PARKING_TICKET', 'DEBT_COLLECTION_LETTER'],
    rank: 6,
    slot: 'reality_check',
    when: { all: [PARKING_FEE, PARKING] },
    says: 'A town parking fee (rétribution, retributie) is the price of parking and no fine. You can dispute it in writing with your ticket or photos.',
    authority: { ...PARK, provision: 'article unique', inForceFrom: '1965-03-25' },
  },
  {
    ...BASE,
    id: 'be.ask.neighbour',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['housing', 'general', 'family'],
    rank: 18,
    verdict: 'do_this',
    asks: [
      ['voisin', 'voisine', 'voisins', 'buren', 'buurman', 'buurvrouw', 'neighbour', 'neighbours'],
      [
        'bruit',
        'tapage',
        'nuisances',
        'odeur',
        'lawaai',
        'geluidsoverlast',
        'overlast',
        'hinder',
        'noise',
        'nuisance',
        'arbres',
        'haie',
        'branches',
        'bomen',
        'haag',
        'takken',
      ],
    ],
    says: 'A neighbour may not cause more trouble than is normal (trouble anormal de voisinage). Keep a diary. The justice of the peace offers free talks.',
    authority: { ...CIV, provision: 'articles 3.101, 3.133 et 3.134', inForceFrom: '2021-09-01' },
  },
  {
    ...BASE,
    id: 'be.ask.estate',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['family', 'debt', 'general'],
    rank: 18,
    verdict: 'do_this',
    asks: [
      [
        'succession',
        'héritage',
        'hérité',
        'hériter',
        'décédé',
        'erfenis',
        'nalatenschap',
        'erven',
        'overleden',
        'inheritance',
        'inherit',
      ],
      [
        'dettes',
        'dette',
        'renoncer',
        'accepter',
        'refuser',
        'inventaire',
        'schuld',
        'schulden',
        'verwerpen',
        'aanvaarden',
        'weigeren',
        'debts',
        'refuse',
        'accept',
      ],
    ],
    says: 'You can accept an estate, give it up, or accept it only after a list is made. With the list you do not pay its debts from your own money. A notary writes it down.',
    authority: {
      ...CIV,
      provision: 'livre 4 (accepter, renoncer, sous bénéfice d’inventaire)',
      inForceFrom: '2022-07-01',
    },
  },
  {
    ...BASE,
    id: 'be.ask.maintenance',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['family'],
    rank: 18,
    verdict: 'do_this',
    asks: [
      [
        'pension alimentaire',
        'contribution alimentaire',
        'alimentatie',
        'onderhoudsgeld',
        'onderhoudsbijdrage',
        'child support',
        'alimony',
      ],
      [
        'combien',
        'paie pas',
        'paye pas',
        'impayée',
        'changer',
        'diminuer',
        'hoeveel',
        'betaalt niet',
        'wijzigen',
        'verlagen',
        'secal',
        'davo',
        'how much',
        'not paid',
        'change',
        'paie plus',
        'paye plus',
        'verse plus',
        'betaalt geen',
        'niet meer',
        'stopped paying',
        'me doit',
        'ne verse',
      ],
    ],
    says: 'Both parents pay for a child by their means. The family court can change the sum when life changes. The SECAL (DAVO) service can collect unpaid sums.',
    authority: { ...OLD, provision: 'articles 203, 203bis et 301', inForceFrom: '2010-08-01' },
  },
  {
    ...BASE,
    id: 'be.stay.right-short',
    kind: 'right',
    kinds: ['OTHER'],
    topics: ['immigration'],
    rank: 8,
    when: { all: [STAY] },
    says: 'Against a refusal of stay you mostly have only 30 days for the court (CCE, RvV). In some cases it is 10 days or less. Get a free lawyer at once.',
    authority: { ...ALIEN, provision: 'articles 39/57 et 39/82', inForceFrom: '2007-06-01' },
  },
]
