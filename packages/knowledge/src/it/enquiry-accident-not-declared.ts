/** Questions about an accident at work that the employer does not report. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'it',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-09-30',
} satisfies Partial<Rule>

export const ENQUIRY_ACCIDENT_NOT_DECLARED: readonly Rule[] = [
  {
    ...BASE,
    id: 'it.ask.accident-not-reported',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 4,
    verdict: 'do_this',
    when: {
      not: [{ says: ['respinto', 'respinta', 'rigettato', 'ricorso', 'rifiuta di riconoscere'] }],
    },
    asks: [
      [
        'infortunio',
        'infortunato',
        'infortunata',
        'incidente sul lavoro',
        'incidente al lavoro',
        'mi sono fatto male',
        'mi sono fatta male',
        'caduto al lavoro',
        'caduto dalla scala',
        'caduto dal ponteggio',
        'in cantiere',
        'in itinere',
        'work accident',
      ],
      [
        'non denunciato',
        'non ha denunciato',
        'non vuole denunciare',
        'denuncia di infortunio',
        'denuncia infortunio',
        'senza denuncia',
        'non ha fatto la denuncia',
        'mettersi in malattia',
        'mettermi in malattia',
        'in malattia',
        'come malattia',
        'malattia normale',
        'fatto a casa',
        'successo a casa',
        'a casa mia',
        'non ha comunicato',
        'troppo tardi',
        'not reported',
      ],
    ],
    says: 'It is not too late. If the boss does not report it, you can do so yourself at INAIL with the doctor’s certificate. Tell the boss in writing at once. Tell the doctor that it happened at work, never that it was at home. The firm has two days from the certificate. INAIL pays from the fourth day: 60 % of pay, 75 % after 90 days. Before, the firm pays. A patronato helps for free. You have three years.',
    authority: {
      title: 'Testo unico infortuni sul lavoro (DPR 1124/1965)',
      provision: 'articoli 2, 52, 53, 66, 68, 73 e 112',
      url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.del.presidente.della.repubblica:1965-06-30;1124',
      inForceFrom: '2000-03-16',
    },
  },
]
