/** The Italian words of the rows in ../family-court.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FAMILY_COURT_IT: Words = {
  'de.famcourt.want': {
    says: 'L’altro genitore chiede al giudice di decidere affidamento o visite.',
  },
  'de.famcourt.reality': {
    says: 'Il giudice cerca il bene del bambino, sente entrambi, il bambino e lo Jugendamt, e tenta prima un accordo.',
  },
  'de.famcourt.right-care': {
    says: 'L’affido esclusivo si dà solo se lei accetta o se è chiaramente meglio per il bambino. Dai 14 anni il bambino può opporsi.',
  },
  'de.famcourt.right-contact': {
    says: 'Suo figlio ha diritto a entrambi, e lei diritto e dovere di vederlo. Si limita solo se il bambino ne avrebbe danno.',
  },
  'de.famcourt.right-month': {
    says: 'La prima udienza è entro un mese. L’avvocato non è obbligatorio; con poco reddito lo paga il tribunale (Verfahrenskostenhilfe).',
  },
  'de.famcourt.protection-want': {
    says: 'Il tribunale le ordina di stare lontano o lasciare la casa per ora (Gewaltschutz). Vale da quando lo riceve.',
  },
  'de.famcourt.protection-obey': {
    says: 'Lo rispetti alla lettera, anche se l’altra persona la chiama: violarlo è reato e costa una multa (Ordnungsgeld).',
  },
  'de.famcourt.protection-hearing': {
    says: 'Emesso senza sentirla? Chieda per iscritto un’udienza: allora si decide di nuovo. Dopo un’udienza ha due settimane per il ricorso.',
  },
  'de.famcourt.step': {
    says: 'Annoti con date ciò che conta per il bambino o i fatti. Parli prima con lo Jugendamt o un avvocato e risponda al tribunale.',
  },
}
