/** Ufficiali giudiziari (bailiffs), fatti e diritti: il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const BAILIFF_FACTS_IT: Words = {
  'gb.bailiff.fact-notice-wants': {
    says: 'Vogliono che Lei paghi questo debito, o concordi un piano, prima di una visita dell’ufficiale giudiziario (bailiff). Per ora è solo una lettera di avviso.',
  },
  'gb.bailiff.fact-notice-over-wants': {
    says: 'Vogliono che Lei paghi questo debito, o concordi un piano. Il tempo di questo avviso è finito, quindi un ufficiale giudiziario (bailiff) può venire.',
  },
  'gb.bailiff.fact-seven-days': {
    says: 'Nessuno può ancora prendere i Suoi beni. Prima deve avere 7 giorni liberi (clear days). Domeniche e festivi (bank holidays) non contano.',
  },
  'gb.bailiff.fact-reality-old': {
    says: 'È una cosa seria, ma può ancora concordare un piano. Un avviso vale 12 mesi, quindi non speri che lo dimentichino.',
  },
  'gb.bailiff.fact-notice-lasts': {
    says: 'Un avviso di esecuzione (notice of enforcement) vale 12 mesi. Se concorda un piano e poi non lo rispetta, i 12 mesi ripartono.',
    learnMore: 'Un piano che riesce a mantenere vale più di un’offerta grande che può saltare.',
  },
  'gb.bailiff.fact-wants': {
    says: 'Vogliono i soldi di un debito, più le loro tariffe. Sperano di essere pagati senza prendere beni.',
  },
  'gb.bailiff.fact-who': {
    says: 'Gli ufficiali giudiziari (bailiffs) si chiamano anche «enforcement agents». Quasi tutti lavorano per società private che riscuotono per comuni e tribunali. Ognuno deve avere un certificato di un giudice.',
  },
  'gb.bailiff.fact-register': {
    says: 'Può cercare un ufficiale giudiziario (bailiff) per nome nel registro pubblico. Mostra per chi lavora.',
  },
  'gb.bailiff.fact-complaints-body': {
    says: 'Quasi tutte le società aderiscono all’Enforcement Conduct Board. Fissa gli standard ed esamina i reclami dopo la risposta della società.',
  },
  'gb.bailiff.fact-visit-wants': {
    says: 'Un ufficiale giudiziario (bailiff) dice di essere venuto a casa Sua. Vuole un pagamento, o un elenco di beni da poter vendere.',
  },
  'gb.bailiff.fact-door': {
    says: 'Non è obbligato a far entrare un ufficiale giudiziario (bailiff). Per la tassa comunale (council tax) o una multa del comune non può entrare con la forza alla prima visita.',
  },
  'gb.bailiff.fact-door-general': {
    says: 'Può parlare con un ufficiale giudiziario (bailiff) a porta chiusa. Per quasi tutti i debiti non può entrare in casa con la forza alla prima visita.',
  },
  'gb.bailiff.fact-door-fine': {
    says: 'Per una multa penale non pagata (criminal fine) la legge permette al bailiff di entrare con forza ragionevole. Chiami per un accordo prima di una visita.',
  },
  'gb.bailiff.fact-no-goods-outside': {
    says: 'Un ufficiale giudiziario (bailiff) che non è entrato non può prendere cose dentro casa. Può prendere cose fuori, come un’auto.',
  },
  'gb.bailiff.fact-reality': {
    says: 'È una cosa seria, ma può ancora scegliere. Le tariffe sono più basse nella fase della lettera. Salgono molto quando un ufficiale giudiziario (bailiff) viene alla porta.',
  },
  'gb.bailiff.fact-reality-visit': {
    says: 'Possono tornare, quindi agisca ora. Può ancora fare un’offerta e tenere la porta chiusa.',
  },
  'gb.bailiff.fact-who-high-court': {
    says: 'Gli «High Court enforcement officers» riscuotono le sentenze. Agiscono con un «writ», cioè un ordine della High Court.',
  },
  'gb.bailiff.fact-breathing-space': {
    says: 'La sospensione «breathing space» può fermare gli ufficiali giudiziari (bailiffs) per 60 giorni. Un consulente sui debiti la chiede per Lei, gratis.',
    learnMore:
      'In questo tempo si fermano quasi tutti gli interessi, le tariffe e le esecuzioni. Ha tempo per fare un piano. Le multe penali non sono comprese.',
  },
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
  'gb.bailiff.myth-break-in': {
    says: 'Per quasi tutti i debiti un ufficiale giudiziario (bailiff) non può forzare una casa alla prima visita. Cambia se prima lo hanno fatto entrare e ha elencato i Suoi beni.',
  },
  'gb.bailiff.myth-prison': {
    says: 'Un ufficiale giudiziario (bailiff) non può arrestarla o mandarla in prigione per un debito con il comune o di consumo.',
  },
  'gb.bailiff.myth-everything': {
    says: 'Non possono prendere tutto. Le cose di base per la casa, quelle dei bambini e quelle di altri sono protette.',
  },
  'gb.bailiff.myth-car': {
    says: 'Possono prendere o bloccare la Sua auto nel vialetto o su una strada pubblica. Un’auto a rate di solito è di chi ha prestato i soldi. Un’auto da lavoro fino a £1,350 può essere protetta.',
  },
  'gb.bailiff.myth-family': {
    says: 'Non possono prendere cose che sono solo di altri. Conservi scontrini, estratti conto o libretto dell’auto (log book) per mostrare di chi sono.',
  },
  'gb.bailiff.myth-police': {
    says: 'La polizia può venire per mantenere la calma. Non può riscuotere il debito o farle aprire la porta per un debito con il comune.',
  },
}
