/** The Spanish words of Spain: fine final. */
import type { Words } from '@plainletter/contracts/rule'

export const FINE_FINAL_ES: Words = {
  'es.fine-final.rights': {
    says: 'Ya no hay descuento. Puede pagar, pedir una revisión en un mes o ir al juzgado en dos.',
  },
  'es.fine-final.reality': {
    says: 'La oficina ya ha decidido. Una revisión o un juez aún puede anularla, si tiene pruebas o el expediente tiene un fallo.',
  },
  'es.fine-final.pay-days': {
    says: 'No pueden embargar enseguida. Antes tiene 15 días para pagar. Solo después llega la providencia de apremio.',
  },
  'es.fine-final.option-review': {
    says: 'Escriba a la misma oficina (recurso de reposición). Las pruebas que pudo enviar antes no cuentan. Si en un mes no contesta, es un no y puede ir al juzgado.',
    title: 'Pedir una revisión',
    cost: 'Nada.',
    time: 'Un mes para enviarlo.',
    risk: 'Mientras tanto la multa puede cobrarse.',
    bestFor: 'No respondieron a sus motivos, o sus pruebas son nuevas.',
  },
  'es.fine-final.option-pay': {
    says: 'Pague en la web oficial, en un banco o en Correos. Si no puede, pida plazos antes del recargo.',
    title: 'Pagar la multa',
    cost: 'La suma completa.',
    time: 'Minutos.',
    risk: 'Pasados 15 días más, se añade un recargo.',
    bestFor: 'La multa es correcta.',
  },
}
