/** The Italian words of the rows in ../speech-and-marks.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const SPEECH_AND_MARKS_IT: Words = {
  ...stateWords('free-speech', {
    'AZ CA FL GA IL MA NJ NY OH PA TX VA WA CO CT IN KY NV OK OR TN':
      'un tribunale può chiudere presto una causa debole per parole su un tema pubblico (anti-SLAPP). Quasi sempre le dà le spese',
  }),
  'us.stop.want': {
    says: 'Chi scrive vuole che Lei smetta di fare qualcosa, e minaccia una causa.',
  },
  'us.stop.reality': {
    says: 'È una lettera, non un ordine del tribunale. Nessuno ha deciso chi ha ragione.',
  },
  'us.stop.right-court': {
    says: 'Solo un tribunale può ordinarle di smettere o di pagare, dopo aver ascoltato le due parti.',
  },
  'us.stop.step-keep': {
    says: 'Tenga la lettera, la busta e tutto ciò che ha scritto o usato. Non cancelli prove. Senta un avvocato prima di rispondere.',
  },
  'us.stop.option-answer': {
    says: 'Risponda con poche parole calme, o smetta ciò che è davvero sbagliato senza ammettere di più.',
    title: 'Rispondere per iscritto',
    cost: 'Gratis',
    time: 'Entro la data nella lettera',
    risk: 'Ciò che scrive può essere usato in tribunale.',
    bestFor: 'Pensa che la richiesta sia sbagliata.',
  },
  'us.stop.option-stop': {
    says: 'Smetta e chieda di confermare per iscritto che la questione è chiusa.',
    title: 'Smettere e chiudere la questione',
    cost: 'Gratis',
    time: 'Alcuni giorni',
    risk: 'Non firmi una promessa di pagare senza consiglio.',
    bestFor: 'Possono avere ragione.',
  },
  'us.speech.right-truth': {
    says: 'Fatti veri e opinioni chiare non sono diffamazione. Chi scrive deve mostrare un fatto falso che ha fatto danno.',
  },
  'us.speech.right-review': {
    says: 'Un contratto prestampato non può vietare o multare una recensione onesta. Una clausola così non vale.',
  },
  'us.speech.right-host': {
    says: 'Il sito che ospita la Sua recensione quasi sempre non ne risponde. Lei risponde di ciò che ha scritto.',
  },
  'us.speech.right-mark': {
    says: 'Un marchio è violato solo se i compratori possono confonderla con il titolare. Può usare correttamente una parola per descrivere merci.',
  },
}
