/** The Italian words of the rows in ../enquiry-rented-home.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENTED_HOME_IT: Words = {
  'ca.ask.home-qc-duties': {
    says: 'In Québec il padrone di casa deve darle una casa in buono stato e lasciarla in pace per tutto il contratto. Se no, può chiedere riparazioni, meno affitto, i danni o la fine del contratto.',
  },
  'ca.ask.home-qc-tribunal': {
    says: 'In Québec il tribunale degli affitti (Tribunal administratif du logement) decide le liti su un contratto di affitto, anche sui soldi.',
  },
  'ca.ask.home-on-repair': {
    says: 'In Ontario il padrone di casa deve tenere la casa in buono stato, anche se Lei sapeva del difetto già all’ingresso. Il Board può ordinare riparazioni o meno affitto (modulo T6).',
  },
  'ca.ask.home-bc-repair': {
    says: 'In British Columbia il padrone di casa deve tenere la casa in buono stato e adatta a viverci. Può chiedere un ordine al Residential Tenancy Branch.',
  },
  'ca.ask.home-ab-repair': {
    says: 'In Alberta la casa deve rispettare le norme minime su casa e salute. Se no, può chiedere meno affitto, i danni o la fine del contratto.',
  },
  'ca.ask.home-ab-deposit': {
    says: 'In Alberta la cauzione è al massimo un mese di affitto. Deve tornare entro 10 giorni, oppure deve ricevere un conto di ciò che è stato trattenuto.',
  },
  'ca.ask.home-ns-deposit': {
    says: 'In Nova Scotia la cauzione è al massimo mezzo mese di affitto. Deve tornare entro 10 giorni, oppure il padrone di casa deve chiedere di tenerla.',
  },
  'ca.ask.home-regie': {
    says: 'La Régie du logement del Québec ora è il Tribunal administratif du logement. Il padrone di casa deve lasciarla in pace per tutto il contratto, e il tribunale può ordinare soldi indietro.',
  },
  'ca.ask.pets': {
    says: 'Dipende dalla provincia. In Ontario una riga del contratto che vieta gli animali non vale, a meno che l’edificio sia un condominio (condominium) con una sua regola. In quasi tutte le altre, come il Québec, il contratto può vietare gli animali.',
  },
  'ca.ask.n12': {
    says: 'Non deve andarsene quel giorno. Servono 60 giorni fino alla fine di un periodo e un mese d’affitto. Solo il Board può sfrattare, e la malafede può costare un anno d’affitto.',
  },
  'ca.ask.moving-out': {
    says: 'Con affitto di mese in mese avvisi per iscritto: 60 giorni in Ontario, un mese in British Columbia e Alberta. Se è a termine chieda l’accordo o trovi chi subentra.',
  },
  'ca.ask.verbal-lease': {
    says: 'Sì, vale. La legge sugli affitti La protegge anche con un accordo a voce, con le stesse regole su avviso, affitto e cauzione. Tenga la prova di ogni pagamento.',
  },
  'ca.ask.deposit-double-bc': {
    says: 'Sì, spesso. Il padrone di casa ha 15 giorni dalla fine dell’affitto o dal Suo indirizzo scritto, se viene dopo. Se non ha pagato né fatto domanda, Lei può chiedere il doppio all’ufficio (Branch).',
  },
  'ca.ask.deposit-back-ab': {
    says: 'In Alberta deve tornare entro 10 giorni, con un conto di ogni somma trattenuta. Senza verbali di ispezione non si può tenere nulla per danni. Si rivolga al RTDRS, economico e rapido.',
  },
  'ca.ask.rent-up-ns': {
    says: 'In Nova Scotia l’affitto può salire al massimo del 5 % l’anno fino alla fine del 2027, una volta in 12 mesi, con quattro mesi di avviso scritto. Per uno più alto si rivolga a Residential Tenancies.',
  },
}
