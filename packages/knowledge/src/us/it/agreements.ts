/** The Italian words of the rows in ../agreements.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const AGREEMENTS_IT: Words = {
  'us.agree.right-ill': {
    says: 'Un contratto firmato da chi era troppo malato per capirlo spesso si può annullare. Scriva subito alla ditta e a chi ha dato il prestito.',
  },
  'us.agree.right-promise': {
    says: 'Se si è fidato di una promessa chiara e ci ha perso, un tribunale può farla valere. Tenga i messaggi che la mostrano.',
  },
  'us.agree.right-tuition': {
    says: 'Le regole dello Stato decidono chi paga la retta dei residenti (in-state tuition). Chieda alla scuola per iscritto la regola, i motivi e come fare ricorso.',
  },
  'us.agree.right-public-school': {
    says: 'Una scuola pubblica è parte dello Stato. Per chiederle soldi forse deve avvisarla entro pochi mesi.',
  },
  'us.agree.right-wear': {
    says: 'Un proprietario (landlord) può trattenere soldi per danni veri e affitto non pagato, ma non per l’uso normale.',
  },
  'us.agree.right-one-lease': {
    says: 'Se avete firmato tutti un solo contratto (lease), ognuno può dovere tutto l’affitto. Lo metta per iscritto quando qualcuno esce o entra.',
  },
}
