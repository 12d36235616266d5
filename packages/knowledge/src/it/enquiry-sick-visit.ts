/** Questions about the hours at home when ill and the visit of the doctor. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'it',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_SICK_VISIT: readonly Rule[] = [
  {
    ...BASE,
    id: 'it.ask.sick-visit',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 5,
    verdict: 'do_this',
    asks: [
      [
        'visita fiscale',
        'visite fiscali',
        'medico fiscale',
        'visita di controllo',
        'controllo inps',
        'reperibilità',
        'reperibilita',
        'fasce orarie',
        'in malattia',
        'malattia',
        'mutua',
        'sick leave',
      ],
      [
        'orari',
        'orario',
        'che ora',
        'fasce',
        'reperibilità',
        'reperibilita',
        'domenica',
        'sabato',
        'festivi',
        'weekend',
        'uscire',
        'posso uscire',
        'stare a casa',
        'restare a casa',
        'devo stare',
        'non ero in casa',
        'non ero a casa',
        'ero fuori',
        'assente',
        'non mi ha trovato',
        'non mi hanno trovato',
        'citofono',
        'visita fiscale',
        'at home',
      ],
    ],
    says: 'Be at the address on your sick note every day, Sundays and holidays too, from 10 to 12 and from 17 to 19. You may go out for a doctor, therapy or a serious reason: tell the firm first and keep proof. Missed the visit? Go to the INPS clinic named in the note left for you, and send your reason at once. With no good reason you lose up to ten days of pay. Life-saving care is exempt.',
    authority: {
      title: 'Decreto-legge 463/1983 (l. 638/1983)',
      provision: 'articolo 5; DM 15 luglio 1986; INPS, messaggio 4640/2023',
      url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.legge:1983-09-12;463',
      inForceFrom: '2023-12-22',
    },
  },
]
