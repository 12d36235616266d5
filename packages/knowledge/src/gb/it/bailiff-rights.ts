/** Rights of who gets a bailiff letter in England or Wales: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const BAILIFF_RIGHTS_IT: Words = {
  'gb.bailiff.right-hours': {
    says: 'Un ufficiale giudiziario (bailiff) può venire a casa solo tra le 6 e le 21 (9 pm), se un tribunale non permette altri orari.',
  },
  'gb.bailiff.right-door': {
    says: 'Ha il diritto di tenere la porta chiusa. Un ufficiale giudiziario (bailiff) può entrare solo da una porta o un altro ingresso normale, non da una finestra.',
  },
  'gb.bailiff.right-identity': {
    says: 'Ha il diritto di vedere la prova di chi è l’ufficiale giudiziario (bailiff) e del suo potere di riscuotere. Può passarla dalla buca delle lettere.',
  },
  'gb.bailiff.right-basic-goods': {
    says: 'Devono lasciare ciò che serve alla casa. Sono: fornello o microonde, frigo, lavatrice, letti, tavolo e sedie, riscaldamento, telefono e vestiti.',
  },
  'gb.bailiff.right-tools': {
    says: 'Devono lasciare attrezzi, computer o veicolo che Le servono per lavoro o studio, fino a £1,350 in totale.',
  },
  'gb.bailiff.right-own-goods': {
    says: 'Possono prendere solo beni della persona che deve il debito. Sono comprese le cose che ha in comune con altri.',
  },
  'gb.bailiff.right-child-alone': {
    says: 'Non possono entrare se in casa ci sono solo bambini sotto i 16 anni o adulti vulnerabili.',
  },
  'gb.bailiff.right-vulnerable': {
    says: 'Se è malato, disabile o a rischio, lo dica. Non possono tenere la tariffa della visita se prima non ha avuto modo di chiedere consiglio.',
  },
  'gb.bailiff.right-pay-stops': {
    says: 'Se paga tutta la somma e le tariffe prima di una vendita, devono fermarsi e restituire ciò che hanno preso.',
  },
  'gb.bailiff.right-blue-badge': {
    says: 'Non possono prendere un’auto che mostra un Blue Badge valido perché è usata per portare una persona disabile.',
  },
  'gb.bailiff.right-court': {
    says: 'Se un ufficiale giudiziario (bailiff) viola le regole, un tribunale può ordinare di restituirle i beni o di pagarla. Chieda prima consiglio, perché le spese sono un rischio.',
  },
  'gb.bailiff.right-business-rent': {
    says: 'Vale solo per un contratto scritto di locali senza abitazione, e solo per affitto di almeno sette giorni. Le spese non contano. Può chiedere al tribunale di annullare l’avviso.',
  },
}
