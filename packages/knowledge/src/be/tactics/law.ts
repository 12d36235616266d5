/** Provisions that only the tactics of Belgium cite. */
import { law } from '../../tactic-rows.ts'

export const OWN = {
  salduz: law(
    "Code d'instruction criminelle / Wetboek van Strafvordering",
    'article 47bis (lawyer, silence, interviews)',
    { url: 'https://www.ejustice.just.fgov.be/eli/loi/1808/11/17/1808111701/justel' },
  ),
  appeal: law(
    "Code d'instruction criminelle / Wetboek van Strafvordering",
    'articles 187 et 203 (opposition, appel)',
    { url: 'https://www.ejustice.just.fgov.be/eli/loi/1808/11/17/1808111701/justel' },
  ),
  file: law(
    "Code d'instruction criminelle / Wetboek van Strafvordering",
    'articles 21bis et 61ter (accès au dossier)',
    { url: 'https://www.ejustice.just.fgov.be/eli/loi/1808/11/17/1808111701/justel' },
  ),
  settle: law(
    "Code d'instruction criminelle / Wetboek van Strafvordering",
    'article 216bis (transaction) et 216ter (médiation)',
    { url: 'https://www.ejustice.just.fgov.be/eli/loi/1808/11/17/1808111701/justel' },
  ),
  liberty: law('Constitution / Grondwet', 'article 12 (48 heures)', {
    url: 'https://www.ejustice.just.fgov.be/',
  }),
  divorce: law('Ancien Code civil / Oud Burgerlijk Wetboek (oud BW)', 'articles 229 et 230', {
    url: 'https://www.ejustice.just.fgov.be/',
  }),
  child: law('Ancien Code civil / Oud Burgerlijk Wetboek (oud BW)', 'articles 203, 373 et 374', {
    url: 'https://www.ejustice.just.fgov.be/',
  }),
  family: law(
    'Code judiciaire / Gerechtelijk Wetboek (Ger.W.)',
    'articles 731 et 1253ter (conciliation, tribunal de la famille)',
    { url: 'https://www.ejustice.just.fgov.be/eli/loi/1967/10/10/1967101002/justel' },
  ),
  secal: law(
    'SPF Finances / FOD Financiën: SECAL / DAVO',
    'avances et recouvrement de pensions alimentaires',
    { url: 'https://finances.belgium.be/fr/particuliers/famille/pension-alimentaire' },
  ),
  aliens: law('Loi du 15 décembre 1980 / Vreemdelingenwet', 'articles 39/57 et 39/82 (recours)', {
    url: 'https://www.ejustice.just.fgov.be/eli/loi/1980/12/15/1980121550/justel',
  }),
  violence: law('Loi du 15 décembre 1980 / Vreemdelingenwet', 'article 11 (violences)', {
    url: 'https://www.ejustice.just.fgov.be/eli/loi/1980/12/15/1980121550/justel',
  }),
  motives: law('Loi du 29 juillet 1991 / Wet motivering bestuurshandelingen', 'articles 2 et 3', {
    url: 'https://www.ejustice.just.fgov.be/',
  }),
  open: law("Loi du 11 avril 1994 relative à la publicité de l'administration", 'articles 4 à 8', {
    url: 'https://www.ejustice.just.fgov.be/',
  }),
} as const
