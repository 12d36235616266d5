/** Questions about the hours at home when ill and the visit of the doctor: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SICK_VISIT_IT: Words = {
  'it.ask.sick-visit': {
    says: "Sia all'indirizzo del certificato tutti i giorni, anche domenica e festivi, dalle 10 alle 12 e dalle 17 alle 19. Può uscire per medico, terapie o un motivo serio: avvisi prima l'azienda e conservi la prova. Ha saltato la visita? Vada all'ambulatorio INPS indicato nell'avviso lasciato e invii subito il motivo. Senza un buon motivo si perdono fino a dieci giorni di indennità. Le malattie molto gravi con terapie salvavita sono escluse.",
  },
}
