/** What can still be done about fines when the day is over: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_FINES_IT: Words = {
  'nl.late.fine-want': {
    says: 'Ha una multa stradale. Il giorno per pagare o ricorrere sembra passato.',
  },
  'nl.late.parktax-want': {
    says: 'Il comune dice che non ha pagato il parcheggio. Il giorno per pagare o reclamare sembra passato.',
  },
  'nl.late.fine-reality': {
    says: 'Il termine sembra passato: la multa può salire della metà e poi raddoppiare. Non è un precedente penale. Può ancora chiedere le rate.',
  },
  'nl.late.fine-step': {
    says: 'Entri oggi su cjib.nl o chiami il CJIB. Chieda quanto deve ora e di pagare a rate. Se non può pagare nulla, chieda una pausa (noodstop).',
  },
  'nl.late.fine-rights': {
    says: 'Può vedere la foto e chiedere le rate. Un ricorso tardivo si esamina solo se il ritardo non è colpa Sua.',
  },
  'nl.late.fine-right': {
    says: 'Può ancora inviare il ricorso al procuratore. Dica perché è tardi, per esempio malattia o lettera mai arrivata, con prove.',
  },
  'nl.late.fine-option': {
    says: 'Invii ora il ricorso al procuratore, con il motivo e le prove.',
    title: 'Ricorso tardivo, con il motivo',
    cost: 'Gratis.',
    time: 'Oggi.',
    risk: 'Un motivo debole è respinto.',
    bestFor: 'Era malato, assente per forza, o senza lettera.',
  },
  'nl.late.fine-plan': {
    says: 'Chieda oggi al CJIB le rate, anche dopo un sollecito. Se è da un ufficiale, chieda a lui.',
    title: 'Chiedere un piano ora',
    cost: 'Di solito senza spese.',
    time: 'Oggi.',
    risk: 'Paghi ogni rata in tempo.',
    bestFor: 'Non può pagare in una volta.',
  },
  'nl.late.parktax-reality': {
    says: 'Il termine sembra passato: il comune può mandare un sollecito con spese. È una tassa, non un reato. Un reclamo tardivo può ancora contare.',
  },
  'nl.late.parktax-step': {
    says: 'Chiami oggi l’ufficio tributi del comune. Chieda la somma e le rate. Il ritardo non è colpa Sua? Reclami ora, con motivo e prove.',
  },
  'nl.late.parktax-option': {
    says: 'Scriva perché il conto è sbagliato e perché è tardi, con prove.',
    title: 'Reclamare tardi al comune, con il motivo',
    cost: 'Gratis.',
    time: 'Oggi.',
    risk: 'Un motivo debole è respinto.',
    bestFor: 'Il ritardo non è colpa Sua.',
  },
  'nl.late.order-reality': {
    says: 'Dalla lettera sono passati 14 giorni. Ma iniziano quando Lei lo sa. Per una piccola multa per posta, di solito finisce sei settimane dopo l’invio.',
  },
  'nl.late.order-step': {
    says: 'Quando l’ha saputo? Se non sono 14 giorni, si opponga (verzet) oggi e non paghi. Altrimenti chieda oggi a un avvocato, e le rate al CJIB.',
  },
  'nl.late.order-option': {
    says: 'Dica che si oppone e quando l’ha saputo.',
    title: 'Opporsi (verzet), se lo sa da meno di 14 giorni',
    cost: 'Gratis.',
    time: 'Oggi.',
    risk: 'Il giudice può punire di più.',
    bestFor: 'La lettera è arrivata tardi e non è stato Lei.',
  },
  'nl.late.parking-step': {
    says: 'La loro data è passata, ma solo un giudice può farLa pagare. Scriva oggi perché non è d’accordo, o offra il prezzo del parcheggio.',
  },
  'nl.late.parking-reality': {
    says: 'La loro data è passata, e nulla accade da sé. Dovrebbero andare in tribunale e provare che Lei lo deve.',
  },
  'nl.late.parking-option': {
    says: 'Scriva perché non lo deve, con foto o ricevuta.',
    title: 'Dire no per iscritto, anche ora',
    cost: 'Un francobollo.',
    time: 'Oggi.',
    risk: 'Possono andare in tribunale.',
    bestFor: 'Ha pagato, non guidava o non ha visto cartelli.',
  },
}
