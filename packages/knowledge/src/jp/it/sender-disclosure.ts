/** Richieste per opere condivise e la domanda del fornitore: le righe del Giappone in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const SENDER_DISCLOSURE_IT: Words = {
  'jp.copy.want-name': {
    says: 'Il Suo provider chiede se può dare il Suo nome a chi dice che ha violato i suoi diritti online (意見照会書).',
  },
  'jp.copy.want-money': {
    says: 'Dicono che ha usato o condiviso un’opera senza permesso. Vogliono che smetta, e soldi.',
  },
  'jp.copy.reality': {
    says: 'Non è una sentenza. Può prima dare la Sua versione, e la somma si può contestare.',
  },
  'jp.copy.not-yet': {
    says: 'Ora nessuno può prendere stipendio o soldi in banca. Prima deve decidere un tribunale.',
  },
  'jp.copy.right-refuse': {
    says: 'Può dire no, con i motivi, e il provider deve ascoltare. Un tribunale può ancora ordinargli di dare il nome.',
  },
  'jp.copy.right-proof': {
    says: 'Devono mostrare che è stato Lei. Se altri in casa usano la linea, lo dica.',
  },
  'jp.copy.right-sum': {
    says: 'La somma deve corrispondere al danno. La legge dice come si calcola, quindi chieda il calcolo.',
  },
  'jp.copy.right-too-old': {
    says: 'Una richiesta di danni è troppo vecchia tre anni dopo che sapevano del danno e di Lei. Deve dirlo Lei.',
  },
  'jp.copy.step-answer': {
    says: 'Risponda entro la data della lettera, spesso due settimane. Senza risposta il provider può decidere da solo.',
  },
  'jp.copy.step-stop': {
    says: 'Fermi ora il programma di condivisione o tolga l’opera. Conservi traccia di ciò che è successo.',
  },
  'jp.copy.step-lawyer': {
    says: 'Parli con un avvocato prima di accettare di pagare. Il centro di aiuto legale (法テラス) può aiutare con la spesa.',
  },
  'jp.copy.option-deny': {
    says: 'Scriva che cosa è sbagliato: non Lei, un altro giorno, o nessun danno.',
    title: 'Dire no, con i motivi',
    cost: 'Un francobollo.',
    time: 'Entro la data della lettera.',
    risk: 'Possono andare in tribunale.',
    bestFor: 'Non è stato Lei, o la somma è molto troppo alta.',
  },
  'jp.copy.option-settle': {
    says: 'Concordi per iscritto una somma che chiude tutta la questione (示談).',
    title: 'Accordarsi con l’aiuto di un avvocato',
    cost: 'La somma e l’avvocato.',
    time: 'Alcune settimane.',
    risk: 'Anche altri titolari possono scriverle.',
    bestFor: 'Ha davvero condiviso o usato l’opera.',
  },
}
