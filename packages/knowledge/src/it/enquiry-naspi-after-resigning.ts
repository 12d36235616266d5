/** Jobless benefit (NASpI) after a dismissal that follows a resignation. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_NASPI_AFTER_RESIGNING: readonly Rule[] = [
  {
    country: 'it',
    checkedOn: '2026-11-23',
    checkBy: '2027-09-30',
    kinds: ['ENQUIRY'],
    id: 'it.ask.naspi-after-resigning',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 6,
    verdict: 'it_depends',
    dependsOn: 'when you resigned',
    asks: [
      ['naspi', 'disoccupazione'],
      [
        'mi sono dimesso',
        'mi sono dimessa',
        'mi ero dimesso',
        'mi ero dimessa',
        'dopo le dimissioni',
        'dopo dimissioni',
        'dopo essermi dimesso',
        'dopo essermi dimessa',
        'dimissioni volontarie',
        'ho dato le dimissioni',
        'avevo dato le dimissioni',
      ],
      [
        'licenziato',
        'licenziata',
        'licenziano',
        'scaduto',
        'scade',
        'contratto a termine',
        'nuovo lavoro',
        'altro lavoro',
        'poi',
        'prova',
        'nuova azienda',
        '13 settimane',
      ],
    ],
    says: 'It turns on how long ago you resigned. If it was in the twelve months before the new job ended, you need 13 weeks of contributions after that resignation. Longer ago, 13 weeks in the last four years are enough. A resignation for good cause (giusta causa) does not count against you. Ask INPS within 68 days.',
    authority: {
      title: 'Decreto legislativo 4 marzo 2015, n. 22 (NASpI)',
      provision:
        'articolo 3, comma 1, lettera c-bis, aggiunta dalla legge 207/2024, articolo 1, comma 171',
      url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.legislativo:2015-03-04;22',
      inForceFrom: '2025-01-01',
    },
  },
]
