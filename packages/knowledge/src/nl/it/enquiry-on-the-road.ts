/** Questions about fines and parking: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_IT: Words = {
  'nl.ask.fine': {
    says: 'Faccia ricorso gratis entro sei settimane dalla prima lettera al pubblico ministero (officier van justitie). Se la multa è già aumentata è di solito tardi, salvo che quella lettera non sia mai arrivata: lo dica allora subito. Se non può pagare subito, chieda un piano al CJIB.',
  },
  'nl.ask.fine-driver': {
    dependsOn: 'chi aveva l’auto',
    says: 'La multa va all’intestatario, chiunque guidasse, e non ci sono punti. Ne esce solo se l’auto era rubata, noleggiata da una ditta fino a tre mesi o già venduta. Ricorra allora gratis entro sei settimane, con prove.',
  },
  'nl.ask.fine-unpaid': {
    says: 'La multa sale di metà, poi raddoppia. Poi arrivano l’ufficiale, i soldi dal conto o la perdita della patente. Solo un giudice può permettere il fermo. Chieda ora un piano al CJIB; se non ha soldi lo dica con prove.',
  },
  'nl.ask.sold-car': {
    says: 'Finché la RDW lo tiene a suo nome, multe, bollo e assicurazione toccano a lei. Chieda oggi alla RDW di chiuderlo (vervallen tenaamstelling): non vale per il passato. Contesti ogni multa entro sei settimane, gratis. La prova che conta è il vrijwaringsbewijs. Mandi anche biglietti e messaggi. Troppo tardi? Dica perché. Avvisi anche il fisco. Solo un giudice può farla trattenere, dopo averla sentita: mostri che non può pagare, e chieda un piano al CJIB.',
  },
}
