/** Questions on old and small Centrelink debts, and on superannuation after a death: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_DEBTS_AND_SUPER_IT: Words = {
  'au.ask.centrelink-old-debt': {
    says: 'Non c’è più un termine: i sei anni sono finiti il 1° gennaio 2017. I debiti vecchi si possono togliere da sussidi e rimborsi fiscali, salvo che fossero già troppo vecchi allora. Chieda come è stato calcolato e una revisione; è gratis. Di solito va cancellato se l’errore è solo loro e Lei era in buona fede. Possono contare anche malattia o violenza in casa. E dal 20 marzo 2026 un debito sotto $250.',
  },
  'au.ask.centrelink-small-debt': {
    says: 'Dal 20 marzo 2026 un debito sotto $250 di solito va cancellato. La somma sale ogni luglio. Vale per i debiti calcolati o cambiati da quel giorno. Sono state cancellate anche piccole somme allora non ancora calcolate. La frode si può ancora indagare. È arrivata lo stesso una lettera? Chieda una revisione; è gratis. Dica che vale la regola dei piccoli debiti.',
  },
  'au.ask.super-will': {
    says: 'Il testamento non decide sulla super: la paga il fondo. Una binding nomination valida gli dice a chi. Di solito finisce dopo tre anni se non è rinnovata o tenuta dal fondo. Può indicare solo partner, figli, persone a carico o la Sua eredità. Se indica l’eredità, decide il testamento. Senza, sceglie il fondo. I familiari possono opporsi nel termine della lettera, poi andare gratis all’AFCA.',
  },
}
