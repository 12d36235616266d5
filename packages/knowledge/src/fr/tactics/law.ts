/** The codes that the French tactics cite, on Légifrance. */
import { law } from '../../tactic-rows.ts'

const CODES = {
  civil: ['Code civil', 'LEGITEXT000006070721'],
  cpc: ['Code de procédure civile', 'LEGITEXT000006070716'],
  cpce: ["Code des procédures civiles d'exécution", 'LEGITEXT000025024948'],
  conso: ['Code de la consommation', 'LEGITEXT000006069565'],
  travail: ['Code du travail', 'LEGITEXT000006072050'],
  cpp: ['Code de procédure pénale', 'LEGITEXT000006071154'],
  penal: ['Code pénal', 'LEGITEXT000006070719'],
  ceseda: [
    "Code de l'entrée et du séjour des étrangers et du droit d'asile",
    'LEGITEXT000006070158',
  ],
  cja: ['Code de justice administrative', 'LEGITEXT000006070933'],
  crpa: ["Code des relations entre le public et l'administration", 'LEGITEXT000031366350'],
  cmf: ['Code monétaire et financier', 'LEGITEXT000006072026'],
  css: ['Code de la sécurité sociale', 'LEGITEXT000006073189'],
} as const

/** One or more articles of a code: `article('cpc', '1415 et 1416')`. */
export function article(code: keyof typeof CODES, numbers: string, from?: string) {
  const [title, id] = CODES[code]
  const url = `https://www.legifrance.gouv.fr/codes/texte_lc/${id}/`
  return law(title, `article ${numbers}`, from === undefined ? { url } : { url, from })
}

/** The law on renting a home. */
export function lease(numbers: string) {
  return law('Loi n° 89-462 du 6 juillet 1989', `article ${numbers}`, {
    url: 'https://www.legifrance.gouv.fr/loda/id/LEGITEXT000006069108',
  })
}

/** A page of the public service. */
export function sheet(about: string, path: string) {
  return law('Service-public.fr', about, { url: `https://www.service-public.fr/${path}` })
}

export const LEGAL_AID = sheet('aide juridictionnelle', 'particuliers/vosdroits/F18074')

export const SIGNAL = law('SignalConso (DGCCRF)', 'signaler un problème', {
  url: 'https://signal.conso.gouv.fr/',
})

export const POINT_JUSTICE = law('Justice.fr', 'points-justice et numéro 30 39', {
  url: 'https://www.justice.fr/',
})

/** Appeals on asylum since 12 June 2026. */
export const ASYLUM_APPEAL = law(
  'Règlement (UE) 2024/1348 (procédure d’asile) ; CESEDA',
  'article 67 ; article L. 532-1',
  { url: 'https://eur-lex.europa.eu/eli/reg/2024/1348/oj', from: '2026-06-12' },
)
