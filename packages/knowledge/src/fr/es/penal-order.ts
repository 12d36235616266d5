/** The Spanish words of the rows in ../penal-order.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PENAL_ORDER_ROWS_ES: Words = {
  'fr.penal-order.want': {
    says: 'Un juez le ha condenado por escrito, sin audiencia (ordonnance pénale).',
  },
  'fr.penal-order.reality': {
    says: 'Es una condena real. Si no se opone a tiempo, queda y puede constar en los antecedentes (casier judiciaire).',
  },
  'fr.penal-order.deadline-offence': {
    says: 'Por un delito tiene 45 días para oponerse. Por correo cuentan desde el envío.',
    action: 'Oponerse (opposition) en la secretaría del tribunal',
    consequence: 'La condena será firme.',
  },
  'fr.penal-order.deadline-minor': {
    says: 'Por una infracción leve (contravention) tiene 30 días desde el envío para pagar u oponerse.',
    action: 'Oponerse (opposition) en el tribunal, o pagar',
    consequence: 'La condena será firme.',
  },
  'fr.penal-order.right-object': {
    says: 'Puede oponerse sin motivos. Habrá una audiencia con usted y un abogado. El juez puede decidir menos, o más.',
  },
  'fr.penal-order.right-less': {
    says: 'Pague la multa en un mes y baja una quinta parte.',
  },
  'fr.penal-order.warn': {
    says: 'Piense en el carné, el trabajo y los antecedentes antes de pagar. Vea a un abogado antes de que acabe el plazo.',
  },
  'fr.penal-order.step': {
    says: 'Anote el día de envío. Pida el expediente por un abogado. Con pocos ingresos paga el Estado (aide juridictionnelle).',
  },
  'fr.penal-order.option': {
    says: 'Envíe una carta certificada al tribunal: «Me opongo a la orden de (fecha, número)».',
    title: 'Oponerse a la orden',
    cost: 'Gratis.',
    time: '45 días por un delito, 30 por una infracción leve.',
    risk: 'El juez puede ser más duro.',
    bestFor: 'Es falso, o están en juego el carné o el trabajo.',
  },
  'fr.fixed-offence.right': {
    says: 'Puede impugnar en 45 días (requête en exonération) y ser oído por un juez. Pagar cuenta como condena en los antecedentes.',
  },
}
