/** Italian: the words of the rows in ../nhs-charges.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NHS_CHARGES_IT: Words = {
  'gb.nhs.right-fine': {
    says: 'Non deve la penale se è stato attento e non ha fatto nulla di male. È cinque volte il prezzo, £100 al massimo, oltre al prezzo. Scriva perché.',
  },
  'gb.nhs.right-visitor': {
    says: 'Chi vive qui legalmente e stabilmente non paga. Il pronto soccorso è gratis per tutti. Chieda come hanno deciso, e un piano di pagamento.',
  },
  'gb.nhs.right-complain': {
    says: "Può fare reclamo entro 12 mesi, e devono risponderLe per iscritto. Poi l'Health Service Ombudsman è gratis.",
  },
  'gb.nhs.right-claim': {
    says: 'Se cattive cure Le hanno nuociuto, deve andare dal giudice entro tre anni da quando lo sa. Per un bambino i tre anni partono dai 18.',
  },
  'gb.nhs.answer': {
    says: "Faccia reclamo scritto entro 12 mesi e chieda la cartella. Poi l'Health Service Ombudsman è gratis. Per denaro veda un avvocato: ha tre anni per andare dal giudice.",
  },
}
