/** Conciliation, court papers, judgments and seizure: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_WORDS: Words = {
  'ch.court.want': {
    says: "Qualcuno apre una causa contro di Lei. La maggior parte comincia con un'udienza davanti all'autorità di conciliazione.",
  },
  'ch.court.who': {
    says: "L'autorità di conciliazione è pubblica. Cerca di mettere d'accordo le due parti.",
  },
  'ch.court.real': { says: 'Nulla è ancora deciso. Sarà sentita anche la Sua versione.' },
  'ch.court.not-yet': { says: 'Nessuno può pignorare nulla a causa di una citazione.' },
  'ch.court.rights': {
    says: 'Può parlare da sé, portare prove e chiedere il gratuito patrocinio.',
  },
  'ch.court.deadline-day': {
    says: "Deve venire di persona all'udienza nel giorno indicato nella lettera.",
    action: "Andare all'udienza",
    consequence: 'La causa va avanti senza di Lei, ed è possibile una multa.',
  },
  'ch.court.step-date': { says: 'Annoti il giorno, il luogo e il numero della causa.' },
  'ch.court.step-go': { says: 'Vada di persona e porti contratto, fatture e lettere.' },
  'ch.court.step-aid': { says: 'Se ha pochi soldi, chieda ora il gratuito patrocinio.' },
  'ch.court.right-heard': { says: 'Ha il diritto di essere sentito.' },
  'ch.court.right-aid': {
    says: 'Con pochi soldi e buone possibilità ha diritto al gratuito patrocinio.',
  },
  'ch.court.option-go': {
    title: 'Andare e dire la Sua versione',
    says: 'Non serve un avvocato.',
    cost: 'Poco.',
    time: 'Una mattina.',
    risk: 'Spese se poi perde.',
    bestFor: 'Chiunque abbia una citazione.',
  },
  'ch.court.option-settle': {
    title: "Accordarsi all'udienza",
    says: 'Un accordo concluso lì vale come una sentenza.',
    cost: 'Ciò che conviene.',
    time: 'Lo stesso giorno.',
    risk: 'È definitivo.',
    bestFor: 'Deve una parte.',
  },
  'ch.court.option-help': {
    title: 'Chiedere un parere legale',
    says: 'Chieda a uno sportello giuridico gratuito vicino a Lei.',
    cost: 'Poco o nulla.',
    time: 'Questa settimana.',
    risk: 'Nessuno.',
    bestFor: 'Non è sicuro.',
  },
  'ch.court.judgment-proposal': {
    says: 'Ha venti giorni per rifiutare la proposta di decisione.',
    action: 'Rifiutare la proposta per iscritto',
    consequence: 'Diventa una decisione definitiva.',
  },
  'ch.court.judgment-want': {
    says: 'Un giudice ha deciso. Il documento dice che cosa deve fare e come impugnare.',
  },
  'ch.court.judgment-who': { says: 'Viene da un tribunale.' },
  'ch.court.judgment-real': { says: "È una cosa seria. C'è ancora poco tempo per agire." },
  'ch.court.judgment-not-yet': {
    says: "Anche dopo una sentenza il denaro si prende solo tramite l'ufficio d'esecuzione, e mai sotto il minimo vitale.",
  },
  'ch.court.judgment-ten': {
    says: 'Di solito ha dieci giorni per impugnare una decisione in procedura sommaria.',
    action: 'Impugnare per iscritto',
    consequence: 'La decisione è definitiva.',
  },
  'ch.court.judgment-disown': {
    says: "Ha venti giorni per l'azione di disconoscimento del debito. Per un reclamo di solito sono dieci.",
    action: "Presentare l'azione di disconoscimento del debito",
    consequence: "L'ufficio d'esecuzione può pignorare in via definitiva.",
  },
  'ch.court.judgment-thirty': {
    says: "Di solito ha trenta giorni per l'appello o il reclamo.",
    action: 'Impugnare per iscritto con i motivi',
    consequence: 'La sentenza è definitiva.',
  },
  'ch.court.judgment-reasons': {
    says: 'Una sentenza senza motivazione: chieda la motivazione per iscritto entro dieci giorni.',
    action: 'Chiedere la motivazione scritta',
    consequence: 'Perde il diritto di impugnare.',
  },
  'ch.court.judgment-step-day': {
    says: "Annoti il giorno in cui l'ha ricevuta. Legga la parte su come impugnare (rimedi giuridici).",
  },
  'ch.court.judgment-step-help': { says: 'Chieda un parere legale questa settimana.' },
  'ch.court.judgment-step-plan': {
    says: "Se è giusta, offra un piano prima che si chieda l'esecuzione.",
  },
  'ch.court.judgment-right': {
    says: 'Ha il diritto di chiedere a un tribunale superiore di riesaminarla.',
  },
  'ch.court.judgment-minimum': { says: 'Ciò che Le serve per vivere resta Suo (minimo vitale).' },
  'ch.court.judgment-option': {
    title: 'Impugnare la decisione',
    says: 'Mandi i motivi scritti al tribunale superiore.',
    cost: 'Spese di giustizia.',
    time: 'Dieci o trenta giorni.',
    risk: 'Spese se perde.',
    bestFor: 'La decisione è sbagliata.',
  },
  'ch.court.judgment-plan': {
    title: 'Offrire di pagare a rate',
    says: "Scriva all'altra parte.",
    cost: 'Ciò che offre.',
    time: 'Una lettera.',
    risk: 'Può rifiutare.',
    bestFor: 'Deve la somma.',
  },
  'ch.court.seize-want': {
    says: "L'ufficio d'esecuzione vuole esaminare reddito e beni, per prenderne una parte (pignoramento).",
  },
  'ch.court.seize-who': { says: 'È un ufficio pubblico. I suoi atti si possono controllare.' },
  'ch.court.seize-real': {
    says: 'Deve lasciarLe abbastanza per affitto, cibo e cassa malati che paga davvero.',
  },
  'ch.court.seize-not-yet': {
    says: 'Non possono prendere ciò che serve per vivere e lavorare, né certe prestazioni sociali.',
  },
  'ch.court.seize-ten': {
    says: "Ha dieci giorni per il ricorso all'autorità di vigilanza se un atto è sbagliato.",
    action: 'Fare ricorso per iscritto',
    consequence: "L'atto resta valido.",
  },
  'ch.court.seize-step-go': {
    says: "Vada all'appuntamento. Porti buste paga, affitto, premi e altre spese con le prove di pagamento.",
  },
  'ch.court.seize-step-change': {
    says: "Se cambiano il reddito o le spese, chieda subito all'ufficio di cambiare la somma.",
  },
  'ch.court.seize-step-help': {
    says: 'Chieda a un consulente per debiti di un piano con tutti i creditori o del fallimento personale.',
  },
  'ch.court.seize-right-complain': { says: "Ha il diritto di ricorrere gratis contro l'ufficio." },
  'ch.court.seize-option': {
    title: 'Ricorrere contro un atto sbagliato',
    says: "Scriva all'autorità di vigilanza.",
    cost: 'Nulla nella maggior parte dei casi.',
    time: 'Dieci giorni.',
    risk: 'Nessuno.',
    bestFor: 'La somma che Le resta è troppo bassa.',
  },
  'ch.court.seize-help': {
    title: 'Chiedere a un consulente per debiti',
    says: 'Controlla la somma che deve restare a Lei.',
    cost: 'Nulla.',
    time: 'Questa settimana.',
    risk: 'Nessuno.',
    bestFor: 'Chiunque abbia un pignoramento.',
  },
}
