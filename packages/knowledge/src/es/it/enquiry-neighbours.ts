/** Questions about noise, cameras, water damage and community dues: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEIGHBOURS_IT: Words = {
  'es.ask.noise': {
    says: 'Chiami ogni volta la polizia locale, così c’è un verbale. Il condominio può ordinare al vicino di smettere e poi fargli causa. Per un bar chieda al comune di misurare.',
  },
  'es.ask.neighbour-camera': {
    says: 'La telecamera del vicino può riprendere casa sua, non la Sua, le scale o la strada. Chieda per iscritto di girarla. Se non cambia, reclamo gratis al AEPD.',
  },
  'es.ask.community-dues': {
    says: 'Un proprietario deve pagare la sua parte delle spese comuni. Può impugnare una delibera entro tre mesi, un anno se viola la legge, ma prima paghi o depositi la somma. Chieda il verbale. Le quote si prescrivono in cinque anni.',
    dependsOn: 'che cosa ha deciso la riunione, e quando',
  },
  'es.ask.water-damage': {
    says: 'Faccia foto e avvisi subito per iscritto assicurazione e vicino. Per una perdita della casa paga chi sta sopra, per i tubi comuni il condominio. Ha un anno: mandi un burofax.',
  },
  'es.ask.squatters': {
    says: 'Chiami subito la polizia (112 o 091) e denunci, con la visura del registro o il contratto e il documento. Se è casa sua, anche una seconda casa che usa, è violazione di domicilio: la polizia può agire in fretta. Da aprile 2025 c’è il processo rapido. Altrimenti c’è la causa civile rapida: chi in cinque giorni non mostra un titolo deve uscire. Non cambi la serratura e non tolga la luce da sé: può essere reato. Un inquilino che non paga è un altro caso.',
  },
}
