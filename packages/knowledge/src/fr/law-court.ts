/** Provisions on courts: orders to pay, summonses, judgments and appeals. */
import type { Authority } from '@plainletter/contracts/rule'

import { CGI, CMF, SP } from './law-codes.ts'

const CPC = {
  title: 'Code de procédure civile (CPC)',
  url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006070716/',
}
const AJ = {
  title: 'Loi n° 91-647 du 10 juillet 1991',
  url: 'https://www.legifrance.gouv.fr/loda/id/LEGITEXT000006077779',
}
const COJ = {
  title: "Code de l'organisation judiciaire (COJ)",
  url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006071164/',
}

export const LAW = {
  servedFirst: { ...CPC, provision: 'article 503', inForceFrom: '2005-01-01' },
  injunction: {
    ...CPC,
    provision: 'articles 1405, 1411 et 1416 à 1422',
    inForceFrom: '2022-03-01',
  },
  opposition: { ...CPC, provision: 'articles 1412, 1415, 1416 et 1417', inForceFrom: '2022-03-01' },
  injunctionServed: {
    ...CPC,
    provision: 'article 1411 (décret n° 2026-96)',
    inForceFrom: '2026-09-01',
  },
  injunctionProof: { ...CPC, provision: 'article 1411', inForceFrom: '2022-03-01' },
  injunctionPapers: { ...CPC, provision: 'article 1413', inForceFrom: '2022-03-01' },
  summons: { ...CPC, provision: 'articles 54 à 56, 750 et suivants', inForceFrom: '2020-01-01' },
  lawyer: { ...CPC, provision: 'articles 760 à 762 et 817', inForceFrom: '2020-01-01' },
  legalAid: { ...AJ, provision: 'articles 2 à 4 et 7', inForceFrom: '1992-01-01' },
  appeal: { ...CPC, provision: 'articles 528 et 538', inForceFrom: '1976-01-01' },
  appealAndPay: { ...CPC, provision: 'articles 514, 514-3 et 538', inForceFrom: '2020-01-01' },
  absent: { ...CPC, provision: 'articles 472 et 473', inForceFrom: '1976-01-01' },
  costs: { ...CPC, provision: 'articles 696 et 700', inForceFrom: '2013-12-30' },
  appealFifteen: {
    ...CPC,
    provision: 'article 490, et CPCE article R. 121-20',
    inForceFrom: '2012-06-01',
  },
  appealSmall: { ...COJ, provision: 'article R. 211-3-24', inForceFrom: '2020-01-01' },
  lapse: { ...CPC, provision: 'article 478', inForceFrom: '1976-01-01' },
  judgmentInterest: { ...CMF, provision: 'article L. 313-3', inForceFrom: '2001-01-01' },
  fee50: {
    ...CGI,
    provision: 'article 1635 bis Q (loi n° 2026-103, article 128)',
    inForceFrom: '2026-05-01',
  },
  defender: {
    ...SP,
    provision: 'Défenseur des droits, conciliateurs de justice, points-justice',
    inForceFrom: '2020-01-01',
  },
  conciliator: { ...CPC, provision: 'article 750-1', inForceFrom: '2023-10-01' },
  served: { ...CPC, provision: 'articles 653 à 659', inForceFrom: '2005-03-01' },
  counsel: { ...CPC, provision: 'articles 763 et 764', inForceFrom: '2020-01-01' },
} as const satisfies Record<string, Authority>
