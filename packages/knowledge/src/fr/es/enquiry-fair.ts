/** Questions about a purchase at a fair: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAIR_ES: Words = {
  'fr.ask-buy.fair': {
    says: 'En una feria no hay derecho de desistimiento, y el vendedor debió decirlo antes, en cartel y contrato. ¿Pero firmó un crédito para ello? Desista del crédito por escrito en 14 días: la venta también acaba, sin coste; si pidió entrega inmediata, solo en tres días. Si no le informaron, o le atrajeron con un falso precio de feria, puede impugnar el contrato. Escriba hoy por carta certificada.',
    dependsOn: 'si tomó allí un crédito',
  },
}
