/** The Italian words of the rows in ../changes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHANGES_IT: Words = {
  'nz.news.pet-bond': {
    says: 'Dal 1° dicembre 2025 un padrone di casa può rifiutare un animale solo per un buon motivo, e può chiedere una cauzione per l’animale (pet bond).',
    was: 'Un contratto poteva vietare gli animali senza motivo.',
    is: 'Può chiedere il permesso. La cauzione per l’animale è al massimo di due settimane di affitto, oltre alla cauzione (bond).',
  },
  'nz.news.tenant-notice': {
    says: 'Dal 30 gennaio 2025 un inquilino dà 21 giorni di preavviso, e un padrone di casa 42 giorni per alcuni motivi.',
    was: 'Un inquilino dava 28 giorni, un padrone di casa 63 giorni per quei motivi.',
    is: '21 giorni per Lei. 42 giorni se il proprietario o la famiglia viene ad abitare o la casa si vende vuota.',
  },
  'nz.news.minimum-wage': {
    says: 'Dal 1° aprile 2026 la paga minima per adulti è di 23,95 $ l’ora.',
    was: 'Era di 23,50 $ l’ora.',
    is: 'È di 23,95 $, e di 19,16 $ per chi inizia (starting out) e per la formazione (training).',
  },
  'nz.news.kiwisaver': {
    says: 'Dal 1° aprile 2026 Lei e il Suo datore di lavoro pagate ciascuno il 3,5 % a KiwiSaver, a meno che Lei abbia chiesto meno.',
    was: 'La quota normale era il 3 %.',
    is: 'La quota normale è il 3,5 %. Può chiedere a Inland Revenue di restare al 3 % fino a un anno.',
  },
  'nz.news.contractor-gateway': {
    says: 'Dal 21 febbraio 2026 alcuni lavoratori autonomi (contractors) non possono più dire che erano dipendenti.',
    was: 'Un tribunale guardava come il lavoro era fatto davvero.',
    is: 'Chi ha un contratto scritto che supera la prova (gateway test) è un autonomo. Si faccia consigliare presto.',
  },
}
