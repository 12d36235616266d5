/** Traffic fines (amendes forfaitaires): pay, contest or name the driver: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const TRAFFIC_FINE_WORDS: Words = {
  'fr.fine.want-fine': {
    says: 'Lo Stato dice che con la Sua auto è stata violata una regola stradale e chiede una multa fissa.',
  },
  'fr.fine.want-raised': {
    says: 'Una multa non pagata è stata aumentata (amende forfaitaire majorée). Ora la riscuote il Tesoro.',
  },
  'fr.fine.who-antai': {
    says: 'Le multe stradali vengono dall’agenzia statale ANTAI o dalla polizia. Paghi solo su amendes.gouv.fr.',
  },
  'fr.fine.reality': {
    says: 'Può pagare o contestare, non tutti e due. Pagare vuol dire accettare.',
  },
  'fr.fine.not-yet': {
    says: 'Non possono ancora pignorare nulla. Prima deve passare il tempo per pagare o contestare.',
  },
  'fr.fine.rights-summary': {
    says: 'Può contestare, indicare chi guidava davvero e chiedere prove.',
  },
  'fr.fine.know-photo': {
    says: 'Può chiedere gratis la foto del radar su antai.gouv.fr. Il tempo per contestare non si ferma.',
  },
  'fr.fine.deadline-forty-five': {
    says: 'Ha 45 giorni dal giorno dell’invio dell’avviso per pagare o contestare.',
    action: 'Pagare o contestare la multa',
    consequence: 'Dopo la multa aumenta.',
  },
  'fr.fine.deadline-fifteen': {
    says: 'Ha 15 giorni per pagare la somma ridotta. Pagare online può darle più tempo: l’avviso dice quanto.',
    action: 'Pagare la somma ridotta, se non contesta',
    consequence: 'Dopo è dovuta la somma normale.',
  },
  'fr.fine.deadline-thirty': {
    says: 'Ha 30 giorni dal giorno dell’invio dell’avviso aumentato per contestarlo.',
    action: 'Contestare la multa aumentata',
    consequence: 'Dopo il Tesoro può pignorare soldi in banca o paga.',
  },
  'fr.fine.step-check': {
    says: 'Controlli targa, luogo, giorno e ora. Scriva Lei antai.gouv.fr, mai da un link in un messaggio.',
  },
  'fr.fine.step-decide': {
    says: 'Decida: pagare o contestare. Se contesta, non paghi la multa come pagamento.',
  },
  'fr.fine.step-contest': {
    says: 'Contesti online su antai.gouv.fr o per raccomandata con il modulo. Unisca le prove e l’avviso.',
  },
  'fr.fine.step-pay': {
    says: 'Paghi presto: la somma è spesso più bassa. Il Tesoro può darle tempo se lo chiede.',
  },
  'fr.fine.right-contest': {
    says: 'Ha diritto di contestare. L’ufficiale del pubblico ministero deve lasciarla cadere, o mandarla da un giudice.',
  },
  'fr.fine.right-driver': {
    says: 'Ha diritto di indicare chi guidava, o di mostrare che l’auto era rubata, venduta o copiata.',
  },
  'fr.fine.right-late': {
    says: 'Se non ha mai ricevuto il primo avviso, per esempio dopo un trasloco, lo dica. Può ancora contestare la multa aumentata.',
  },
  'fr.fine.option-contest': {
    title: 'Contestarla',
    says: 'Mandi in tempo il modulo con motivi e prove.',
    cost: 'Per velocità e alcune altre, prima un deposito (consignation).',
    time: 'Alcune settimane o mesi.',
    risk: 'Un giudice può fissare una multa più alta.',
    bestFor: 'Non guidava Lei, o i fatti sono sbagliati.',
  },
  'fr.fine.option-pay': {
    title: 'Pagare la somma ridotta',
    says: 'Paghi in tempo su amendes.gouv.fr e tenga la ricevuta.',
    cost: 'La multa.',
    time: 'Minuti.',
    risk: 'Può perdere punti. Non può più contestare.',
    bestFor: 'È giusta.',
  },
  'fr.fine.option-time': {
    title: 'Chiedere tempo al Tesoro',
    says: 'Scriva all’ufficio del Tesoro nell’avviso e offra rate.',
    cost: 'Ciò che offre.',
    time: 'Una lettera.',
    risk: 'Nessuno se chiede presto.',
    bestFor: 'Non può pagare subito.',
  },
  'fr.fine.warn-scam': {
    says: 'Molti falsi SMS parlano di una multa non pagata. Un vero avviso arriva per posta, a volte per e-mail, mai per SMS. Scriva da sé antai.gouv.fr.',
  },
  'fr.fine.insight-raised': {
    says: 'Per molte multe stradali la somma aumentata scende di un quinto se paga entro 30 giorni. Lo dice l’avviso.',
    actionable: 'Decida prima se contestare.',
  },
  'fr.fine.tactic-registered': {
    says: 'Mandi la contestazione con prova della data. Un giorno di ritardo è troppo tardi.',
    risk: 'Nessuno.',
    notWhen: 'Accetta la multa.',
  },
}
