/** Questions of people in need tonight: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEED_TONIGHT_WORDS: Words = {
  'fr.ask-need.roof': {
    says: 'Chiami subito il 115: gratis, giorno e notte. Non c’è posto? Richiami e annoti ora e risposta. Chi è senza tetto e in difficoltà ha diritto a un alloggio d’emergenza e può restarci fino a un’altra soluzione. Se la Sua famiglia resta fuori, chieda un ordine urgente al tribunale amministrativo (référé-liberté): gratis, in 48 ore. Chieda anche il DALO.',
  },
  'fr.ask-need.food': {
    says: 'Vada oggi al CCAS del municipio, o dall’assistente sociale del dipartimento, e dica che non ha da mangiare. Chieda un aiuto urgente (secours): buoni, un pacco o soldi. Il 115 dice dove si mangia stasera. Restos du Cœur, Secours populaire e Croix-Rouge danno cibo. Le hanno tolto un sussidio? Scriva oggi alla CAF che non ha da mangiare.',
  },
  'fr.ask-need.power-off': {
    says: 'Chiami subito il fornitore e dica che c’è un bambino piccolo. Dal 1º novembre al 31 marzo non può staccare la luce della casa principale per bollette non pagate, solo ridurre la potenza. Chieda di riaverla oggi e di pagare a rate. CCAS e FSL aiutano con la bolletta. In altri mesi servono prima due lettere. Reclami gratis: médiateur de l’énergie.',
  },
  'fr.ask-need.lender': {
    says: 'In pericolo chiami subito il 17 o il 112. Minacciarla per soldi è un reato (extorsion), e anche un prestito oltre il limite (usure). Denunci con messaggi, nomi e pagamenti. Quanto ha pagato in più si toglie dal debito. Non chieda altri prestiti per pagarlo. Il 116 006 aiuta le vittime gratis. Troppi debiti? La Banque de France prende il Suo caso gratis.',
  },
}
