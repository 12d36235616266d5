/** Letters that cut, stop or refuse social assistance: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const SOCIAL_ASSISTANCE_IT: Words = {
  'ch.social-help.want': {
    says: 'Un ufficio riduce, ferma o rifiuta la Sua assistenza sociale.',
  },
  'ch.social-help.right': {
    says: 'Deve ascoltarLa, decidere per iscritto e dare i motivi. La lettera indica il termine di ricorso, per lo più 30 giorni, in alcuni Cantoni meno. L’aiuto nel bisogno è un diritto della Costituzione.',
  },
  'ch.social-help.step': {
    says: 'Ricorra per iscritto prima di quel giorno. Chieda il Suo dossier e che la riduzione attenda. Se ora non ha soldi, lo dica e chieda subito aiuto.',
  },
}
