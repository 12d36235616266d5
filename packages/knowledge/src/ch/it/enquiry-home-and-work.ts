/** Domande su casa e lavoro, in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_AND_WORK_IT: Words = {
  'ch.ask.repairs': {
    says: 'Scriva al locatore con foto e un termine. Può chiedere una riduzione da quando lo sapeva. Se non fa nulla, avvisi per iscritto e poi depositi la pigione.',
  },
  'ch.ask.landlord-enters': {
    says: 'Solo con il Suo consenso o in vera urgenza. Deve tollerare le visite necessarie per riparazioni, vendita o nuova locazione. Vanno annunciate in tempo e con riguardo. Entrare di nascosto è reato.',
  },
  'ch.ask.end-lease': {
    says: 'Scriva una lettera firmata; per l’abitazione familiare firmano entrambi. Il termine è di solito tre mesi per la data locale o del contratto. Deve arrivare in tempo: raccomandata.',
  },
  'ch.ask.lower-rent': {
    says: 'Chieda per iscritto una riduzione per il prossimo termine di disdetta. Senza risposta in 30 giorni, o con un no, vada alla conciliazione entro 30 giorni. È gratis.',
  },
  'ch.ask.leave-early': {
    says: 'Proponga un nuovo inquilino solvibile che prende lo stesso contratto. Ne basta uno. Da allora non deve pigione. Lo faccia per iscritto, con i suoi documenti.',
  },
  'ch.ask.extra-costs': {
    says: 'Deve solo le spese nominate nel contratto, al costo vero. Chieda di vedere le fatture prima di pagare. In caso di lite, la conciliazione è gratis.',
  },
  'ch.ask.sick': {
    says: 'Mantiene la paga per un tempo che cresce con gli anni, o un’indennità. Dopo la prova una disdetta è nulla durante la malattia: 30, 90 o 180 giorni. Mandi un certificato.',
  },
  'ch.ask.instant-dismissal': {
    says: 'Scriva subito che non lo accetta e offra il Suo lavoro. Senza motivo grave, o se hanno aspettato più di qualche giorno, devono la paga del preavviso e fino a sei mesi in più. Vada alla conciliazione.',
  },
  'ch.ask.own-notice': {
    says: 'Un mese il primo anno, due fino al nono, poi tre, per la fine di un mese. Il contratto può dire altro. Ci pensi: la disoccupazione può sospendere l’indennità.',
  },
  'ch.ask.jobless-sanction': {
    says: 'Si opponga per iscritto entro 30 giorni, gratis. Dica il Suo buon motivo o perché sono troppi. Continui a cercare lavoro e tenga le prove.',
  },
  'ch.ask.holidays': {
    says: 'Ha almeno quattro settimane l’anno, cinque fino a 20 anni, due di fila. Il datore fissa il periodo, ma deve ascoltarla. Durante il lavoro non si possono pagare in denaro.',
  },
  'ch.ask.more-time': {
    says: 'Chieda la protrazione all’ufficio di conciliazione entro 30 giorni dalla disdetta. È gratis. Per un’abitazione fino a quattro anni, in una o due volte. Mostri perché andarsene è duro per Lei e tenga le prove delle ricerche. Non con affitto in ritardo o colpa grave.',
  },
  'ch.ask.painting-and-wear': {
    says: 'L’usura normale non la paga Lei. Per un vero danno paga solo il valore di oggi: una pittura vale zero dopo circa otto anni. Il locatore deve segnalare i difetti subito alla riconsegna, dopo solo quelli nascosti. Non firmi ciò che non accetta. La conciliazione è gratis.',
  },
  'ch.ask.notice-by-message': {
    says: 'Di solito è valida: la legge non chiede una forma. È nulla solo se contratto o CCL chiedono lo scritto. Controlli subito entrambi. Il termine di disdetta corre intero, con paga. Chieda il motivo per iscritto. Se era malato o incinta dopo la prova, la disdetta è nulla.',
  },
  'ch.ask.pregnant-dismissed': {
    says: 'Dopo la prova il datore non può licenziarla durante la gravidanza e per 16 settimane dopo il parto. Una tale disdetta è nulla. Scriva subito che è incinta, con certificato, e offra il Suo lavoro. Durante la prova è permesso, salvo che il motivo sia la gravidanza.',
  },
  'ch.ask.overtime': {
    says: 'Le ore ordinate o necessarie si pagano con il 25 % in più, o si compensano con tempo libero uguale se Lei è d’accordo. Un contratto scritto può dire altro: lo controlli. Annoti giorno, ore e chi lo sapeva. Le chieda presto per iscritto. Ha cinque anni.',
  },
  'ch.ask.holidays-at-end': {
    says: 'Prenda i giorni rimasti nel termine di disdetta, se c’è tempo. Ciò che non si può più prendere va pagato alla fine. Se è stato liberato a lungo, alcuni giorni possono valere come presi. Il diritto dura cinque anni. Chieda un conteggio scritto.',
  },
  'ch.ask.reference': {
    says: 'Può chiedere un attestato in ogni momento, anche durante il lavoro. Deve essere vero, completo e benevolo. Scriva quali frasi sono sbagliate e proponga le Sue. Se rifiutano, vada alla conciliazione; fino a 30 000 franchi è gratis. Può anche chiedere una semplice conferma.',
  },
  'ch.ask.jobless': {
    says: 'Si iscriva all’URC (job-room.ch) al più tardi il primo giorno senza lavoro, e cerchi già dalla disdetta. Servono dodici mesi di contributi in due anni. È il 70 % della paga, l’80 % con figli o paga bassa. Se si dimette senza altro posto, fino a 60 giorni possono essere sospesi: mostri il buon motivo.',
  },
  'ch.ask.bullying': {
    says: 'Il datore deve proteggere la Sua persona e salute. Tenga un diario: giorno, parole, testimoni. Reclami per iscritto dal capo o dalla persona di fiducia e chieda misure. Veda un medico. L’ispettorato cantonale del lavoro aiuta. Non si dimetta in fretta: la disoccupazione può sospendere giorni. Una disdetta per il reclamo può essere abusiva.',
  },
  'ch.ask.pets': {
    says: 'Legga il contratto. Il locatore può vietare cani e gatti o chiedere un permesso. Piccoli animali in numero usuale, in gabbia o acquario, sono sempre ammessi. Un permesso si ritira solo per un buon motivo. Se ne tiene uno contro il contratto, deve avvertirla prima di una disdetta.',
    dependsOn: 'il contratto e l’animale',
  },
}
