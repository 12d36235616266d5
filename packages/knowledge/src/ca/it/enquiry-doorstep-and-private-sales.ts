/** The Italian words of the rows in ../enquiry-doorstep-and-private-sales.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DOORSTEP_AND_PRIVATE_SALES_IT: Words = {
  'ca.fact.door-sale-on': {
    says: 'In Ontario una ditta non può vendere o noleggiare alla porta caldaia, scaldabagno, condizionatore o filtro se non l’hai chiamata. Quel contratto è nullo: non devi nulla. Per altre vendite in casa hai 10 giorni dalla copia scritta, e fino a un anno se hanno mentito. Annulla per iscritto e reclama a Consumer Protection Ontario.',
  },
  'ca.fact.door-sale-qc': {
    says: 'In Québec un contratto firmato a casa con un venditore ambulante si annulla entro 10 giorni dalla copia, senza motivo. Hai un anno se manca il permesso o il modulo, o per riscaldamento, clima o isolamento: da novembre 2024 è di solito vietato. Manda ora il modulo o una raccomandata, prima dei lavori. Cade anche il prestito legato. Controlla il permesso all’OPC.',
  },
  'ca.fact.door-sale': {
    says: 'Se hai firmato alla porta o a casa, di solito puoi annullare entro 10 giorni dalla tua copia, senza motivo. Di più, fino a un anno, se manca ciò che chiede la legge o la licenza. Scrivi per mail o raccomandata con prova. Devono rimborsare in circa 15 giorni.',
  },
  'ca.fact.gym-cancel-on': {
    says: 'In Ontario puoi lasciare una palestra (gym) entro 10 giorni dal contratto scritto, senza motivo. Scrivi con prova; rimborso in 15 giorni. Poi il contratto dura al massimo un anno e deve potersi pagare al mese. Non può rinnovarsi a lungo senza avviso. Cerca anche una clausola medica.',
  },
  'ca.fact.private-car-as-is': {
    says: 'Fuori dal Québec un venditore privato non dà garanzia, e «as is» di solito vale. Non copre le bugie: se annuncio o messaggi erano falsi, puoi chiedere i soldi o i danni. Tieni l’annuncio. Scrivi con una data, poi small claims. In Québec anche i privati rispondono dei vizi nascosti.',
    dependsOn: 'che cosa ha detto il venditore e la provincia',
  },
  'ca.fact.hidden-fault-qc': {
    says: 'In Québec il venditore risponde dei vizi nascosti gravi presenti alla vendita, anche se non li conosceva. Scrivigli presto, di solito entro sei mesi dalla scoperta, per raccomandata. Lascialo vedere prima di riparare, salvo urgenza. Fai fare una perizia. Di solito hai tre anni per fare causa.',
  },
  'ca.fact.tree-fell': {
    says: 'Chiama prima la tua assicurazione casa: di solito paga casa, capanno o recinto, e quella auto l’auto. Un albero sano abbattuto da una tempesta di solito non è colpa di nessuno. Il vicino paga solo se l’albero era morto o pericoloso e lo sapeva o doveva saperlo. Fai foto prima di sgombrare.',
  },
  'ca.fact.nosi-on': {
    says: 'Dal giugno 2024 in Ontario una nota (NOSI) per caldaia, scaldabagno e simili conta come scaduta. Non grava sulla casa: non deve pagarla per vendere. Chieda al suo avvocato di farla cancellare. Il contratto può continuare: chieda una copia e contesti la somma. Venduto alla sua porta dal marzo 2018 senza che lo chiedesse? Allora è nullo. Consumer Protection Ontario: 1-800-889-9768.',
  },
}
