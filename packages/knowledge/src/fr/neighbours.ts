/** Letters about noise and other trouble between neighbours. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

const NAMED = [
  'trouble anormal de voisinage',
  'troubles anormaux de voisinage',
  'troubles de voisinage',
  'trouble de voisinage',
  'nuisances sonores',
  'tapage',
  'bruits de voisinage',
]
/** What neighbours complain of. */
const TROUBLE: Test = {
  says: [
    ...NAMED,
    'bruit',
    'bruits',
    'aboie',
    'aboient',
    'aboiements',
    'musique',
    'odeurs',
    'fumée',
    'fumées',
    'votre coq',
  ],
}
/** Words of one neighbour to another. */
const TO_NEIGHBOUR: Test = {
  says: [
    ...NAMED,
    'voisin',
    'voisine',
    'voisins',
    'voisinage',
    'jour et nuit',
    'cesser ce bruit',
    'cesser ces bruits',
    'cesser ces nuisances',
    "m'empêche de dormir",
    'chez moi',
    'de chez vous',
  ],
}

const TREES: Test = {
  says: ['votre haie', 'vos haies', 'vos arbres', 'votre arbre', 'vos branches', 'vos thuyas'],
}
const TREES_NEAR: Test = {
  says: [
    'voisin',
    'voisine',
    'voisins',
    'voisinage',
    'mon terrain',
    'mon jardin',
    'ma propriété',
    'chez moi',
    'limite séparative',
    'tailler',
    'élaguer',
    'couper',
  ],
}

/** A landlord writes to the tenant, and names the lease. */
const IN_A_LEASE: Test = {
  says: [
    'résiliation du bail',
    'résiliation de votre bail',
    'résilier votre bail',
    'résilier le bail',
    'locaux loués',
    'jouissance paisible',
    'obligations de locataire',
    'en qualité de locataire',
    'expulsion',
  ],
}
const LEASE: Authority = {
  title: 'Loi n° 89-462 du 6 juillet 1989 (bail d’habitation)',
  provision: 'articles 4, g, 6-1 et 7, b, et code civil, articles 1224, 1227 et 1741',
  url: 'https://www.legifrance.gouv.fr/loda/id/JORFTEXT000000509310/',
  inForceFrom: '2007-03-07',
}
const FROM_LANDLORD = {
  kinds: ['OTHER', 'CEASE_AND_DESIST', 'LETTER_BEFORE_CLAIM'],
  when: { all: [TROUBLE, IN_A_LEASE] },
  checkedOn: '2026-11-24',
  authority: LEASE,
} satisfies Partial<Rule>

const BASE = {
  country: 'fr',
  kinds: ['OTHER', 'LETTER_BEFORE_CLAIM', 'CEASE_AND_DESIST', 'COURT_CLAIM'],
  topics: ['housing', 'general'],
  when: { all: [TROUBLE, TO_NEIGHBOUR] },
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const NEIGHBOURS: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.neighbour.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 4,
    kinds: ['OTHER', 'CEASE_AND_DESIST'],
    says: 'Someone says that you trouble your neighbours and must stop.',
    authority: {
      title: 'Code civil',
      provision: 'article 1253',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006070721/',
      inForceFrom: '2024-04-17',
    },
  },
  {
    ...BASE,
    id: 'fr.neighbour.right-abnormal',
    kind: 'right',
    rank: 3,
    says: 'Only trouble beyond what is normal for the place counts. The other side must prove it: records, witnesses, measures.',
    authority: {
      title: 'Code civil',
      provision: 'article 1253, et code de la santé publique, article R. 1336-5',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006070721/',
      inForceFrom: '2024-04-17',
    },
  },
  {
    ...BASE,
    id: 'fr.neighbour.right-first',
    kind: 'right',
    rank: 4,
    says: 'Before going to court they must try a conciliator or mediator with you, for free at the conciliator.',
    authority: {
      title: 'Code de procédure civile (CPC)',
      provision: 'article 750-1',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006070716/',
      inForceFrom: '2023-10-01',
    },
  },
  {
    ...BASE,
    id: 'fr.neighbour.step',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Answer calmly in writing. Say what you changed or what is wrong, and offer a meeting with a conciliateur de justice.',
    authority: {
      title: 'Code civil',
      provision: 'article 1253',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006070721/',
      inForceFrom: '2024-04-17',
    },
  },
  {
    ...BASE,
    id: 'fr.neighbour.option',
    kind: 'option',
    option: 'negotiate',
    rank: 5,
    says: 'Meet with a free conciliator at the town hall.',
    title: 'Free conciliation',
    cost: 'Free.',
    time: 'Some weeks.',
    risk: 'None.',
    bestFor: 'You go on living side by side.',
    authority: {
      title: 'Code de procédure civile (CPC)',
      provision: 'article 750-1',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006070716/',
      inForceFrom: '2023-10-01',
    },
  },
  {
    ...BASE,
    id: 'fr.neighbour.right-trees',
    kind: 'right',
    rank: 5,
    kinds: ['OTHER', 'CEASE_AND_DESIST', 'LETTER_BEFORE_CLAIM'],
    when: { all: [TREES, TREES_NEAR] },
    says: 'Trees and hedges over two metres must mostly stand two metres from the border, lower ones half a metre. After thirty years the height or place can stay. Branches over the border must be cut on request.',
    authority: {
      title: 'Code civil',
      provision: 'articles 671, 672 et 673',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006070721/',
      inForceFrom: '1921-02-12',
    },
    checkedOn: '2026-11-22',
  },
  {
    ...BASE,
    id: 'fr.neighbour.step-trees',
    kind: 'step',
    list: 'first',
    rank: 5,
    kinds: ['OTHER', 'CEASE_AND_DESIST', 'LETTER_BEFORE_CLAIM'],
    when: { all: [TREES, TREES_NEAR] },
    says: 'Measure height and distance, look for local rules at the town hall, and answer in writing. A free conciliator must mostly be tried before a judge.',
    authority: {
      title: 'Code de procédure civile (CPC)',
      provision: 'article 750-1, et code civil, article 671',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006070716/',
      inForceFrom: '2023-10-01',
    },
    checkedOn: '2026-11-22',
  },
  {
    ...BASE,
    ...FROM_LANDLORD,
    id: 'fr.neighbour.lease-not-yet',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 3,
    says: 'This letter does not end your lease. For noise or other trouble only a judge can end it, and only where the trouble is proved and grave.',
  },
  {
    ...BASE,
    ...FROM_LANDLORD,
    id: 'fr.neighbour.lease-duty',
    kind: 'right',
    rank: 2,
    says: 'A tenant must use the home peacefully. The landlord has to step in when neighbours are troubled, but must first write to you with the reasons.',
  },
  {
    ...BASE,
    ...FROM_LANDLORD,
    id: 'fr.neighbour.lease-step',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Ask in writing for the dates and the proof: police reports, letters of neighbours. Stop what is true, and keep notes of quiet evenings.',
  },
]
