/** The Italian words of Spain: named law. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_IT: Words = {
  'es.fine.red-light': {
    says: 'Passare con il rosso vale come grave: 200 € e quattro punti. Nei primi venti giorni basta metà della somma.',
  },
  'es.fine.right-red-light': {
    says: 'Devono mostrare che il semaforo era rosso e che era la Sua auto. Chieda le foto, o che cosa ha visto l’agente.',
  },
  'es.fine.right-speed': {
    says: 'La somma e i punti seguono una tabella secondo la velocità. Chieda la foto e l’ultimo controllo del radar, e veda che il margine sia stato tolto.',
  },
}
