/** The codes and sites that provisions of several fields are of. */
export const CIVIL = {
  title: 'Code civil',
  url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006070721/',
}
export const CPCE = {
  title: "Code des procédures civiles d'exécution (CPCE)",
  url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000025024948/',
}
export const CONSO = {
  title: 'Code de la consommation',
  url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006069565/',
}
export const TRAVAIL = {
  title: 'Code du travail',
  url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006072050/',
}
export const PENAL = {
  title: 'Code pénal',
  url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006070719/',
}
export const CGCT = {
  title: 'Code général des collectivités territoriales (CGCT)',
  url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006070633/',
}
export const CGI = {
  title: 'Code général des impôts (CGI)',
  url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006069577/',
}
export const CASF = {
  title: "Code de l'action sociale et des familles (CASF)",
  url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006074069/',
}
export const CMF = {
  title: 'Code monétaire et financier (CMF)',
  url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006072026/',
}
export const SP = { title: 'Service-Public.gouv.fr', url: 'https://www.service-public.gouv.fr/' }
