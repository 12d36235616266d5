/** The Italian words of the rows in ../enquiry-rented-home.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENTED_HOME_IT: Words = {
  'ca.ask.home-qc-duties': {
    says: 'In Québec il padrone di casa deve darle una casa in buono stato e lasciarla in pace per tutto il contratto. Se no, può chiedere riparazioni, meno affitto, i danni o la fine del contratto.',
  },
  'ca.ask.home-qc-tribunal': {
    says: 'In Québec il tribunale degli affitti (Tribunal administratif du logement) decide le liti su un contratto di affitto, anche sui soldi.',
  },
  'ca.ask.home-regie': {
    says: 'La Régie du logement del Québec ora è il Tribunal administratif du logement. Il padrone di casa deve lasciarla in pace per tutto il contratto, e il tribunale può ordinare soldi indietro.',
  },
  'ca.ask.pets': {
    says: 'Dipende dalla provincia. In Ontario una riga del contratto che vieta gli animali non vale, a meno che l’edificio sia un condominio (condominium) con una sua regola. In quasi tutte le altre, come il Québec, il contratto può vietare gli animali.',
  },
  'ca.ask.moving-out': {
    says: 'Con affitto di mese in mese avvisi per iscritto: 60 giorni in Ontario, un mese in British Columbia e Alberta. Se è a termine chieda l’accordo o trovi chi subentra.',
  },
  'ca.ask.verbal-lease': {
    says: 'Sì, vale. La legge sugli affitti La protegge anche con un accordo a voce, con le stesse regole su avviso, affitto e cauzione. Tenga la prova di ogni pagamento.',
  },
  'ca.ask.entry': {
    says: 'Quasi sempre al padrone di casa serve il Suo consenso, o un avviso scritto di 24 ore con un motivo. Un’emergenza è diversa.',
    dependsOn: 'il motivo, e se c’è un’emergenza',
  },
  'ca.ask.leaving': {
    says: 'Per un contratto al mese dà uno o due mesi di preavviso, secondo la provincia. Un contratto a termine La lega, a meno che concordi una fine, passi il contratto ad altri o abbia un motivo di legge.',
    dependsOn: 'la Sua provincia e il tipo di contratto',
  },
}
