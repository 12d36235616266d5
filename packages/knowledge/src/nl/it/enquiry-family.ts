/** Questions about divorce and contact with children: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_IT: Words = {
  'nl.ask.divorce': {
    says: 'Solo un giudice può sciogliere un matrimonio, e lo chiede un avvocato. Con figli serve un piano (ouderschapsplan). Prima concordi chi resta in casa per ora, e tenga copie di tutto. Per il tempo in mezzo un giudice può decidere in fretta.',
  },
  'nl.ask.child-contact': {
    says: 'Lei e Suo figlio avete diritto a vedervi. Parlate prima con un mediatore o il comune e scrivete gli accordi. Se non basta, un avvocato chiede al giudice un piano (omgangsregeling).',
  },
  'nl.ask.contact-not-kept': {
    says: 'Un piano fissato da un giudice vincola entrambi i genitori. Annoti ogni giorno mancato e conservi i messaggi. Scriva all’altro genitore e chieda i giorni del piano. Poi un avvocato può andare dal giudice, in fretta se serve (kort geding). Il giudice può fissare una somma per ogni volta (dwangsom) o cambiare il piano. Chieda al Juridisch Loket un avvocato con aiuto. Continui a pagare il mantenimento.',
  },
  'nl.ask.violence': {
    says: 'In pericolo chiami il 112. Veilig Thuis risponde gratis a ogni ora allo 0800-2000. Il sindaco può allontanare da casa la persona violenta e vietare il contatto per dieci giorni, fino a quattro settimane in tutto. Un giudice può vietarlo più a lungo. Denunci alla polizia, vada dal medico e tenga foto e messaggi. Il Juridisch Loket trova un avvocato.',
  },
}
