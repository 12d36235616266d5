/** The Italian words of the rows in ../enquiry-landlord-duties.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LANDLORD_DUTIES_IT: Words = {
  'es.ask.repairs': {
    says: 'Lo dica al locatore per iscritto, con foto. Il locatore deve mantenere la casa adatta a viverci. Se è urgente, può fare Lei il lavoro e chiedere i soldi.',
  },
  'es.ask.landlord-enters': {
    says: 'La casa affittata è il Suo domicilio. Il locatore entra solo con il Suo sì, o con un giudice, anche se ha la chiave e qualunque cosa dica il contratto. Entrare da solo può essere reato (allanamiento, coacciones). Lo vieti per iscritto (burofax) e tenga le prove. Può cambiare la serratura: conservi la vecchia. Se lo rifà, denunci alla polizia. Lasci fare le riparazioni urgenti nel giorno concordato.',
  },
  'es.ask.agency-fee': {
    says: 'Per una casa in affitto agenzia e contratto li paga il proprietario, non Lei. Se ha pagato, chieda il rimborso per iscritto. L’OMIC aiuta gratis.',
  },
}
