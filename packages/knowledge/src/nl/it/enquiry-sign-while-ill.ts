/** Questions about an agreement to leave that is offered to someone who is ill: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SIGN_WHILE_ILL_IT: Words = {
  'nl.ask.sign-while-ill': {
    says: "Non firmi mentre è malato: l'UWV può allora negare l'indennità (Ziektewet) e la disoccupazione (WW). Finché il contratto dura, il datore deve pagare almeno il 70 % dello stipendio, il primo anno non meno del minimo, e chiamare il medico aziendale. Lo chieda per iscritto con un ultimo giorno. Se il contratto finisce da sé, poi può pagare l'UWV. Ha già firmato? Ha 14 giorni per ripensarci. Il Juridisch Loket aiuta.",
  },
}
