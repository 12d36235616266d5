/** What a bailiff letter in England or Wales means: the words in Italian. */
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
}
