/** The Italian words of the rows in ../enquiry-protected-dismissal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PROTECTED_DISMISSAL_IT: Words = {
  'it.ask.sick-dismissed': {
    says: 'Non per la malattia, fino al limite di giorni del CCNL (comporto). Dopo possono. Ha 60 giorni per impugnare.',
    dependsOn: 'quanti giorni dà il CCNL',
  },
  'it.ask.pregnant-dismissed': {
    says: "Dall'inizio della gravidanza fino a un anno del bambino il licenziamento è nullo, con poche eccezioni. Mandi il certificato e impugni.",
  },
  'it.ask.pregnant-term': {
    dependsOn: 'il vero motivo',
    says: 'Un contratto a termine può finire alla sua data anche in gravidanza. Se la maternità inizia entro 60 giorni dalla fine, l’INPS la paga lo stesso. Non rinnovarLa per la gravidanza è discriminazione. Vada da un sindacato o patronato.',
  },
}
