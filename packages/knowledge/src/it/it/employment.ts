/** The Italian words of the rows in ../employment.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EMPLOYMENT_WORDS: Words = {
  'it.work.want': {
    says: 'Il datore di lavoro chiude il rapporto (licenziamento) e deve dire perché.',
  },
  'it.work.want-charge': {
    says: 'Questa lettera Le contesta un fatto e chiede le Sue ragioni. Non è ancora un licenziamento.',
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
  'it.work.deadline-reply': {
    says: 'Ha almeno cinque giorni da quando riceve la contestazione per difendersi. Il CCNL può darne di più.',
    action: 'Mandare le giustificazioni o chiedere di essere sentito',
    consequence: 'Il datore può decidere senza le Sue ragioni.',
  },
  'it.work.deadline-naspi': {
    says: "Chieda la NASpI all'INPS entro 68 giorni dalla fine del lavoro. Entro otto giorni parte prima.",
    action: 'Chiedere la NASpI online o al patronato',
    consequence: "Perde l'indennità.",
  },
  'it.work.right-writing': { says: 'Ha diritto ai motivi per iscritto, nella stessa lettera.' },
  'it.work.right-notice': {
    says: 'Ha diritto al preavviso del CCNL o alla relativa indennità. Non in caso di giusta causa.',
  },
  'it.work.right-tfr': {
    says: 'Le spettano TFR, ferie non godute e tredicesima, qualunque sia il motivo.',
  },
  'it.work.right-hear': {
    says: 'Può essere sentito con un sindacalista e nessuna sanzione può arrivare prima di cinque giorni.',
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
  'it.work.right-naspi': {
    says: 'La NASpI spetta dopo ogni licenziamento con 13 settimane in quattro anni. Anche per giusta causa.',
  },
  'it.work.step-sign': {
    says: 'Firmi solo "per ricevuta" con la data di oggi. Conservi la busta.',
  },
  'it.work.step-challenge': {
    says: "Mandi l'impugnazione scritta entro 60 giorni: basta una lettera breve. Poi ha 180 giorni per il ricorso o la conciliazione.",
  },
  'it.work.step-answer': {
    says: 'Scriva con calma le Sue ragioni entro cinque giorni, o chieda di essere sentito. Un sindacato può aiutarLa.',
  },
  'it.work.step-naspi': {
    says: 'Vada al patronato o su INPS online per la NASpI entro otto giorni se può, al massimo 68.',
  },
  'it.work.step-union': {
    says: 'Vada da un sindacato o da un avvocato questa settimana con lettera, contratto e buste paga.',
  },
  'it.work.step-sums': {
    says: "Controlli l'ultima busta paga: preavviso, TFR, ferie, tredicesima.",
  },
  'it.work.step-proof': { says: 'Salvi ora messaggi, turni e nomi di testimoni.' },
  'it.work.option-appeal': {
    title: 'Impugnare',
    says: "Mandi l'impugnazione in 60 giorni, poi ricorso o conciliazione in 180.",
    cost: 'Una raccomandata. Poi sindacato, avvocato o patrocinio.',
    time: '60 giorni, poi 180.',
    risk: 'Se perde in giudizio può pagare le spese.',
    bestFor: 'Il motivo non è vero, non è provato o è ingiusto.',
  },
  'it.work.option-defend': {
    title: 'Difendersi',
    says: 'Risponda alla contestazione o chieda di essere sentito con un sindacato.',
    cost: 'Nulla.',
    time: 'Cinque giorni.',
    risk: 'Quello che scrive può essere usato dopo.',
    bestFor: 'Ha una contestazione, non ancora un licenziamento.',
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
  'it.work.insight-late-charge': {
    says: 'La contestazione deve arrivare presto ed essere precisa.',
    actionable: 'Annoti quando il datore lo ha saputo.',
  },
  'it.work.insight-absence': {
    says: "L'assenza ingiustificata oltre i giorni del CCNL (spesso più di 15) può valere come dimissioni. Allora niente NASpI.",
    actionable: 'Scriva subito perché era assente.',
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
}
