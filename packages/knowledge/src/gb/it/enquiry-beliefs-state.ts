/** What people believe of benefits, tax and juries, put right: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BELIEFS_STATE_IT: Words = {
  'gb.ask-benefit.pip-and-work': {
    says: 'La PIP non finisce perché lavora. Guarda l’aiuto di cui ha bisogno, non paga, ore o risparmi. Dica se i bisogni cambiano e come se la cava al lavoro. Universal Credit guarda la paga: segnali subito il lavoro.',
  },
  'gb.ask-tax.how-far-back': {
    says: 'HMRC ha di solito quattro anni dalla fine dell’anno fiscale per chiedere altre tasse. Sei per negligenza, dodici per certi soldi all’estero, venti se era voluto o mai dichiarato. HMRC deve provare il termine più lungo. Una tassa già fissata non finisce così.',
  },
  'gb.ask-jury.refuse': {
    says: 'Fare il giurato è un dovere; un semplice no non vale. Chi manca senza buon motivo rischia fino a £1,000. Ma può chiedere un’altra data, o l’esonero per malattia, cura di qualcuno o altro buon motivo. Risponda entro sette giorni con prove. Se dicono no, chieda al tribunale di rivedere.',
  },
}
