/** What to do about a council penalty charge in England and Wales, stage by stage: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const PENALTY_CHARGE_STEPS_IT: Words = {
  'gb.pcn.step-wait-owner': {
    says: 'Questa risponde alla Sua prima contestazione. Scelga: paghi il prezzo ridotto entro il giorno della lettera. Oppure non paghi e aspetti l’avviso al proprietario (notice to owner).',
  },
  'gb.pcn.step-wait-owner-formal': {
    says: 'Quando arriva l’avviso al proprietario (notice to owner), mandi osservazioni formali (formal representations) entro 28 giorni. Dopo può fare ricorso a un tribunale gratuito (tribunal).',
  },
  'gb.pcn.step-choose': {
    says: 'Scelga: pagare il prezzo ridotto, o contestare. Se paga, il caso è chiuso e non può fare ricorso.',
  },
  'gb.pcn.step-choose-post': {
    says: 'Scelga: pagare, o contestare prima dell’ultimo giorno. Se paga, il caso è chiuso e non può fare ricorso.',
  },
  'gb.pcn.step-challenge': {
    says: 'Se contesta entro 14 giorni, quasi tutti i comuni offrono di nuovo il prezzo ridotto quando dicono no. Scriva presto.',
  },
  'gb.pcn.step-photos': {
    says: 'Guardi le foto o i video sul sito del comune. Faccia Lei foto di cartelli, strisce e macchinetta.',
  },
  'gb.pcn.step-owner-late': {
    says: 'I 28 giorni sembrano passati. Mandi oggi lo stesso i Suoi motivi e dica perché è in ritardo. Il comune (council) può ancora guardarli.',
  },
  'gb.pcn.step-owner-notice': {
    says: 'Mandi osservazioni formali (formal representations) entro 28 giorni. Lo faccia anche se ha già contestato, o perde il diritto al ricorso.',
  },
  'gb.pcn.step-tribunal': {
    says: 'Faccia ricorso al tribunale (tribunal) indicato nella lettera entro 28 giorni. Usi il codice ricevuto, e alleghi le foto.',
  },
  'gb.pcn.step-address': {
    says: 'Controlli che la DVLA abbia il Suo indirizzo attuale. Gli avvisi vanno all’indirizzo del libretto (log book).',
  },
  'gb.pcn.step-proof-post': {
    says: 'Usi il modulo online e salvi la ricevuta. Se spedisce, chieda la ricevuta di spedizione.',
  },
  'gb.pcn.step-signs': {
    says: 'Controlli cartelli e strisce. Se mancavano, erano rovinati o poco chiari, li fotografi e lo dica.',
  },
  'gb.pcn.step-grounds': {
    says: 'Indichi il motivo. Per esempio non è successo, l’auto non era Sua, o era rubata. O il comune ha violato le regole.',
  },
  'gb.pcn.step-blue-badge': {
    says: 'Mandi una copia di Blue Badge, permesso, biglietto o bolla di consegna. I comuni spesso annullano quando li vedono.',
  },
  'gb.pcn.step-pay': {
    says: 'Se la multa è giusta, paghi nel tempo dello sconto. Usi solo il sito ufficiale del comune.',
  },
  'gb.pcn.step-cannot-pay': {
    says: 'Se non può pagare, chieda ora per iscritto più tempo al comune. I piani sono più facili prima degli ufficiali giudiziari (bailiffs).',
  },
  'gb.pcn.step-check-signs': {
    says: 'Segni l’ultimo giorno nell’agenda. Se lo perde, la somma cresce e Lei perde il diritto al ricorso.',
  },
  'gb.pcn.step-tribunal-proof': {
    says: 'Legga perché hanno detto no. Risponda a ogni punto e aggiunga foto, ricevute, permessi o lo scritto di un testimone.',
  },
  'gb.pcn.step-tribunal-hearing': {
    says: 'Scelga come si decide: sui documenti, o per telefono o video. Non Le serve un avvocato.',
  },
  'gb.pcn.step-tribunal-or-pay': {
    says: 'Se non fa ricorso, paghi prima che finiscano i 28 giorni, così la somma non sale di metà.',
  },
  'gb.pcn.step-bus-lane-london': {
    says: 'Se non è d’accordo, scriva entro 14 giorni e chieda di tenere il prezzo ridotto fino alla risposta. Se aspetta, arriva una enforcement notice: 28 giorni per opporsi, a prezzo pieno.',
  },
}
