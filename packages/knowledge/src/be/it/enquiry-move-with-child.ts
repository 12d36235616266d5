/** Questions about a parent who moves away with the child: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MOVE_WITH_CHILD_IT: Words = {
  'be.ask.move-child': {
    says: 'Dove vive un figlio lo decidono i due genitori o il tribunale della famiglia. Una sentenza sul soggiorno vincola: nessuno può andare lontano con il bambino senza un sì scritto o una nuova sentenza. Scriva subito che non è d’accordo. Una lettera alla cancelleria riporta il caso, in fretta se urgente. Conta il bene del bambino; i viaggi si dividono. All’estero: Child Focus (116 000).',
  },
  'be.ask.equal-stay': {
    says: 'Senza accordo decide il tribunale della famiglia. Se lei chiede tempi uguali, deve esaminarli per primi. Può decidere diversamente se è meglio per il bambino, e deve dire perché. Guarda età, distanza, scuola e come vi parlate. Dai 12 anni il bambino è invitato a essere ascoltato. Provi prima la mediazione. Basta una domanda (requête) al tribunale, anche senza avvocato; l’aiuto può essere gratis.',
  },
}
