/** The Italian words of the rows in ../enquiry-children.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILDREN_IT: Words = {
  'es.ask.child-support': {
    says: 'Chieda al giudice che l’ha fissato di farlo eseguire. Può prendere lo stipendio senza un limite fisso. Due mesi di fila non pagati, o quattro in tutto, possono essere un reato.',
  },
  'es.ask.see-children': {
    says: 'Annoti ogni giorno negato, con i messaggi. Chieda al giudice che ha deciso le visite di farle rispettare: può multare, dare giorni in più e cambiare l’affidamento. Continui a pagare. Con reddito basso l’avvocato è gratis.',
  },
  'es.ask.move-child': {
    says: 'Dove vive un figlio lo decidono tutti e due i genitori, anche separati, salvo che un giudice l’abbia dato a uno solo. Non si trasferisca senza un sì scritto o il sì del giudice. Se non c’è accordo decide il giudice: lo chieda presto con un avvocato, gratis con reddito basso.',
  },
  'es.ask.support-lower': {
    says: 'Non scende da sola e lei non può ridurla da solo. Finché un giudice non la cambia, la deve tutta. Chieda presto la modifica (modificación de medidas), meglio con un accordo che il giudice approva. Con un reddito basso l’avvocato è gratis. Paghi quello che può e tenga le prove: due mesi di fila non pagati, o quattro in tutto, possono essere reato.',
  },
}
