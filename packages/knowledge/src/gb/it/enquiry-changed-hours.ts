/** Questions of people whose days of work are to change though they care for children, and of those who got less notice than agreed: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHANGED_HOURS_IT: Words = {
  'gb.ask-work.days-changed': {
    says: 'Se li fissa e non c’è una clausola chiara per cambiarli, serve il Suo sì. Scriva subito che non è d’accordo e lavori solo «con riserva» (under protest). Chieda per iscritto un orario flessibile (flexible working): può farlo due volte l’anno e la risposta è dovuta in due mesi. Una regola che colpisce di più le madri senza un buon motivo è discriminazione vietata. Non si dimetta senza consiglio: Acas, 0300 123 1100. Il termine per il tribunale è breve.',
    dependsOn: 'che cosa dice il contratto su giorni e ore',
  },
  'gb.ask-work.contract-notice': {
    says: 'Conta il preavviso del contratto se è più lungo della settimana o delle settimane di legge. Se pagano meno, è un licenziamento contro il contratto (wrongful dismissal). Può chiedere paga e benefici per il resto, anche nei primi mesi. La prova accorcia il preavviso solo se Lei lo ha accettato. Una colpa grave è altra cosa. Chieda il resto per iscritto entro una data, poi avvisi Acas entro il termine. La mancanza di richiami da sola conta solo dopo il tempo che serve per il licenziamento ingiusto.',
  },
}
