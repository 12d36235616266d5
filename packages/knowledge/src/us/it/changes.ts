/** The Italian words of the rows in ../changes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHANGES_IT: Words = {
  'us.news.ca-eviction-answer': {
    says: 'La California ora dà agli inquilini dieci giorni di tribunale (court days) per rispondere a una causa di sfratto (eviction).',
    was: 'Gli inquilini avevano cinque giorni di tribunale per rispondere.',
    is: 'Dal 1 gennaio 2025 hanno dieci giorni di tribunale.',
  },
  'us.news.tx-eviction': {
    says: 'Il Texas ha cambiato le regole sugli sfratti (eviction) il 1 gennaio 2026. I tribunali lavorano più in fretta: risponda subito.',
    was: 'Un proprietario poteva dire a un inquilino in ritardo una volta di uscire, senza modo di pagare.',
    is: 'Un inquilino mai in ritardo prima riceve un avviso di pagare o uscire. Poi i tribunali agiscono più in fretta.',
  },
  'us.news.ny-fair': {
    says: 'New York ora vieta le pratiche commerciali ingiuste e abusive. Le segnali all’Attorney General.',
    was: 'New York vietava solo le pratiche ingannevoli.',
    is: 'Sono vietate anche quelle ingiuste e abusive. Su queste può agire solo l’Attorney General.',
  },
  'us.news.ca-used-car': {
    says: 'In California, dal 1 ottobre 2026, può rendere quasi tutte le auto usate di un rivenditore entro tre giorni.',
    was: 'Non c’era un diritto generale di rendere un’auto usata.',
    is: 'Auto fino a $50,000 si possono rendere entro tre giorni e 400 miglia. Il rivenditore trattiene un compenso.',
  },
  'us.news.click-to-cancel': {
    says: 'Un tribunale ha annullato la regola federale “click-to-cancel”. Leggi più vecchie chiedono ancora un modo semplice per disdire.',
    was: 'La FTC aveva fatto una regola: disdire deve essere facile come iscriversi.',
    is: 'Quella regola non è mai iniziata. La legge sulle offerte online (ROSCA) e molte leggi degli Stati la aiutano ancora.',
  },
  'us.news.tips-overtime-tax': {
    says: 'Dal 2025 al 2028 una parte di mance e straordinari si può togliere dal reddito tassato.',
    was: 'Tutte le mance e gli straordinari erano tassati.',
    is: 'Può togliere una parte nella Sua dichiarazione, fino a un limite. Finisce dopo il 2028.',
  },
  'us.news.student-plan': {
    says: 'Dal 1 luglio 2026 c’è un nuovo piano per i prestiti studenteschi federali (RAP). Controlli il Suo piano su StudentAid.gov.',
    was: 'C’erano più piani secondo il reddito, come SAVE.',
    is: 'I nuovi prestiti hanno un piano standard e il Repayment Assistance Plan. I vecchi piani secondo il reddito finiscono a tappe.',
  },
}
