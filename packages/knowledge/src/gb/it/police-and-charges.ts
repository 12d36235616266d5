/** The police: searches, interviews, things they keep, and charges on paper. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const POLICE_AND_CHARGES_IT: Words = {
  'gb.police.right-search': {
    says: 'La polizia ha bisogno di veri motivi per perquisirLa in strada. Deve dire perché, dare nome e posto, e offrirLe un verbale.',
  },
  'gb.police.right-solicitor': {
    says: 'Un avvocato è gratis alla stazione di polizia, anche per un colloquio volontario. Lo chieda prima di rispondere.',
  },
  'gb.police.answer': {
    says: "Non è obbligato ad andare, ma allora possono arrestarLa. Chieda prima l'avvocato gratis, e non risponda senza di lui. Ciò che dice può valere in giudizio.",
  },
  'gb.police.right-property': {
    says: "La polizia può tenere una cosa solo finché le serve. La chieda per iscritto. Un Magistrates' Court può ordinarlo.",
  },
  'gb.court.single-justice': {
    says: "Risponda entro 21 giorni: colpevole o non colpevole. Può chiedere un'udienza. Se tace, può essere condannato senza esserci.",
  },
  'gb.caution.right-lawyer': {
    says: "Può avere un avvocato, e ciò che dice può valere in giudizio. Non è obbligato ad accettare una penale al posto di un'accusa.",
  },
  'gb.police.right-dog': {
    says: 'Non firmi la rinuncia al cane senza consiglio. Decide solo un giudice. Può lasciarglielo a condizioni se non è pericoloso e lei è idoneo. Chieda un avvocato e un suo perito.',
  },
}
