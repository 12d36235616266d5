/** Law that letters on tax, benefits, the Serafe fee and power prices name: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_IT: Words = {
  'ch.tax.right-guessed': {
    says: 'Senza dichiarazione l’ufficio stima (tassazione d’ufficio). Faccia reclamo entro trenta giorni, mandi la dichiarazione e provi che la stima è molto sbagliata.',
  },
  'ch.tax.interest': {
    says: 'Sull’imposta pagata tardi corre un interesse, anche durante il reclamo. Pagare con riserva lo ferma.',
  },
  'ch.benefit.right-time': {
    says: 'L’ufficio deve chiedere entro tre anni da quando lo sa, e al massimo cinque anni dopo il pagamento. Solo un reato allunga il termine.',
  },
  'ch.serafe.right': {
    says: 'Ogni famiglia deve questo canone una volta, con o senza televisore. Con le prestazioni complementari può esserne esentata.',
  },
  'ch.power.right-tariff': {
    says: 'I prezzi dell’elettricità per le case devono essere giusti e pubblici. In caso di dubbio chieda alla ditta, poi alla ElCom.',
  },
  'ch.serafe.step-household': {
    says: 'Controlli chi vive in casa. Tutti gli adulti devono il canone insieme. Se uno ha già pagato, mandi la prova.',
  },
  'ch.serafe.step-time': {
    says: 'Non può pagare tutto subito? Scriva a Serafe prima della data e chieda di pagare a rate.',
  },
  'ch.serafe.option-ruling': {
    says: 'Scriva perché non deve nulla e chieda a Serafe una decisione.',
    title: 'Chiedere una decisione',
    cost: 'Una lettera.',
    time: 'Prima della data della fattura.',
    risk: 'Una decisione che non impugna vale come una sentenza.',
    bestFor: 'Ha prestazioni complementari, vive con chi ha pagato o ha cambiato casa.',
  },
  'ch.rent.right-object': {
    says: 'Se avviano un’esecuzione, l’ufficio le manda un precetto esecutivo. Può fare opposizione entro dieci giorni, gratis e senza motivo. Poi solo un giudice può andare avanti.',
  },
  'ch.serafe.right-fees': {
    says: 'Serafe può aggiungere 5 franchi per un richiamo e 20 franchi per un’esecuzione avviata a ragione. Non può aggiungere altre tasse sue.',
  },
}
