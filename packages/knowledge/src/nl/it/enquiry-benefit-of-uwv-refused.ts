/** Questions about WW or sick pay that UWV refuses or stops: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFIT_OF_UWV_REFUSED_IT: Words = {
  'nl.ask.ww-refused': {
    says: 'Si opponga entro sei settimane dalla data; i motivi possono seguire. La colpa non basta: l’UWV rifiuta solo se c’era un motivo urgente di licenziamento in tronco o se è andato via senza bisogno. Una lite o scarso rendimento di solito non lo è. Mandi le carte e cosa ha fatto per risolvere. Licenziamento ingiusto? Vada anche dal giudice entro due mesi. Senza soldi? Chieda al comune.',
  },
  'nl.ask.sickness-benefit-stopped': {
    says: 'Guardi oggi l’ultima pagina: contro la decisione che può lavorare il termine è spesso di due settimane, altrimenti sei. Si opponga con una frase; motivi e referti dei Suoi medici dopo. Chieda il rapporto del medico UWV. I soldi non tornano da soli: chieda al giudice una decisione rapida se non può vivere. Dica quale lavoro non può fare e perché. Chieda anche la WW, per sicurezza.',
  },
}
