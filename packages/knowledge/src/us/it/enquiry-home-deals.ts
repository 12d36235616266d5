/** The Italian words of the rows in ../enquiry-home-deals.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_DEALS_IT: Words = {
  'us.ask-consumer.contractor': {
    says: 'Scrivi per raccomandata che cosa non va e una data per fare il lavoro o rimborsare. Poi reclama al license board e all’attorney general del tuo Stato. Chi prende i soldi e non fa nulla può commettere un reato: vai anche alla polizia. Se hai pagato con carta, contesta. Poi c’è la small claims court.',
  },
  'us.story.house-deal': {
    says: 'Legga il contratto: le date, come uscirne e chi tiene il deposito. Un accordo su un terreno vale quasi sempre solo per iscritto e firmato. Chieda alla società dei titoli (title firm) di tenere i soldi e veda presto un avvocato.',
    dependsOn: 'che cosa dice il contratto e chi l’ha violato',
  },
  'us.story.contract': {
    says: 'Un contratto obbliga quando tutti e due erano d’accordo sui punti principali. Una sola parte non può cambiarlo, salvo che il contratto lo permetta. Tenga il testo e i messaggi, e scriva che cosa si aspetta ed entro quale data.',
    dependsOn: 'che cosa si è concordato e come può mostrarlo',
  },
  'us.story.hidden-fault': {
    says: 'Un venditore che sapeva di un difetto serio e l’ha nascosto o ha mentito può doverle la riparazione. Tenga foto, il modulo, l’ispezione e ciò che ha detto il vicino. Il tempo per fare causa è limitato.',
    dependsOn: 'che cosa sapeva il venditore e il Suo Stato',
  },
  'us.story.private-sale': {
    says: 'Una vendita tra privati è quasi sempre definitiva: solo i commercianti danno la garanzia di base. Deve qualcosa se ha mentito o promesso che funziona. Tenga l’annuncio e i messaggi.',
    dependsOn: 'che cosa ne ha detto',
  },
}
