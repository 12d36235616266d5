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
  'nz.ask.fix-it': {
    says: 'Continui a pagare l’affitto. Dia al padrone di casa un avviso scritto di 14 giorni. Se non ripara, il Tenancy Tribunal può ordinare i lavori, abbassare l’affitto e darLe denaro.',
  },
  'nz.ask.fixed-term-early': {
    says: 'Un contratto a termine finisce prima solo se il padrone di casa accetta, o se il Tribunal lo decide per grave difficoltà. Può anche chiedere di cederlo; per rifiutare serve un motivo giusto.',
  },
  'nz.ask.rent-up': {
    says: 'L’affitto può salire una volta in 12 mesi, con 60 giorni di avviso scritto. Se è molto sopra il mercato, il Tribunal può abbassarlo.',
    dependsOn: 'le date e il Suo contratto',
  },
  'nz.ask.deposit': {
    says: 'La cauzione (bond) è custodita da Tenancy Services. La chieda lì. Il padrone di casa deve provare ogni danno; la normale usura non la paga Lei. Se non è d’accordo, usi il Tribunal.',
  },
  'nz.ask.pets': {
    says: 'Dal 1° dicembre 2025 un padrone di casa può rifiutare un animale solo per un buon motivo. Può chiedere una cauzione per l’animale (pet bond) di due settimane di affitto.',
    dependsOn: 'la casa e l’animale',
  },
  'nz.ask.repairs': {
    says: 'Chieda per iscritto con foto. Se non succede nulla, mandi un avviso di 14 giorni per rimediare (14 day notice to remedy) e faccia domanda al Tribunal. Continui a pagare l’affitto.',
  },
  'nz.ask.entry': {
    says: 'Serve loro il Suo consenso, o 48 ore di avviso per un’ispezione e 24 ore per riparazioni. Un’emergenza è diversa.',
  },
  'nz.ask.leaving': {
    says: 'Per un affitto senza scadenza (periodic tenancy) dà almeno 21 giorni di preavviso scritto. Un affitto a termine (fixed term) La lega, a meno che il padrone di casa sia d’accordo o il Tribunal lo chiuda per difficoltà.',
    dependsOn: 'il tipo di affitto',
  },
}
