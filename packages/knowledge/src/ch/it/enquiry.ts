/** Questions: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORDS: Words = {
  'ch.ask.step-debt': {
    says: 'Raccolga le Sue lettere e chieda a un consulente gratuito per debiti.',
  },
  'ch.ask.right-debt': {
    says: "Può fermare ogni precetto esecutivo con un'opposizione entro dieci giorni.",
  },
  'ch.ask.step-home': {
    says: "Chieda all'Associazione inquilini (ASI). Trenta giorni sono pochi.",
  },
  'ch.ask.right-home': { says: "Una disdetta per un'abitazione vale solo sul modulo ufficiale." },
  'ch.ask.step-work': { says: "Chieda il motivo per iscritto e si iscriva all'URC." },
  'ch.ask.right-work': { says: 'Ha diritto a un termine di disdetta da uno a tre mesi.' },
  'ch.ask.order': {
    says: 'Se contesta, faccia opposizione entro dieci giorni: scriva «opposizione» e firmi. È gratis. Se è giusto, paghi entro venti giorni.',
  },
  'ch.ask.hide': {
    says: "Dopo la Sua opposizione può chiedere all'ufficio, tre mesi dopo, di non mostrarla più, se il creditore non ha fatto nulla. Il creditore può anche ritirarla.",
    dependsOn: 'che cosa ha fatto il creditore',
  },
  'ch.ask.fees': {
    says: 'Di solito deve la fattura e un interesse del 5 %, non le spese proprie della ditta. Il creditore deve provare ogni altro danno.',
  },
  'ch.ask.old': {
    says: 'Affitto, salario, medico e altre somme periodiche: cinque anni. La maggior parte delle altre: dieci. Attestato di carenza di beni: venti. Un pagamento fa ripartire il termine.',
    dependsOn: 'per che cosa è il debito',
  },
  'ch.ask.seize': {
    says: "L'ufficio d'esecuzione Le lascia il minimo vitale: cibo, affitto, cassa malati pagata e spese di lavoro. Faccia ricorso entro dieci giorni se è sbagliato.",
    dependsOn: 'le Sue spese',
  },
  'ch.ask.notice': {
    says: "Controlli il modulo ufficiale. Scriva all'autorità di conciliazione entro trenta giorni per contestare la disdetta o avere più tempo. È gratis.",
  },
  'ch.ask.rise': {
    says: 'Serve il modulo ufficiale almeno dieci giorni prima che inizi il termine di disdetta. Ha trenta giorni per contestarlo gratis.',
    dependsOn: 'il modulo e il motivo',
  },
  'ch.ask.deposit': {
    says: 'È al massimo di tre mesi di affitto, su un conto bancario a Suo nome. Se il locatore non avvia una causa entro un anno, la banca la versa a Lei.',
    dependsOn: 'se il locatore chiede qualcosa',
  },
  'ch.ask.fired': {
    says: "Chieda il motivo per iscritto. Si opponga prima della fine del termine di disdetta se la trova abusiva. Poi ha 180 giorni per l'autorità di conciliazione.",
  },
  'ch.ask.withdraw': {
    says: 'La legge non dà un diritto generale di revoca. Molti negozi la permettono nelle loro condizioni. Per le vendite alla porta o per telefono sono quattordici giorni.',
  },
  'ch.ask.fine': {
    says: "Una multa disciplinare: trenta giorni per pagare. Un decreto d'accusa: faccia opposizione per iscritto entro dieci giorni, o diventa definitivo.",
  },
  'ch.ask.own-claim': {
    says: 'Scriva e fissi un ultimo termine. Poi chieda l’esecuzione all’ufficio del domicilio del debitore; anticipa la tassa. Se fa opposizione, vada senza avvocato all’autorità di conciliazione. Può decidere fino a 2000 franchi e proporre una decisione fino a 10 000.',
  },
  'ch.ask.debt-officer-home': {
    says: 'In un pignoramento deve aprire stanze e armadi e dire tutto ciò che ha e guadagna. Altrimenti può venire la polizia. Ma Le resta il necessario: vestiti, mobili, attrezzi, cibo e minimo vitale. Se è sbagliato, reclamo entro dieci giorni. Una ditta privata di incasso non può mai entrare.',
  },
  'ch.ask.account-seized': {
    says: 'Scriva subito all’ufficio esecuzione con prove di affitto, premi davvero pagati, spese di lavoro e figli. Deve lasciarle il minimo vitale e ricalcolare se cambia. AVS, AI e prestazioni complementari non si pignorano. Contro un calcolo sbagliato, reclamo entro dieci giorni. È gratis.',
  },
  'ch.ask.reminder-fees': {
    says: 'Deve le spese di richiamo solo se il contratto o le condizioni indicano la somma. Altrimenti la legge dà il 5 % di interesse dal ritardo, e ogni altro danno va provato. Paghi la fattura e scriva che non deve le spese.',
  },
  'ch.ask.register-time': {
    says: 'Altri vedono l’iscrizione per cinque anni dopo la fine dell’esecuzione. Resta anche se pagata, salvo ritiro del creditore: lo chieda quando paga. Dopo l’opposizione può chiedere dopo tre mesi che l’ufficio la nasconda, se il creditore non ha fatto nulla. Costa 40 franchi.',
  },
}
