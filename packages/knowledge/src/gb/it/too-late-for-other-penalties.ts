/** What can still be done about other penalties, credit and cover when the day is over: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_OTHER_PENALTIES_IT: Words = {
  'gb.late.fare-step': {
    says: 'I 21 giorni sembrano passati. La sanzione è sbagliata? Mandi oggi il ricorso e dica perché è tardivo: il panel può dare più tempo. È giusta? Chiami la compagnia e paghi prima che crescano le spese.',
  },
  'gb.late.school-step': {
    says: 'I 28 giorni sembrano passati, quindi il council deve andare in tribunale o ritirarla. Chiami oggi e chieda che cosa farà. Se è sbagliata, mandi le prove. Risponda a un atto del tribunale entro il suo giorno.',
  },
  'gb.late.litter-step': {
    says: 'I giorni sembrano passati, quindi il council può andare al magistrates’ court. Chiami oggi e chieda se può ancora pagare. Non è stato Lei? Mandi le prove, e risponda a un atto del tribunale entro il suo giorno.',
  },
  'gb.late.untaxed-step': {
    says: 'Paghi oggi la tassa del veicolo o lo dichiari fuori strada (SORN). Poi chiami la DVLA: paghi quanto chiede ora, o mandi le prove. Una sanzione non pagata può andare al recupero crediti.',
  },
  'gb.late.pcn-certificate-want': {
    says: 'Si è aggiunta la metà in più. I 14 giorni sembrano passati, quindi possono aver chiesto al tribunale di registrare il debito.',
  },
  'gb.late.default-want': {
    says: 'Il creditore ora può chiudere il contratto e chiedere tutto. Per lo stipendio o i bailiffs gli serve ancora prima un tribunale.',
  },
  'gb.late.default-step': {
    says: 'Il giorno dell’avviso è passato. Chiami oggi il creditore e chieda se il contratto è finito. Offra quanto può pagare. Può ancora chiedere una time order a un tribunale.',
  },
  'gb.late.policy-step': {
    says: 'Il giorno della lettera è passato, quindi forse non è coperto. Chieda oggi all’assicurazione e si faccia rispondere per iscritto. Fino ad allora non guidi con questa polizza.',
  },
}
