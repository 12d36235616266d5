/** The Italian words of the rows in ../enquiry-support-animals-and-safe-leaving.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SUPPORT_ANIMALS_AND_SAFE_LEAVING_IT: Words = {
  'us.fact.assistance-animal': {
    says: 'Un animale addestrato che aiuta per la tua disabilità di solito deve permetterlo, senza tassa. Per uno di supporto non addestrato è meno sicuro: da maggio 2026 HUD agisce solo per quelli addestrati. La legge non è cambiata, e molti Stati proteggono di più. Chiedi per iscritto con una lettera di chi ti cura. Se rifiuta, reclamo allo Stato e legal aid.',
    dependsOn: 'se l’animale è addestrato, e il tuo Stato',
  },
  'us.fact.abuse-lease': {
    says: 'Prima la sicurezza: in pericolo chiama 911 o la linea 1-800-799-7233. Quasi tutti gli Stati lasciano che una vittima di abusi chiuda prima il contratto, con avviso scritto e un documento come un ordine di protezione o un rapporto di polizia. In Illinois l’avviso può arrivare fino a tre giorni dopo l’uscita. Di solito devi l’affitto solo fino alla fine del preavviso. Chiedi anche nuove serrature.',
  },
}
