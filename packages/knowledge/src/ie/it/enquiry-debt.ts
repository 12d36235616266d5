/** Questions about debts: collectors, old debts, pay and bankruptcy. `asks` holds the words people type: one of each group must occur: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_IT: Words = {
  'ie.ask.things': {
    says: 'Una società di recupero (debt collector) non può prendere le Sue cose né entrare. Può farlo solo un ufficiale giudiziario (sheriff), dopo una sentenza. Per un’auto a rate (hire purchase) è diverso.',
  },
  'ie.ask.prison': {
    says: 'Non può finire in carcere perché non può pagare. Rischia solo chi può pagare e rifiuta un ordine del tribunale. Chiami MABS allo 0818 07 2000.',
  },
  'ie.ask.calls': {
    says: 'Dica per iscritto di contattarla solo per lettera. Segni ogni chiamata. Richieste fatte per spaventare o far vergognare sono reato; lo dica alla polizia (gardaí). Per chi presta, faccia reclamo al FSPO.',
  },
  'ie.ask.not-mine': {
    says: 'Scriva che non lo deve e chieda prove. Non paghi. Guardi il Suo rapporto gratis al Central Credit Register.',
  },
  'ie.ask.wages': {
    says: 'In Irlanda un creditore comune non può prendere soldi dallo stipendio. Tasse, mantenimento e alcuni debiti di sussidi sono diversi.',
  },
  'ie.ask.cannot-pay': {
    says: 'Chiami MABS allo 0818 07 2000. È gratis. Fanno un bilancio con Lei e parlano con chi vuole i soldi.',
  },
  'ie.ask.bankrupt': {
    says: 'Il fallimento (bankruptcy) dura quasi sempre un anno. Una cancellazione (debt relief notice) o un accordo (arrangement) può essere meglio. Chieda a MABS o a un insolvency practitioner.',
    dependsOn: 'cosa deve, possiede e guadagna',
  },
  'ie.ask.credit-file': {
    says: 'Può avere il rapporto gratis dal Central Credit Register. Se è sbagliato, chieda a chi ha prestato di correggerlo.',
  },
}
