/** What to do about a tax bill or a penalty from HM Revenue and Customs: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_DEMAND_STEPS_IT: Words = {
  'gb.tax.step-genuine': {
    says: 'Controlli che sia vera. Guardi nel Suo conto su GOV.UK. Non usi un link di un SMS o di un’e-mail.',
  },
  'gb.tax.step-call-today': {
    says: 'Chiami HMRC prima dell’ultimo giorno e chieda «Time to Pay», anche se fa ricorso. Ha poteri forti per prendere beni, quindi non aspetti.',
  },
  'gb.tax.step-check': {
    says: 'Controlli l’anno e le somme. È una stima perché manca la dichiarazione (return)? Se sì, la mandi ora.',
  },
  'gb.tax.step-plan': {
    says: 'Se non può pagare subito, chiami o vada online e chieda «Time to Pay». Tenga pronto il Suo bilancio.',
  },
  'gb.tax.step-help': {
    says: 'Chieda aiuto gratuito. L’associazione TaxAid consiglia chi ha un reddito basso.',
  },
  'gb.tax.step-appeal': {
    says: 'Se non è d’accordo, faccia ricorso entro 30 giorni dalla data della lettera. Dica perché e mandi le prove.',
  },
  'gb.tax.step-file': {
    says: 'Mandi ogni dichiarazione (return) che manca, anche se non può pagare. Ferma altre sanzioni.',
  },
  'gb.tax.step-breathing-space': {
    says: 'Se ha più debiti, chieda a un consulente della pausa (breathing space). Può fermare anche HMRC per 60 giorni.',
  },
  'gb.tax.step-late-return': {
    says: 'Mandi subito online la dichiarazione in ritardo, anche se non può pagare. Dopo tre mesi ogni giorno può costare £10 in più, fino a £900.',
  },
  'gb.tax.right-withdraw-return': {
    says: 'Se non doveva dichiarare, chieda a HMRC di ritirare la richiesta entro due anni dalla fine di quell’anno fiscale. Così può annullare la penale. Se dice no, la mandi.',
  },
  'gb.tax.option-send-return': {
    title: 'Mandare subito la dichiarazione',
    cost: 'Mandarla non costa nulla.',
    time: 'Oggi, online.',
    risk: 'La penale resta, se non vince il ricorso.',
    bestFor: 'Doveva mandare una dichiarazione e non l’ha fatto.',
    says: 'Così le penali non crescono più. Poi faccia ricorso se aveva un buon motivo, o paghi la penale.',
  },
  'gb.tax.want-return': {
    says: 'Vogliono prima la dichiarazione. Paghi ciò che essa mostra dovuto.',
  },
  'gb.tax.right-notice-to-file': {
    says: 'Se HMRC chiede una dichiarazione, Lei deve mandarla, anche senza tasse da pagare. Un giorno di ritardo costa £100.',
  },
  'gb.tax.option-return-on-time': {
    title: 'Mandare la dichiarazione in tempo',
    cost: 'Mandarla non costa nulla.',
    time: 'Prima della data per le dichiarazioni online.',
    risk: 'Il ritardo costa subito £100, e poi di più.',
    bestFor: 'Lei deve mandarne una.',
    says: 'La mandi online. Se pensa di non doverla, chieda subito a HMRC di ritirare l’avviso.',
  },
}
