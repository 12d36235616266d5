/** Letters of employers that end a job: reasons, times, sums and papers: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const EMPLOYMENT_WORDS: Words = {
  'it.work.want': {
    says: 'Il datore di lavoro chiude il rapporto (licenziamento) e deve dire perché.',
  },
  'it.work.who': { says: 'È il datore di lavoro. Un giudice può dire che ha sbagliato.' },
  'it.work.rights': {
    says: 'Può impugnarlo per iscritto, avere preavviso e TFR e chiedere la NASpI.',
  },
  'it.work.reality': {
    says: "La lettera non è l'ultima parola. Il datore deve provare il motivo davanti al giudice.",
  },
  'it.work.spoken': {
    says: 'Un licenziamento solo a voce non vale. Deve essere scritto con i motivi.',
  },
  'it.work.no-forced-resign': {
    says: 'Nessuno può farLa dimettere su un foglio. Le dimissioni valgono solo online e si revocano entro sette giorni.',
  },
  'it.work.deadline-challenge': {
    says: "Ha 60 giorni da quando l'ha ricevuto per impugnarlo per iscritto. Contiamo dalla data.",
    action: "Mandare l'impugnazione con raccomandata o PEC",
    consequence: 'Non può più impugnare il licenziamento.',
  },
  'it.work.right-writing': { says: 'Ha diritto ai motivi per iscritto, nella stessa lettera.' },
  'it.work.right-notice': {
    says: 'Ha diritto al preavviso del CCNL o alla relativa indennità. Non in caso di giusta causa.',
  },
  'it.work.right-tfr': {
    says: 'Le spettano TFR, ferie non godute e tredicesima, qualunque sia il motivo.',
  },
  'it.work.right-null': {
    says: 'Se è per gravidanza, matrimonio, sindacato o discriminazione, è nullo. Torna al lavoro con gli arretrati.',
  },
  'it.work.right-money': {
    says: 'Assunto dal 7 marzo 2015? Un licenziamento ingiusto dà da 6 a 36 mensilità. In una piccola impresa il giudice può arrivare a 18.',
  },
  'it.work.right-fact-false': {
    says: "In un'impresa più grande, se il fatto non esiste, il giudice può ridarLe il posto.",
  },
  'it.work.right-move': {
    says: "Per motivi economici il datore deve provare che non c'era un altro posto per Lei (repêchage).",
  },
  'it.work.right-collective': {
    says: "Nel licenziamento collettivo l'impresa deve trattare con i sindacati e scegliere con criteri: carichi, anzianità, esigenze.",
  },
  'it.work.right-sick': {
    says: 'La malattia protegge il posto fino al limite del CCNL (comporto). Chieda il conteggio dei giorni.',
  },
  'it.work.option-appeal': {
    title: 'Impugnare',
    says: "Mandi l'impugnazione in 60 giorni, poi ricorso o conciliazione in 180.",
    cost: 'Una raccomandata. Poi sindacato, avvocato o patrocinio.',
    time: '60 giorni, poi 180.',
    risk: 'Se perde in giudizio può pagare le spese.',
    bestFor: 'Il motivo non è vero, non è provato o è ingiusto.',
  },
  'it.work.option-negotiate': {
    title: 'Accordarsi',
    says: "Chieda una somma all'Ispettorato, in sede sindacale o con un avvocato. Il datore può offrire un assegno esentasse entro 60 giorni.",
    cost: 'Nulla o poco.',
    time: 'Alcune settimane.',
    risk: "Se prende l'assegno, è chiuso.",
    bestFor: 'Non vuole tornare.',
  },
  'it.work.option-help': {
    title: 'Chiedere aiuto',
    says: 'Un sindacato, un patronato o un avvocato controlla la lettera.',
    cost: 'Gratis o poco.',
    time: 'Questa settimana.',
    risk: 'Nessuno.',
    bestFor: 'Non è sicuro.',
  },
  'it.work.option-accept': {
    title: 'Accettare',
    says: 'Prenda quanto dovuto e chieda la NASpI.',
    cost: 'Nulla.',
    time: 'Ora.',
    risk: 'Dopo 60 giorni non può più impugnare.',
    bestFor: 'Il motivo è vero e i conti tornano.',
  },
  'it.work.warning-settle-paper': {
    says: 'Non firmi rinunce o quietanze a saldo. Può impugnarle entro sei mesi.',
  },
  'it.work.tactic-short-letter': {
    says: `L'impugnazione non richiede motivi: basta "impugno il licenziamento del ..." e la firma.`,
    risk: 'Deve comunque agire entro 180 giorni.',
    notWhen: 'Non con una semplice email.',
  },
  'it.work.element-reasons': {
    name: 'I motivi',
    says: 'La lettera deve indicare i motivi.',
    ifMissing: "Lo dica all'avvocato: senza motivi non è valida.",
  },
  'it.work.right-home-worker': {
    says: 'In una casa privata il licenziamento non ha bisogno di un motivo. Ma Le spettano il preavviso o la sua paga, le ferie non godute e il TFR, anche come colf o badante.',
  },
}
