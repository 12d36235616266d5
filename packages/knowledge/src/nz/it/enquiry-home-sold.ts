/** Questions of tenants whose home is sold, or whose fixed term ends: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_SOLD_IT: Words = {
  'nz.ask.sale-notice': {
    says: '42 giorni bastano solo se la casa è venduta con un accordo senza condizioni e chi compra deve averla libera. Se non è ancora venduta, o va solo sul mercato, servono 90 giorni. Un contratto a termine non finisce con la vendita. L’avviso deve essere scritto e dare il motivo. Chieda la data della vendita. Se è sbagliato, resti, paghi e vada al Tenancy Tribunal: 0800 836 262.',
  },
  'nz.ask.fixed-term-sold': {
    says: 'No. Un contratto a termine continua con il nuovo proprietario. La vendita non lo chiude, e nemmeno un avviso di 42 o 90 giorni. Può restare fino all’ultimo giorno, se non accetta di andare. Continui a pagare e lo scriva. Per uscire prima può chiedere denaro. Solo il Tenancy Tribunal può ordinare l’uscita. Consiglio: 0800 836 262.',
  },
  'nz.ask.fixed-term-ends': {
    says: 'Un termine di oltre 90 giorni continua senza scadenza (periodic), se nessuno ha dato avviso scritto in tempo: fra 90 e 21 giorni prima dell’ultimo giorno. Non serve un motivo. Senza avviso può restare; dopo servono 90 giorni, o 42 per certi motivi. Chieda per iscritto di restare. Anche con un avviso giusto solo il Tenancy Tribunal può farLa uscire: 0800 836 262.',
    dependsOn: 'quando ha ricevuto l’avviso scritto',
  },
}
