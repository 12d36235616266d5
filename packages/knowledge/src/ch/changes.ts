/** How the law changed lately, or soon will: what was, what is, and since when. */
import type { Rule } from '@plainletter/contracts/rule'

const CHANGE = {
  country: 'ch',
  kind: 'change',
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

export const CHANGES: readonly Rule[] = [
  {
    ...CHANGE,
    id: 'ch.news.premium-twice',
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'BAILIFF_NOTICE'],
    topics: ['debt'],
    when: {
      any: [
        {
          says: [
            'krankenkasse',
            'krankenversicherung',
            'prämie',
            'prämien',
            'caisse-maladie',
            'assurance-maladie',
            'primes',
            'prime',
            'cassa malati',
            'premi',
            'premio',
          ],
        },
      ],
    },
    changedOn: '2025-01-01',
    was: 'An insurer could start as many cases as it liked.',
    is: 'At most two a year for your own premiums, and two for those of a child.',
    says: 'Since 1 January 2025 a health insurer may start debt collection (Betreibung) against you at most twice a year.',
    authority: {
      title:
        'Bundesgesetz über die Krankenversicherung (KVG) / Loi sur l’assurance-maladie (LAMal)',
      provision: 'Art. 64a Abs. 2',
      url: 'https://www.fedlex.admin.ch/eli/cc/1995/1328_1328_1328/de',
      inForceFrom: '2025-01-01',
    },
  },
  {
    ...CHANGE,
    id: 'ch.news.premium-children',
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'BAILIFF_NOTICE'],
    topics: ['debt'],
    when: {
      any: [
        {
          says: [
            'krankenkasse',
            'krankenversicherung',
            'prämie',
            'prämien',
            'caisse-maladie',
            'assurance-maladie',
            'primes',
            'prime',
            'cassa malati',
            'premi',
            'premio',
          ],
        },
      ],
    },
    changedOn: '2024-01-01',
    was: 'Grown children could be asked for premiums that their parents had not paid.',
    is: 'Only the parents owe them. A debt collection against the child is void.',
    says: 'Since 2024 children never owe the health premiums of their childhood, also not when they are grown up.',
    authority: {
      title:
        'Bundesgesetz über die Krankenversicherung (KVG) / Loi sur l’assurance-maladie (LAMal)',
      provision: 'Art. 61a',
      url: 'https://www.fedlex.admin.ch/eli/cc/1995/1328_1328_1328/de',
      inForceFrom: '2024-01-01',
    },
  },
  {
    ...CHANGE,
    id: 'ch.news.court-advance',
    kinds: ['COURT_CLAIM'],
    topics: ['debt'],
    changedOn: '2025-01-01',
    was: 'A court could ask for all of the likely costs in advance.',
    is: 'Half at most in most cases. A court that must pay costs back does so itself.',
    says: 'Since 1 January 2025 a court may in most cases ask a claimant for only half of the costs in advance.',
    authority: {
      title: 'Schweizerische Zivilprozessordnung (ZPO) / Code de procédure civile (CPC)',
      provision: 'Art. 98 und 111',
      url: 'https://www.fedlex.admin.ch/eli/cc/2010/262/de',
      inForceFrom: '2025-01-01',
    },
  },
  {
    ...CHANGE,
    id: 'ch.news.reference-rate',
    kinds: ['RENT_ARREARS_LETTER', 'ENQUIRY'],
    topics: ['housing'],
    when: {
      any: [
        {
          says: [
            'mietzins',
            'miete',
            'referenzzinssatz',
            'loyer',
            'taux de référence',
            'taux hypothécaire',
            'pigione',
            'tasso di riferimento',
          ],
        },
      ],
    },
    changedOn: '2025-09-02',
    was: 'The rate was 1.5% from March 2025 and 1.75% before.',
    is: 'If your rent rests on a higher rate, write to your landlord. Look up the rate of today first.',
    says: 'The reference rate for rents fell to 1.25% in September 2025. You can ask for a lower rent.',
    authority: {
      title: 'Bundesamt für Wohnungswesen: Referenzzinssatz',
      provision: 'Art. 270a OR/CO und Art. 12a, 13 VMWG/OBLF',
      url: 'https://www.bwo.admin.ch/',
      inForceFrom: '2025-09-02',
    },
  },
  {
    ...CHANGE,
    id: 'ch.news.first-rent-form',
    kinds: ['ENQUIRY'],
    topics: ['housing'],
    when: {
      any: [
        {
          says: [
            'anfangsmietzins',
            'anfangsmiete',
            'formular',
            'loyer initial',
            'formule officielle',
            'pigione iniziale',
            'modulo ufficiale',
          ],
        },
      ],
    },
    changedOn: '2025-10-01',
    was: 'The form showed the former rent, but not what it rested on.',
    is: 'Where the form is a duty, you can compare and contest the first rent within 30 days.',
    says: 'Since 1 October 2025 the form for a first rent must show the reference rate and the index of the former rent.',
    authority: {
      title: 'Verordnung über die Miete und Pacht (VMWG) / Ordonnance sur le bail (OBLF, OLAL)',
      provision: 'Art. 19',
      url: 'https://www.fedlex.admin.ch/eli/cc/1990/835_835_835/de',
      inForceFrom: '2025-10-01',
    },
  },
  {
    ...CHANGE,
    id: 'ch.news.building-defects',
    kinds: ['CONSUMER_CONTRACT_DISPUTE'],
    topics: ['consumer'],
    when: {
      any: [
        {
          says: [
            'baumangel',
            'baumängel',
            'werkvertrag',
            'handwerker',
            'neubau',
            'défaut de construction',
            'entrepreneur',
            'contrat d’entreprise',
            'ouvrage',
            'difetto di costruzione',
            'contratto di appalto',
            'impresa edile',
          ],
        },
      ],
    },
    changedOn: '2026-01-01',
    was: 'Defects had to be reported at once, in practice within about seven days.',
    is: '60 days from delivery or discovery, and the right to free repair cannot be taken away.',
    says: 'For building contracts since 1 January 2026 you have 60 days to report a defect. It was about a week.',
    authority: {
      title: 'Obligationenrecht (OR) / Code des obligations (CO)',
      provision: 'Art. 201 Abs. 4, 219a, 367 und 370',
      url: 'https://www.fedlex.admin.ch/eli/cc/27/317_321_377/de',
      inForceFrom: '2026-01-01',
    },
  },
]
