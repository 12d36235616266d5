/** A bailiff letter in England or Wales: options, insights, warnings, tactics and time limits. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const BAILIFF_ACTIONS_IT: Words = {
  'gb.bailiff.option-pay': {
    title: 'Pagare ora tutta la somma',
    says: 'Pagare prima della data ferma altre tariffe. Conservi la ricevuta e controlli che la tariffa sia giusta.',
    cost: 'Il debito e la tariffa fino a ora',
    time: 'Prima della data della lettera',
    risk: 'Non paghi con i soldi per affitto, cibo o riscaldamento.',
    bestFor: 'È d’accordo con il debito e può permetterselo.',
  },
  'gb.bailiff.insight-fee-jump': {
    says: 'Agire prima della data dell’avviso può farle risparmiare almeno £235. Quella tariffa si può aggiungere solo dopo una visita.',
    actionable: 'Concordi un piano per iscritto prima di quella data.',
  },
  'gb.bailiff.deadline-seven-clear-days': {
    says: 'Un ufficiale giudiziario (bailiff) deve darle almeno 7 giorni liberi (clear days). Domeniche e festivi (bank holidays) non contano.',
    action: 'Contattare la società e fare un’offerta',
    consequence:
      'Poco dopo può venire un ufficiale giudiziario (bailiff) e aggiungere una tariffa più alta.',
  },
  'gb.bailiff.option-plan': {
    title: 'Offrire un piano di pagamento che riesce a mantenere',
    says: 'Faccia l’offerta per iscritto con un breve bilancio. La società dovrebbe guardare quanto può pagare.',
    cost: 'Quello che offre, più le tariffe già dovute',
    time: 'Prima della data della lettera, o oggi',
    risk: 'Se salta un pagamento possono venire e aggiungere tariffe.',
    bestFor: 'Deve il debito e può pagare un po’ alla volta.',
  },
  'gb.bailiff.option-advice': {
    title: 'Chiedere consulenza gratuita e la sospensione «breathing space»',
    says: 'Un consulente sui debiti può parlare con gli ufficiali giudiziari (bailiffs) per Lei. Può anche chiedere la sospensione «breathing space».',
    cost: 'Gratis',
    time: 'Una telefonata, spesso lo stesso giorno',
    risk: 'Fino all’inizio della sospensione possono continuare, quindi chiami oggi.',
    bestFor: 'Ha altri debiti, o non può pagare.',
  },
  'gb.bailiff.option-dispute': {
    title: 'Contestare il debito o le tariffe',
    says: 'Dica alla società e al comune o tribunale che cosa è sbagliato, e mandi le prove. Un tribunale può decidere sulle tariffe contestate.',
    cost: 'Scrivere è gratis',
    time: 'Scriva ora e chieda una sospensione',
    risk: 'Possono continuare mentre controllano, quindi tenga la porta chiusa.',
    bestFor: 'Non è il Suo debito, è pagato, o le tariffe sono sbagliate.',
  },
  'gb.bailiff.option-complain': {
    title: 'Fare reclamo per come si sono comportati',
    says: 'Faccia reclamo prima alla società. Poi al comune, all’Enforcement Conduct Board o all’ombudsman.',
    cost: 'Gratis',
    time: 'Alcune settimane',
    risk: 'Un reclamo da solo non ferma il debito.',
    bestFor:
      'Un ufficiale giudiziario (bailiff) è stato scortese, ha mentito o ha violato le regole.',
  },
  'gb.bailiff.insight-one-visit-fee': {
    says: 'Se hanno più debiti Suoi, dovrebbero trattarli insieme quando possono. Allora la tariffa della visita è dovuta una volta.',
    actionable: 'Chieda conferma scritta che c’è una sola tariffa di visita per tutti i debiti.',
  },
  'gb.bailiff.insight-itemise': {
    says: 'La somma che chiedono è più alta del primo debito. Ogni sterlina in più deve essere una tariffa permessa dalla legge.',
    actionable: 'Chieda ogni tariffa, la sua data e la sua fase.',
  },
  'gb.bailiff.insight-car': {
    says: 'Le auto sono ciò che gli ufficiali giudiziari (bailiffs) prendono più facilmente, perché stanno fuori.',
    actionable:
      'Cerchi ora i documenti del finanziamento, il libretto (log book) o il Blue Badge. Mostri che l’auto non è Sua, o che Le serve per lavoro.',
  },
  'gb.bailiff.insight-late-statement': {
    says: 'Gli avvisi sono andati a un vecchio indirizzo? Una dichiarazione in ritardo può riportare la pratica all’inizio e togliere le tariffe dei bailiffs.',
    actionable:
      'Mandi subito i moduli TE7 e TE9 al Traffic Enforcement Centre, con il motivo del ritardo.',
  },
  'gb.bailiff.warning-agreement': {
    says: 'Non firmi un accordo sui beni (controlled goods agreement) senza consiglio. Se non lo rispetta, possono tornare ed entrare con la forza per prendere i beni elencati.',
  },
  'gb.bailiff.warning-agreement-signed': {
    says: 'Forse ha firmato un accordo sui Suoi beni. Se non è rispettato, possono entrare con la forza dopo 2 giorni liberi (clear days) di avviso. Chieda consiglio oggi.',
  },
  'gb.bailiff.warning-bound': {
    says: 'Non venda e non regali le Sue cose per toglierle a un ufficiale giudiziario (bailiff). Dopo l’avviso possono prenderle lo stesso.',
  },
  'gb.bailiff.warning-no-obstruction': {
    says: 'Non spinga e non blocchi mai un ufficiale giudiziario (bailiff) già entrato secondo la legge. Non tocchi un blocco alle ruote (clamp). Può essere un reato.',
  },
  'gb.bailiff.warning-fine': {
    says: 'Una multa penale (criminal fine) è diversa. Il tribunale può usare mezzi più forti, quindi chiami oggi l’ufficio multe o la società.',
  },
  'gb.bailiff.tactic-car-away': {
    says: 'Può tenere l’auto in un garage chiuso o lontano da casa mentre concorda un piano.',
    risk: 'Possono prenderla su ogni strada pubblica dove la trovano.',
    notWhen: 'Un ufficiale giudiziario (bailiff) ha già bloccato o elencato l’auto.',
  },
  'gb.bailiff.tactic-pay-offer': {
    says: 'Cominci subito a pagare quanto ha offerto, con bonifico e il Suo riferimento. Pagamenti regolari rendono difficile giustificare un rifiuto.',
    risk: 'Possono comunque rifiutare e venire.',
    notWhen: 'Non è il Suo debito, o sta per partire la sospensione «breathing space».',
  },
  'gb.bailiff.tactic-creditor': {
    says: 'Il comune resta responsabile del suo debito e della società che incarica. Se è vulnerabile, chieda al comune di intervenire.',
    risk: 'Un comune può rimandarla alla società.',
    notWhen: 'La società ha già accettato un piano che può pagare.',
  },
  'gb.bailiff.insight-visit-proof': {
    says: 'La tariffa della visita è dovuta solo se un ufficiale giudiziario (bailiff) è davvero venuto. Prima servono un avviso corretto e 7 giorni liberi (clear days).',
    actionable:
      'Chieda data e ora della visita, l’avviso di esecuzione (notice of enforcement) e il video della telecamera.',
  },
}
