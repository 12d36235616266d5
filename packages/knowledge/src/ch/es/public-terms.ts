/** Multas, impuesto cantonal y perdón, en español. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_TERMS_ES: Words = {
  'ch.public.fine-cannot-pay': {
    says: 'Si no puede pagar una multa, pida plazo, pagos parciales o trabajo comunitario. Si no hace nada, pueden seguir días de cárcel.',
  },
  'ch.tax.right-canton': {
    says: 'Para el impuesto del cantón y del municipio también tiene 30 días. Después cabe recurso ante un tribunal fiscal.',
  },
  'ch.tax.right-fine': {
    says: 'La multa por no presentar la declaración es de hasta 1000 francos, más solo en casos graves. Envíe la declaración y opóngase con sus motivos.',
  },
  'ch.benefit.right-waiver-time': {
    says: 'Pida el perdón por escrito y con pruebas, en 30 días desde que la decisión de devolver sea firme.',
  },
}
