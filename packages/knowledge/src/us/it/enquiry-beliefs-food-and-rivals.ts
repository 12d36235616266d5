/** What people believe of food stamps for citizens alone and of promises not to work for a rival, put right: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BELIEFS_FOOD_AND_RIVALS_IT: Words = {
  'us.fact.snap-not-citizen': {
    says: 'SNAP (food stamps, buoni pasto) non è solo per i cittadini. Una green card conta di solito dopo cinque anni, subito per i minori di 18. Gli «entrants» da Cuba e Haiti e chi viene da Palau, Micronesia e Isole Marshall non aspettano. Dal 4 luglio 2025 rifugiati e persone con asilo hanno di solito bisogno prima della green card. I figli cittadini possono averlo anche se Lei no. Rifiutato? Chieda un fair hearing entro 90 giorni.',
  },
  'us.state.ca.ask-rival-work': {
    says: 'In California la promessa di non lavorare per un concorrente è nulla, dovunque e quando sia stata firmata. Può lavorare per un concorrente o aprire una Sua ditta. Il datore non può nemmeno metterla nel contratto o cercare di imporla. Se lo fa, può chiedere i danni e le spese di avvocato. È diverso se ha venduto un’azienda o lasciato una società. I segreti restano segreti: non prenda file o liste di clienti.',
  },
}
