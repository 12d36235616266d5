/** Questions about rent, charges, receipts, guarantors and flatmates: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_WORDS: Words = {
  'fr.ask-home.rent-rise': {
    says: 'Solo una vez al año, solo si lo dice el contrato, y como mucho según el índice (IRL). Un año olvidado no se puede reclamar.',
    dependsOn: 'qué dice su contrato',
  },
  'fr.ask-home.charges': {
    says: 'El casero puede reclamar tres años como máximo y antes debe darle una cuenta por tipo de gasto. Puede ver las facturas durante seis meses: mientras no pueda verlas, no tiene que pagar. ¿La cuenta llega después de acabar el año siguiente? Puede pagar en doce partes; basta con pedirlo. Escriba por carta certificada. Después vaya a la comisión de conciliación (CDC), que es gratis.',
  },
  'fr.ask-home.guarantor': {
    says: 'El fiador (caution) paga si el inquilino no paga, hasta lo que dice el acta firmada. Pídala: sin mención del alquiler, su subida y el compromiso, es nula. Si no es «solidaire», primero hay que pedir al inquilino. Sin fecha de fin puede acabarla por escrito, pero al fin del contrato. Un juez puede dar tiempo. Lo que pague se lo debe el inquilino.',
    dependsOn: 'el papel que firmó',
  },
  'fr.ask-home.flatmate': {
    says: 'Si los dos nombres están en el contrato con cláusula solidaria (solidarité), el propietario puede pedirle todo el alquiler. Quien dio aviso queda obligado seis meses como máximo tras el preaviso, menos si alguien lo sustituye. Sin aviso, quien se fue sigue debiendo. Pague y reclame su parte. Pida por escrito un contrato a su nombre, y ayuda al FSL.',
    dependsOn: 'qué dice el contrato',
  },
  'fr.ask-home.rent-receipt': {
    says: 'Pídalo por escrito. El casero debe dar un recibo por cada alquiler pagado entero, sin coste. Por un pago parcial da un simple recibo. Si se niega, acuda a la comisión de conciliación gratuita (CDC).',
  },
}
