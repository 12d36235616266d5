/** Questions about overtime that the boss orders: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OVERTIME_ORDERED_IT: Words = {
  'de.ask-job.overtime-ordered': {
    says: 'Di regola non è obbligato, se né il contratto né un accordo collettivo o aziendale lo prevedono. Il potere di dare ordini non allunga la settimana. In una vera emergenza, come fuoco o alluvione, deve aiutare. Con una clausola così deve farli, entro il limite di legge: dieci ore al giorno al massimo. Dubbi? Chieda l’ordine per iscritto, e senta prima il consiglio aziendale o il sindacato. Le ore ordinate vanno pagate o rese come tempo libero.',
    dependsOn: 'il contratto, l’accordo collettivo o aziendale, e se è un’emergenza',
  },
}
