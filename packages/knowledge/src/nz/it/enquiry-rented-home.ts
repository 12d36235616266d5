/** The Italian words of the rows in ../enquiry-rented-home.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENTED_HOME_IT: Words = {
  'nz.ask.healthy-homes': {
    says: 'Ogni casa in affitto ora deve rispettare le norme per case sane (healthy homes standards) su caldo, umidità e aria.',
  },
  'nz.ask.repair-notice': {
    says: 'Dia un avviso di 14 giorni per sistemarlo. Poi il Tenancy Tribunal può ordinare lavori, meno affitto o un risarcimento.',
  },
  'nz.ask.bond-law': {
    says: 'Una cauzione (bond) è al massimo di quattro settimane di affitto, e va depositata entro 23 giorni lavorativi. Il padrone di casa deve provare un danno oltre l’usura.',
  },
  'nz.ask.notice-days': {
    says: 'Per un affitto periodico 90 giorni non chiedono un motivo; 42 giorni ne chiedono uno della legge. Un avviso per punirLa è nullo: vada al Tribunal entro 28 giorni lavorativi.',
  },
  'nz.ask.fix-it': {
    says: 'Continui a pagare l’affitto. Dia al padrone di casa un avviso scritto di 14 giorni. Se non ripara, il Tenancy Tribunal può ordinare i lavori, abbassare l’affitto e darLe denaro.',
  },
  'nz.ask.fixed-term-early': {
    says: 'Un contratto a termine finisce prima solo se il padrone di casa accetta, o se il Tribunal lo decide per grave difficoltà. Può anche chiedere di cederlo; per rifiutare serve un motivo giusto.',
  },
}
