/** Questions about bullying at work: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BULLYING_IT: Words = {
  'nl.ask.bullied': {
    says: 'Il datore di lavoro deve rendere il lavoro sicuro, anche dalle angherie. Annoti ogni giorno i fatti e chi ha visto. Segnali per iscritto e chieda una persona di fiducia (vertrouwenspersoon). È malato per questo? Si metta in malattia e lo dica al medico. Non si dimetta: può perdere la WW. Può andare anche all’Arbeidsinspectie.',
  },
}
