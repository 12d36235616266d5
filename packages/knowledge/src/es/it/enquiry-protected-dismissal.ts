/** The Italian words of the rows in ../enquiry-protected-dismissal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PROTECTED_DISMISSAL_IT: Words = {
  'es.ask.sick-dismissed': {
    says: 'Non possono licenziarla perché è malato: è nullo. Per un altro motivo vero possono. Ha 20 giorni lavorativi per contestarlo.',
    dependsOn: 'il vero motivo',
  },
  'es.ask.pregnant-dismissed': {
    says: "Un licenziamento così è nullo, salvo che l'azienda provi un vero motivo che non c'entra con gravidanza, congedo o orario ridotto. Allora riottiene il posto e gli stipendi persi. Presenti la conciliazione entro 20 giorni lavorativi. Firmare la lettera o la liquidazione non impedisce di agire, salvo una chiara rinuncia. Chieda la disoccupazione (paro) entro 15 giorni lavorativi: non serve fare causa.",
  },
  'es.ask.pregnant-not-renewed': {
    dependsOn: 'il vero motivo',
    says: 'Un contratto a termine può finire alla sua data. Ma se non lo rinnovano perché è incinta, è discriminazione ed è nullo. Conservi messaggi e prove che altri sono stati rinnovati. Ha 20 giorni lavorativi.',
  },
}
