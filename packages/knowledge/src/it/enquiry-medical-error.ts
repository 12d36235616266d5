/** Questions about bad treatment by a doctor. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'it',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>

export const ENQUIRY_MEDICAL_ERROR: readonly Rule[] = [
  {
    ...BASE,
    id: 'it.ask.medical-error',
    kind: 'answer',
    topics: ['general', 'consumer'],
    rank: 9,
    when: { not: [{ says: ['assicurazione auto', '730', 'volo', 'licenziata', 'malattia'] }] },
    asks: [
      [
        'medico',
        'ospedale',
        'operazione',
        'dentista',
        'chirurgo',
        'doctor',
        'clinica',
        'impianto',
        'dente',
        'denti',
        'intervento',
        'pronto soccorso',
        'diagnosi',
        'medica',
      ],
      [
        'sbagliato',
        'errore',
        'malasanità',
        'malasanita',
        'negligenza',
        'mal fatta',
        'malpractice',
        'fatto male',
        'lavoro fatto male',
        'mi ha rovinato',
        'andata male',
        'andato male',
        'sbagliata',
        'peggio di prima',
        'infezione',
        'risarcimento',
        'rimborso',
        'danni',
      ],
    ],
    verdict: 'do_this',
    checkedOn: '2026-11-22',
    checkBy: '2027-09-30',
    says: 'Ask for your medical file: it must come within seven days. See another doctor and a lawyer. Against a hospital you have ten years, against a doctor five in most cases. Before you sue, a court expert or mediation must come first.',
    authority: {
      title: 'Legge 24/2017 (responsabilità sanitaria)',
      provision: 'articoli 4, 7 e 8; codice civile, articoli 1218, 2043 e 2947',
      url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:legge:2017-03-08;24',
      inForceFrom: '2017-04-01',
    },
  },
]
