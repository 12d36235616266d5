/** Questions about brothers and sisters who inherit together: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HEIRS_AMONG_THEMSELVES_IT: Words = {
  'de.ask-family.heirs-together': {
    says: 'Senza testamento i figli dividono in parti uguali; il coniuge di solito ha la metà. Chieda al Nachlassgericht se c’è un testamento. Gli eredi possiedono e decidono insieme: nessuno può vendere la casa o svuotare il conto da solo. Chieda per iscritto al fratello o alla sorella l’elenco dei beni; chi li ha deve informare. Proponga una divisione scritta. Senza accordo, senta un avvocato.',
  },
}
