/** Questions about the deposit for a rented home: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEPOSIT_IT: Words = {
  'ca.ask.deposit': {
    says: 'Ogni provincia ha il suo limite e il suo tempo per rendere la cauzione. La chieda per iscritto, con foto, e se rifiutano si rivolga al tribunale.',
    dependsOn: 'la Sua provincia',
  },
  'ca.ask.deposit-on': {
    says: 'In Ontario il padrone di casa non può prendere una cauzione per i danni. È permesso solo un deposito per l’ultimo periodo di affitto, e deve dare interessi.',
  },
  'ca.ask.deposit-bc': {
    says: 'Dia il Suo nuovo indirizzo per iscritto. In British Columbia il padrone di casa ha poi 15 giorni per rendere la cauzione o fare domanda. Se no, può chiedere il doppio.',
  },
  'ca.ask.deposit-qc': {
    says: 'In Québec il padrone di casa non può chiedere una cauzione, solo il primo affitto. Può chiederla indietro.',
  },
  'ca.ask.deposit-on-back': {
    says: 'La chieda indietro per iscritto. In Ontario il padrone di casa può tenere solo un deposito per l’ultimo periodo di affitto. Per ogni altro deposito si rivolga al Board (modulo T1) entro un anno.',
  },
  'ca.ask.home-ab-deposit': {
    says: 'In Alberta la cauzione è al massimo un mese di affitto. Deve tornare entro 10 giorni, oppure deve ricevere un conto di ciò che è stato trattenuto.',
  },
  'ca.ask.home-ns-deposit': {
    says: 'In Nova Scotia la cauzione è al massimo mezzo mese di affitto. Deve tornare entro 10 giorni, oppure il padrone di casa deve chiedere di tenerla.',
  },
  'ca.ask.deposit-double-bc': {
    says: 'Sì, spesso. Il padrone di casa ha 15 giorni dalla fine dell’affitto o dal Suo indirizzo scritto, se viene dopo. Se non ha pagato né fatto domanda, Lei può chiedere il doppio all’ufficio (Branch).',
  },
  'ca.ask.deposit-back-ab': {
    says: 'In Alberta deve tornare entro 10 giorni, con un conto di ogni somma trattenuta. Senza verbali di ispezione non si può tenere nulla per danni. Si rivolga al RTDRS, economico e rapido.',
  },
}
