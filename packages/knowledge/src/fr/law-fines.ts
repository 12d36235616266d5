/** Provisions on fines and parking. */
import type { Authority } from '@plainletter/contracts/rule'

import { CGCT, CIVIL } from './law-codes.ts'

const CPP = {
  title: 'Code de procédure pénale (CPP)',
  url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006071154/',
}
const ANTAI = {
  title: 'Agence nationale de traitement automatisé des infractions',
  url: 'https://www.antai.gouv.fr/',
}

export const LAW = {
  fineForty: { ...CPP, provision: 'articles 529-1, 529-2 et 529-10', inForceFrom: '2004-03-10' },
  fineAccept: {
    ...CPP,
    provision: 'articles 529-1 et 529-2, et Code de la route, articles L. 223-1 et L. 223-3',
    inForceFrom: '2004-03-10',
  },
  fineLess: { ...CPP, provision: 'articles 529-2-1 et 529-8', inForceFrom: '2024-01-01' },
  fineThirty: { ...CPP, provision: 'article 530', inForceFrom: '2004-03-10' },
  finePlay: { ...ANTAI, provision: 'payer ou contester une amende', inForceFrom: '2015-01-01' },
  fineFalse: { ...ANTAI, provision: 'faux messages d’amende', inForceFrom: '2015-01-01' },
  fineHold: {
    ...CPP,
    provision: 'article 529-10, et Code de la route, articles L. 121-2 et L. 121-3',
    inForceFrom: '2004-03-10',
  },
  fps: { ...CGCT, provision: 'articles L. 2333-87 et R. 2333-120-13', inForceFrom: '2018-01-01' },
  fpsCourt: {
    ...CGCT,
    provision:
      'articles L. 2333-87-2 à L. 2333-87-8 et R. 2333-120-15 ; Cons. const., 9 septembre 2020, n° 2020-855 QPC',
    inForceFrom: '2018-01-01',
  },
  fpsRaised: {
    ...CGCT,
    provision: 'articles L. 2333-87 et R. 2333-120-16',
    inForceFrom: '2018-01-01',
  },
  fpsPay: { ...CGCT, provision: 'article L. 2333-87', inForceFrom: '2018-01-01' },
  parkingPrivate: {
    ...CIVIL,
    provision: 'articles 1103, 1231-5 et 1353',
    inForceFrom: '2016-10-01',
  },
} as const satisfies Record<string, Authority>
