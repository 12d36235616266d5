/** The law that letters in French name. Where a rule of the knowledge base holds it, that rule says when it was checked. */
import type { LetterLaw } from '@plainletter/contracts/draft'

const LEGIFRANCE = 'https://www.legifrance.gouv.fr/codes/texte_lc'
const french = (title: string, text: string, provision: string): LetterLaw => ({
  title,
  provision,
  url: `${LEGIFRANCE}/${text}/`,
})
const CIVIL = ['Code civil', 'LEGITEXT000006070721'] as const
const ENFORCEMENT = ['Code des procédures civiles d’exécution', 'LEGITEXT000025024948'] as const
const WORK = ['Code du travail', 'LEGITEXT000006072050'] as const
const TAX = ['Livre des procédures fiscales', 'LEGITEXT000006069583'] as const

export const LAW = {
  frProof: french(...CIVIL, 'article 1353 du code civil'),
  frGrace: french(...CIVIL, 'article 1343-5 du code civil'),
  frCollector: french(
    ...ENFORCEMENT,
    'article R. 124-4 du code des procédures civiles d’exécution',
  ),
  frCosts: french(...ENFORCEMENT, 'article L. 111-8 du code des procédures civiles d’exécution'),
  frEviction: french(...ENFORCEMENT, 'article L. 411-1 du code des procédures civiles d’exécution'),
  frNotice: {
    title: 'Loi n° 89-462 du 6 juillet 1989',
    provision: 'article 15 de la loi du 6 juillet 1989',
    url: 'https://www.legifrance.gouv.fr/loda/id/JORFTEXT000000509310/',
  },
  frReasons: french(...WORK, 'article R. 1232-13 du code du travail'),
  frRedundancyReasons: french(...WORK, 'article R. 1233-2-2 du code du travail'),
  frTaxClaim: french(...TAX, 'article R*. 190-1 du livre des procédures fiscales'),
  frTaxStay: french(...TAX, 'article L. 277 du livre des procédures fiscales'),
  beProof: {
    title: 'Code civil (Belgique), livre 8',
    provision: 'article 8.4 du Code civil',
    url: 'https://www.ejustice.just.fgov.be/eli/loi/2019/04/13/2019A12168/justel',
  },
  beConsumerDebt: {
    title: 'Code de droit économique (Belgique), livre XIX',
    provision: 'livre XIX du Code de droit économique',
    url: 'https://www.ejustice.just.fgov.be/eli/loi/2013/02/28/2013A11134/justel',
  },
  beDismissal: {
    title: 'Convention collective de travail n° 109',
    provision: 'articles 3 à 5 de la CCT n° 109',
    url: 'https://cnt-nar.be/fr/documents/cct-par-numero/cct-109',
  },
  chEvidence: {
    title: 'Loi fédérale sur la poursuite pour dettes et la faillite (LP)',
    provision: 'article 73 LP',
    url: 'https://www.fedlex.admin.ch/eli/cc/11/529_488_529/fr',
  },
  chNoticeReason: {
    title: 'Code des obligations (CO)',
    provision: 'article 271 CO',
    url: 'https://www.fedlex.admin.ch/eli/cc/27/317_321_377/fr',
  },
  chDismissal: {
    title: 'Code des obligations (CO)',
    provision: 'articles 335 et 336b CO',
    url: 'https://www.fedlex.admin.ch/eli/cc/27/317_321_377/fr',
  },
  qcProof: {
    title: 'Code civil du Québec',
    provision: 'article 2803 du Code civil du Québec',
    url: 'https://www.legisquebec.gouv.qc.ca/fr/document/lc/ccq-1991',
  },
} as const satisfies Record<string, LetterLaw>
