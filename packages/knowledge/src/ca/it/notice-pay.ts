/** Notice, pay in its place and severance pay, by province: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const NOTICE_PAY_IT: Words = {
  'ca.work.right-notice': {
    says: 'Ha diritto al preavviso o ai soldi al suo posto, dopo circa tre mesi di lavoro. Una colpa grave è un’eccezione.',
  },
  'ca.work.on-notice': {
    says: 'In Ontario riceve almeno una settimana di preavviso o di paga per ogni anno, da tre mesi di lavoro, fino a otto settimane.',
  },
  'ca.work.on-severance': {
    says: 'In Ontario può avere anche una liquidazione (severance pay), se ha lavorato cinque anni o più e la società paga almeno $2,5 milioni di stipendi.',
  },
  'ca.work.bc-notice': {
    says: 'In British Columbia riceve una settimana di paga dopo tre mesi, due dopo un anno, tre dopo tre anni, fino a otto.',
  },
  'ca.work.ab-notice': {
    says: 'In Alberta riceve una settimana di preavviso dopo 90 giorni, due dopo due anni, e fino a otto dopo dieci anni.',
  },
  'ca.work.qc-notice': {
    says: 'In Québec riceve una settimana dopo tre mesi, due dopo un anno, quattro dopo cinque anni e otto dopo dieci.',
  },
  'ca.work.qc-cause': {
    says: 'In Québec, dopo due anni, possono licenziarla solo per una causa buona e sufficiente. Il datore di lavoro deve provarla.',
  },
  'ca.work.right-reasonable-notice': {
    says: 'Il minimo di legge può non essere tutto ciò che Le spetta. I giudici guardano l’età, il lavoro, gli anni lì e il lavoro che potrebbe trovare.',
  },
  'ca.work.right-minimum-on': {
    says: 'Devono pagare il minimo di legge anche se non firma una rinuncia (release). A quel minimo non può rinunciare con una firma.',
  },
  'ca.work.mb-notice': {
    says: 'In Manitoba dopo 30 giorni di lavoro spetta un preavviso da una a otto settimane, o soldi al suo posto.',
  },
  'ca.work.sk-notice': {
    says: 'In Saskatchewan dopo 13 settimane di lavoro spetta un preavviso da una a otto settimane, o soldi al suo posto.',
  },
  'ca.work.ns-notice': {
    says: 'In Nova Scotia il preavviso spetta dopo tre mesi. Dopo dieci anni di servizio un licenziamento ha bisogno di una buona causa.',
  },
  'ca.work.nb-notice': {
    says: 'In New Brunswick spettano due settimane di preavviso dopo sei mesi, e quattro settimane dopo cinque anni.',
  },
  'ca.work.qc-reasonable': {
    says: 'In Québec può anche chiedere un preavviso ragionevole secondo il Civil Code. Non può rinunciarvi in anticipo.',
  },
  'ca.work.fed-notice': {
    says: 'In un lavoro federale il preavviso è due settimane dopo tre mesi, tre settimane dopo tre anni, e una in più per ogni anno fino a otto. Dopo un anno si aggiunge la liquidazione (severance pay).',
  },
  'ca.work.on-misconduct': {
    says: 'In Ontario perde i soldi del preavviso solo per una colpa voluta (wilful misconduct) o una negligenza voluta. Lavorare male da solo non basta.',
  },
  'ca.work.right-proportion': {
    says: 'Un licenziamento per colpa (for cause) è l’ultimo passo. La colpa deve essere così grave che il lavoro non può continuare. Per meno, spetta un preavviso o una paga.',
  },
}
