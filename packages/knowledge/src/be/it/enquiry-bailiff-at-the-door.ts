/** Questions about a bailiff who comes in, and about the sale of things: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BAILIFF_AT_THE_DOOR_IT: Words = {
  'be.ask.bailiff-enters': {
    says: 'Senza sentenza o altro titolo l’ufficiale non può entrare e lei non deve aprire. Con un titolo, per pignorare, può venire tra le 6 e le 21, di regola non nel fine settimana né nei festivi. Se è fuori o rifiuta, può far aprire da un fabbro con la polizia. Chieda di vedere il titolo. Meglio chiamare prima e offrire una somma al mese.',
    dependsOn: 'se c’è una sentenza',
  },
  'be.ask.sale-stop': {
    says: 'Chiami oggi l’ufficiale e paghi o concordi un piano per iscritto: la maggior parte delle vendite si ferma con un primo versamento. Una cosa è protetta o non è sua? Vada dal giudice dei pignoramenti prima della vendita, con prove. Un regolamento collettivo ammesso dal tribunale del lavoro ferma la vendita. Il CPAS (OCMW) può chiamare per lei, gratis. Se la vendita rende meno di quanto costa, lo dica.',
  },
}
