/** Questions about illness, holidays, overtime and wages that are not paid: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EMPLOYMENT_IT: Words = {
  'ch.ask.unpaid-wages': {
    says: "Scriva per raccomandata, fissi un termine di circa una settimana e annunci che smetterà di lavorare. Poi può rifiutare il lavoro finché non pagano, e il salario corre lo stesso. Quindi vada all'ufficio di conciliazione (gratis fino a 30'000 franchi) o avvii l'esecuzione. Non se ne vada di colpo senza consiglio. Se la ditta non può pagare, vada all'URC: la cassa paga fino a quattro mesi.",
  },
  'ch.ask.sick': {
    says: 'Mantiene la paga per un tempo che cresce con gli anni, o un’indennità. Dopo la prova una disdetta è nulla durante la malattia: 30, 90 o 180 giorni. Mandi un certificato.',
  },
  'ch.ask.holidays': {
    says: 'Ha almeno quattro settimane l’anno, cinque fino a 20 anni, due di fila. Il datore fissa il periodo, ma deve ascoltarla. Durante il lavoro non si possono pagare in denaro.',
  },
  'ch.ask.overtime': {
    says: 'Le ore ordinate o necessarie si pagano con il 25 % in più, o si compensano con tempo libero uguale se Lei è d’accordo. Un contratto scritto può dire altro: lo controlli. Annoti giorno, ore e chi lo sapeva. Le chieda presto per iscritto. Ha cinque anni.',
  },
}
