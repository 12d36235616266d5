/** Questions about fines and parking charges: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARKING_AND_FINES_WORDS: Words = {
  'fr.ask-buy.fine': {
    says: 'Tiene 45 días para pagar o impugnar en antai.gouv.fr. No pague si impugna. Multa aumentada: 30 días.',
    dependsOn: 'si la acepta',
  },
  'fr.ask-buy.parking-fps': {
    says: 'Impúgnelo en un mes ante el organismo que nombra el aviso (RAPO). Si dice no, vaya en un mes al tribunal de aparcamiento.',
  },
  'fr.ask-buy.fine-driver': {
    says: 'Indique al conductor real en antai.gouv.fr en 45 días, antes de pagar. Así no debe ni multa ni puntos. Si solo demuestra que no era usted, puede deber la multa, pero no pierde puntos.',
  },
}
