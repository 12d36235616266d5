/** The Spanish words of the rows in ../telecom.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TELECOM_ES: Words = {
  'de.telecom.right-cut': {
    says: 'Solo pueden cortar la línea si debe al menos 100 € y con aviso escrito dos semanas antes. Lo que usted discute con motivos no cuenta.',
  },
  'de.telecom.right-dispute': {
    says: 'Puede reclamar una factura durante ocho semanas. Entonces deben mostrar cada conexión y revisar la línea.',
  },
  'de.telecom.right-change': {
    says: 'Si cambian precio o condiciones, puede cancelar sin coste en tres meses desde el aviso. Deben avisar un mes antes.',
  },
  'de.telecom.right-fault': {
    says: 'Un corte total de más de dos días da dinero: 5 € o el 10 % del mes los días tres y cuatro, luego 10 € o el 20 %. Con internet lento puede bajar el precio.',
  },
  'de.telecom.right-move': {
    says: 'Si se muda, el contrato va con usted. Si allí no lo ofrecen, puede cancelar con un mes de aviso.',
  },
  'de.telecom.step-dispute': {
    says: '¿Hay un importe erróneo? Escriba ya cuál y por qué. Un importe reclamado a tiempo no puede llevar a un corte.',
  },
  'de.telecom.option-arbitration': {
    says: 'Escriba primero a la empresa. Luego acuda al órgano de conciliación de la Bundesnetzagentur.',
    title: 'Conciliación gratuita',
    cost: 'Gratis.',
    time: 'Unos meses.',
    risk: 'La empresa no está obligada a aceptar el resultado.',
    bestFor: 'La empresa no escucha.',
  },
}
