/** The Italian words of the rows in ../enquiry-sickness-absence.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SICKNESS_ABSENCE_IT: Words = {
  'gb.ask-work.disability-absence': {
    says: 'Non si dimetta. Una lunga malattia che limita la vita quotidiana è per legge quasi sempre una disabilità. Contare in pieno le crisi, o licenziare per esse, può essere discriminazione, anche se tutti sono trattati uguale. Prima dell’incontro chieda per iscritto di non contare quei giorni, alzare le soglie e adattare il lavoro. Vada accompagnato, faccia appello e chiami Acas: 0300 123 1100.',
  },
  'gb.ask-work.absence-meeting': {
    says: 'Legga le regole sulle assenze e controlli ogni data. Vada, con un collega o sindacato se è possibile un richiamo. Mostri i motivi, i certificati e cosa aiuterebbe. Dopo due anni (sei mesi dal 1° gennaio 2027) un licenziamento deve essere equo: esame della salute, richiami, appello. Se la malattia dura o torna, lo dica: può essere una disabilità. Non si dimetta in fretta.',
  },
  'gb.ask-work.holiday-while-sick': {
    says: 'Le ferie maturano anche durante la malattia. Fino a quattro settimane l’anno che la malattia ha impedito di fare restano. Valgono fino a 18 mesi dopo la fine di quell’anno di ferie. Può fare ferie mentre è in malattia, e ciò che resta va pagato alla fine del lavoro. Scriva quanti giorni le spettano. Se rifiutano, chiami presto Acas: corre un termine.',
  },
}
