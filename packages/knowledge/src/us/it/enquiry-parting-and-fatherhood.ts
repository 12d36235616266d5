/** Questions before and after a parting: custody papers, money, a test of fatherhood, a home that is the other’s: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARTING_AND_FATHERHOOD_IT: Words = {
  'us.fact.custody-paper-later': {
    says: 'I genitori non possono togliere con una firma il potere del giudice su affidamento e visite. Un giudice può cambiarli dopo, se il bene del bambino lo chiede. Ma di solito deve mostrare che è cambiato qualcosa di importante. Che sia passato un anno spesso non basta, e alcuni stati fanno aspettare uno o due anni salvo pericolo. Firmi solo ciò con cui può vivere per anni, e faccia scrivere un giorno di revisione.',
  },
  'us.fact.before-a-divorce': {
    says: 'Prima di parlarne, copi le carte di banca, carte di credito, prestiti, tasse e casa, e annoti ogni somma di quel giorno. Non nasconda né sposti denaro: un giudice può rimproverarglielo. Aperto il caso, alcuni stati vietano a entrambi di vendere, prendere prestiti o spendere oltre il quotidiano; altrimenti lo chieda subito se teme il gioco. Per il figlio nessuno parte avanti: continui a curarlo ogni giorno e non se ne vada senza un piano scritto.',
  },
  'us.fact.money-hidden-in-divorce': {
    says: 'Un mediatore non può costringere nessuno a mostrare i conti; un tribunale sì. In un divorzio entrambi danno di solito un elenco giurato di beni e debiti: in New Jersey il “Case Information Statement”. Poi un avvocato può chiedere carte ed estratti alle banche. Prima prenda ciò che lei può avere: copie delle dichiarazioni comuni dall’IRS, l’atto della casa dalla contea, e il suo rapporto gratuito da AnnualCreditReport.com. Non firmate accordi prima degli elenchi.',
  },
  'us.fact.said-to-be-father': {
    says: 'Nessuno deve il mantenimento prima che la paternità sia fissata da una firma o da un giudice. Non firmi nulla e non mandi denaro come “padre” prima di un test del DNA. La madre o l’ufficio del mantenimento può chiederlo al giudice, e il campione si prende di solito vicino a dove lui vive, anche all’estero. Non ignori mai carte del tribunale: chi non risponde può essere dichiarato padre senza test. Il passaporto si nega solo a chi deve oltre 2.500 dollari di mantenimento ordinato.',
  },
  'us.fact.stay-in-exs-home': {
    says: 'Lo metta per iscritto: fino a quando può restare, chi paga cosa e come ciascuno può finire prima. E-mail e messaggi valgono come prova, li conservi. Chi vive lì con il sì del proprietario ha di solito diritto a un avviso scritto prima di uscire, e non può essere chiuso fuori. Uscendo, elenchi ciò che porta via, filmi ogni stanza con la data e consegni le chiavi contro firma. Il testimone migliore non è amico di nessuno dei due.',
  },
}
