/** The Italian words of the rows in ../changes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHANGES_IT: Words = {
  'au.news.pay-later': {
    says: 'Dal 10 giugno 2025 il «compra ora, paga dopo» (buy now pay later) è un credito secondo la legge. La società deve avere una licenza e far parte di AFCA.',
    was: 'Il «compra ora, paga dopo» era fuori dalla legge sul credito.',
    is: 'La società deve avere una licenza, controllare quanto Lei può pagare e considerare le difficoltà (hardship).',
  },
  'au.news.wage-theft': {
    says: 'Dal 1 gennaio 2025 è un reato pagare apposta i lavoratori meno del dovuto.',
    was: 'Pagare meno era punito solo con multe civili.',
    is: 'Un datore di lavoro che paga apposta meno può essere accusato. Il Fair Work Ombudsman se ne occupa gratis.',
  },
  'au.news.right-to-disconnect': {
    says: 'Ora anche chi lavora in piccole imprese può non rispondere ai messaggi fuori orario, a meno che questo sia irragionevole.',
    was: 'Il diritto è iniziato il 26 agosto 2024 per le imprese con 15 lavoratori o più.',
    is: 'Dal 26 agosto 2025 vale anche per le piccole imprese.',
  },
  'au.news.payday-super': {
    says: 'Dal 1 luglio 2026 i contributi per la pensione (super) devono arrivare al Suo fondo entro sette giorni lavorativi dal giorno di paga.',
    was: 'I datori di lavoro pagavano i contributi (super) ogni tre mesi.',
    is: 'I contributi (super) arrivano con ogni paga. Può segnalare un ritardo all’ufficio delle tasse (ATO).',
  },
  'au.news.nsw-rent-once': {
    says: 'Nel New South Wales l’affitto può salire solo una volta in 12 mesi, in ogni tipo di contratto.',
    was: 'Per i contratti a termine sotto i due anni il limite non valeva.',
    is: 'Dal 31 ottobre 2024 il limite vale per tutti, anche quando il contratto si rinnova.',
  },
  'au.news.vic-rent-notice': {
    says: 'In Victoria un aumento dell’affitto ora richiede un preavviso di 90 giorni.',
    was: 'Il preavviso era di 60 giorni.',
    is: 'Dal 25 novembre 2025 è di 90 giorni. Consumer Affairs Victoria può controllare se l’aumento è giusto.',
  },
}
