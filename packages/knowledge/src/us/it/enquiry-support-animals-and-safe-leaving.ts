/** The Italian words of the rows in ../enquiry-support-animals-and-safe-leaving.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SUPPORT_ANIMALS_AND_SAFE_LEAVING_IT: Words = {
  'us.fact.assistance-animal': {
    says: 'Di solito deve permetterlo, senza tassa o affitto per animali, se hai una disabilità e l’animale aiuta. Chiedi per iscritto con una lettera di chi ti cura; un certificato comprato online può non bastare. I danni veri si pagano. Se rifiuta, reclama allo Stato o a HUD entro un anno. Piccole case abitate dal proprietario possono essere escluse.',
  },
  'us.fact.abuse-lease': {
    says: 'Prima la tua sicurezza: in pericolo chiama il 911 o la linea 1-800-799-7233. Quasi tutti gli Stati lasciano che una vittima di abusi chiuda prima il contratto, con avviso scritto e un documento come un ordine di protezione o un rapporto di polizia. In Illinois l’avviso può arrivare fino a tre giorni dopo l’uscita. Di solito devi l’affitto solo fino ad allora. Chiedi anche nuove serrature.',
  },
}
