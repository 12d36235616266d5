/** The Italian words of the rows in ../family-court.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FAMILY_COURT_IT: Words = {
  'de.famcourt.want': {
    says: 'Qualcuno, per lo più l’altro genitore, chiede al tribunale della famiglia chi cura il bambino o quando vi vedete.',
  },
  'de.famcourt.reality': {
    says: 'Il giudice cerca il bene del bambino, sente entrambi, il bambino e lo Jugendamt, e tenta prima un accordo.',
  },
  'de.famcourt.right-care': {
    says: 'Se entrambi hanno la cura, uno la ottiene da solo solo se Lei è d’accordo o se è il meglio per il figlio. Dai 14 anni il figlio può opporsi.',
  },
  'de.famcourt.right-contact': {
    says: 'Suo figlio ha diritto a entrambi i genitori, e Lei ha il diritto e il dovere di vederlo. Per lungo tempo si taglia solo se altrimenti il figlio ne avrebbe danno.',
  },
  'de.famcourt.right-month': {
    says: 'Su visite o su dove vive il figlio la prima udienza dovrebbe essere entro un mese. Di solito non serve un avvocato, salvo in un divorzio. Può portarne uno: con poco reddito il tribunale può pagare (Verfahrenskostenhilfe).',
  },
  'de.famcourt.protection-want': {
    says: 'Il tribunale ordina, o gli si chiede di ordinare, che Lei stia lontano o lasci per ora la casa (Gewaltschutz). Un ordine vale al più tardi da quando lo riceve.',
  },
  'de.famcourt.protection-obey': {
    says: 'Rispetti un ordine alla lettera, anche se l’altra persona La chiama: violarlo è reato e può costare anche una multa (Ordnungsgeld).',
  },
  'de.famcourt.protection-hearing': {
    says: 'Un ordine urgente senza sentirLa? Chieda per iscritto un’udienza: il tribunale deve allora decidere di nuovo. Dopo un’udienza ha due settimane per il ricorso.',
  },
  'de.famcourt.step': {
    says: 'Annoti con date ciò che conta per il bambino o i fatti. Parli prima con lo Jugendamt o un avvocato e risponda al tribunale.',
  },
}
