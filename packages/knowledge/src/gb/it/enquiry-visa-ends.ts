/** Questions of people whose permission to stay runs out soon: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VISA_ENDS_IT: Words = {
  'gb.ask-immigration.visa-ends': {
    says: 'Chieda la proroga o un altro visto prima dell’ultimo giorno. Chi chiede in tempo può restare e lavorare come prima finché il Home Office decide (section 3C leave). Non lasci il Regno Unito nell’attesa: la domanda finirebbe. Veda subito su GOV.UK le regole del Suo visto, e un consulente registrato se manca poco. Dopo la scadenza ogni giorno conta contro di Lei.',
  },
  'gb.ask-immigration.sponsor-ended': {
    says: 'Il visto non finisce il giorno in cui finisce il lavoro. Il datore deve avvisare l’Home Office. Di solito questo scrive e riduce il visto a 60 giorni, o alla sua scadenza se viene prima. Prima di allora: trovi un nuovo sponsor e faccia domanda, chieda un altro visto o parta. Tenga aggiornati e-mail e indirizzo nel conto UKVI. Veda ora un consulente registrato. Contro il licenziamento stesso: Acas, in tempo.',
  },
}
