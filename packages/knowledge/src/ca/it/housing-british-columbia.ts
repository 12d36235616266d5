/** Notices to end a tenancy and late rent in British Columbia: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_BRITISH_COLUMBIA_IT: Words = {
  'ca.home.bc-ten-day': {
    says: 'In British Columbia ha cinque giorni da quando ha ricevuto un avviso di 10 giorni (10 day notice). Per sicurezza contiamo dalla sua data.',
    action: 'Paghi tutto l’affitto o chieda di contestare l’avviso',
    consequence: 'Vale come se accettasse che l’affitto finisce.',
  },
  'ca.home.bc-own-use': {
    says: 'In British Columbia ha 21 giorni da quando ha ricevuto un avviso per uso proprio. Per sicurezza contiamo dalla sua data.',
    action: 'Chieda al Residential Tenancy Branch di contestare l’avviso',
    consequence: 'Vale come se accettasse che l’affitto finisce.',
  },
  'ca.home.bc-cause': {
    says: 'In British Columbia ha 10 giorni da quando ha ricevuto un avviso di un mese per una colpa (one month notice for cause). Per sicurezza contiamo dalla sua data.',
    action: 'Chieda al Residential Tenancy Branch di contestare l’avviso',
    consequence: 'Vale come se accettasse che l’affitto finisce.',
  },
  'ca.home.bc-void': {
    says: 'In British Columbia l’avviso cade se paga tutto l’affitto e le utenze entro cinque giorni da quando lo riceve.',
  },
  'ca.home.bc-three-months': {
    says: 'Dal 18 giugno 2025 un padrone di casa che vuole venire a viverci deve darle tre mesi. Lei riceve un mese di affitto.',
  },
  'ca.home.bc-twelve': {
    says: 'Se non usano la casa come hanno detto per almeno 12 mesi, può chiedere 12 mesi di affitto.',
  },
  'ca.home.bc-branch': {
    says: 'In British Columbia al padrone di casa serve un ordine di rilascio (order of possession), e poi un mandato (writ) che solo un ufficiale giudiziario del tribunale (court bailiff) può eseguire.',
  },
  'ca.home.bc-change': {
    says: 'In British Columbia l’avviso per uso proprio è di tre mesi dal 18 giugno 2025.',
    was: 'Un padrone di casa che voleva venire a viverci doveva dare quattro mesi, e Lei aveva 30 giorni per contestare.',
    is: 'Il padrone di casa dà tre mesi, e Lei ha 21 giorni per contestare.',
  },
  'ca.home.bc-order': {
    says: 'In British Columbia può chiedere la revisione di un ordine di possesso, di solito entro due giorni. Solo un ufficiale del tribunale può farLa uscire.',
  },
}
