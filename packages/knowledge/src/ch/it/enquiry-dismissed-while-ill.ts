/** Questions about a dismissal while a person is ill: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSED_WHILE_ILL_IT: Words = {
  'ch.ask.dismissed-while-ill': {
    says: 'Conti dal primo giorno di malattia. Dopo il periodo di prova è protetto per 30 giorni, dal secondo al quinto anno 90, dal sesto 180. Una disdetta data in quel tempo è nulla: non vale più tardi, dopo ne serve una nuova. Lo scriva subito e offra il lavoro per quando sarà guarito. Una disdetta di prima resta sospesa. Il salario o un’indennità giornaliera continua. L’autorità di conciliazione è gratuita.',
    dependsOn: 'l’anno di servizio e i giorni di malattia',
  },
  'ch.ask.ill-in-trial': {
    says: 'Sì. Nel periodo di prova la malattia non protegge e bastano sette giorni. Controlli prima se la prova era finita: di solito un mese, al massimo tre, e la malattia la allunga. La paga va fino all’ultimo giorno se il posto era per più di tre mesi; un’assicurazione può pagare di più. Chieda il motivo per iscritto e si iscriva all’URC.',
  },
  'ch.ask.ill-after-own-notice': {
    says: 'Se ha dato Lei la disdetta, malattia o infortunio non allungano il termine. Il lavoro finisce nel giorno della Sua disdetta. Si ferma solo una disdetta del datore di lavoro. Fino all’ultimo giorno continua lo stipendio o un’indennità. Dopo un infortunio l’assicurazione paga finché può lavorare, anche dopo l’impiego. Se è malato, chieda all’assicurazione della ditta se l’indennità continua. Si iscriva all’URC quando può lavorare.',
  },
}
