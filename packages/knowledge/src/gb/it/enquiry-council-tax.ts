/** Questions about council tax: reminders, court, students, moves and deductions. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COUNCIL_TAX_IT: Words = {
  'gb.ask-debt.council-tax-whole-year': {
    says: 'Paghi la somma del sollecito entro 7 giorni e può continuare a rate. Se no, il resto dell’anno è dovuto 7 giorni dopo. Dopo due solleciti in un anno, una terza rata saltata rende dovuto tutto.',
    dependsOn: 'se la somma del sollecito è stata pagata entro 7 giorni',
  },
  'gb.ask-debt.council-tax-court': {
    says: 'Sì. Dopo un sollecito o un avviso finale (final notice) il comune (council) può chiedere un «liability order» al tribunale (magistrates court). Pagare tutto prima dell’udienza chiude il caso, ma si possono aggiungere spese. Chiami prima il comune e chieda un piano.',
  },
  'gb.ask-debt.council-tax-students': {
    says: 'Se tutti sono studenti a tempo pieno, la casa è esente: nessuno paga. Se un adulto non lo è, la richiesta va a lui, con il 25% in meno quando tutti gli altri sono studenti. Mandi al comune (council) i certificati di studente.',
    dependsOn: 'se tutti quelli che vivono lì sono studenti a tempo pieno',
  },
  'gb.ask-debt.council-tax-moved': {
    says: 'Scriva oggi all’ufficio della tassa comunale (council tax) il giorno in cui è andato via. Mandi prove come il verbale di uscita e il nuovo contratto. Chieda una nuova richiesta e una pausa. Finché non accettano per iscritto le date corrono, quindi chiami anche.',
  },
  'gb.ask-debt.council-tax-benefits': {
    says: 'Sì, ma solo dopo un «liability order», e solo una piccola parte fissa di alcuni aiuti. Non si aggiungono tariffe. Se Le resta troppo poco, chieda al comune (council) un piano più basso e un aiuto per difficoltà.',
  },
  'gb.ask-debt.council-tax-ex': {
    says: 'Finché vivevate lì come coppia, o entrambi proprietari o inquilini, ognuno deve tutto. Quando uno va via, deve solo chi resta, con il 25 % in meno come unico adulto. Dica al comune la data con prova e chieda una nuova bolletta. Chieda un piano prima dell’udienza. Può chiedere all’ex la sua parte.',
    dependsOn: 'se in quel tempo vivevate lì come coppia, o il Suo nome era sulla richiesta',
  },
  'gb.ask-debt.council-tax-cannot-pay': {
    says: 'Chiami oggi il council e offra una somma che può mantenere. Chieda la riduzione (Council Tax Reduction) e l’aiuto per chi è in difficoltà. Un piano prima dell’ordine del giudice evita spese; dopo può ancora chiederlo, prima che arrivino i bailiffs. Consiglio gratis: National Debtline, 0808 808 4000.',
  },
  'gb.ask-debt.council-tax-cannot-pay-scotland': {
    says: 'Chiami oggi il council e offra una somma che può mantenere. Chieda la riduzione (Council Tax Reduction). Se non si paga, il council può avere dallo sheriff una summary warrant, che aggiunge il 10%. Dopo può ancora chiedere tempo. Consiglio gratis: National Debtline, 0808 808 4000.',
  },
}
