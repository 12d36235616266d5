/** Questions about insults online, for the one insulted and the one to be named: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ONLINE_INSULT_IT: Words = {
  'jp.ask.disclosure': {
    says: 'Risponda entro la data della lettera. Può dire no, con i motivi. Parli con un avvocato prima di accettare di pagare qualcosa.',
  },
  'jp.ask.online-insult': {
    says: 'Prima salvi schermate con indirizzo e ora. Chieda alla piattaforma di togliere. Un tribunale può far nominare l’autore (発信者情報開示), ma i dati restano spesso da tre a sei mesi: veda presto un avvocato. Può chiedere denaro. Per una denuncia ha sei mesi da quando sa chi è.',
  },
  'jp.ask.data-leak': {
    says: 'Una fuga di dati può dare diritto a danni, anche solo per l’ansia. Le somme sono piccole. Se hanno usato la carta, avvisi subito la società; per lo più copre i 60 giorni prima.',
    dependsOn: 'da ciò che è stato preso e da ciò che ne è seguito',
  },
}
