/** The Italian words of the rows in ../enquiry-children.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILDREN_IT: Words = {
  'ca.ask.see-child': {
    says: 'Mantenimento e tempo con il figlio sono due cose, quindi continui a pagare. Annoti ogni rifiuto. Provi prima la mediazione, spesso gratis o economica. Poi chieda al tribunale della famiglia un ordine (parenting order). Conta solo il bene del bambino.',
  },
  'ca.ask.child-support-cannot-pay': {
    says: 'Non smetta da solo: l’ordine continua, e ciò che manca si somma. Chiami oggi l’ufficio degli alimenti della sua provincia e paghi quello che può. Solo un giudice può cambiare un ordine. Se l’altro accetta per iscritto, il tribunale di solito può approvarlo. Lo chieda subito, con la prova del reddito perso: il passato si cambia a fatica.',
  },
  'ca.ask.child-support-how-much': {
    says: 'Si va per tabelle: il reddito lordo di chi paga, il numero di figli e la provincia. La cerchi gratis con il Child Support Look-up federale. In più si dividono spese speciali, come asilo o salute. Se ciascuno ha il figlio il 40% del tempo o più, il tribunale può fissare un’altra somma. Il Quebec ha tabelle proprie se entrambi vivono lì.',
    dependsOn: 'il reddito di chi paga, il numero di figli e la provincia',
  },
  'ca.ask.where-children-live': {
    says: 'Prima voi due: scrivete un piano, con un mediatore se aiuta. Se non siete d’accordo, decide un tribunale della famiglia, solo per il bene del bambino. Guarda chi se n’è occupato, la sicurezza e ciò che pensa il bambino. Per legge non viene prima né la madre né il padre. Fino a un ordine non tenga lontano il bambino e non si trasferisca lontano. Se c’è violenza, chieda prima aiuto.',
  },
}
