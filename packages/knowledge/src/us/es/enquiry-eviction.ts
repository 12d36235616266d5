/** The Spanish words of the rows in ../enquiry-eviction.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVICTION_ES: Words = {
  'us.ask-home.lockout': {
    says: 'En casi todos los estados el propietario (landlord) no puede dejarle afuera, cortar la luz ni sacar sus cosas. Llame ya a la línea de la policía que no es de emergencia y a la ayuda legal (legal aid).',
  },
  'us.ask-home.must-leave': {
    says: 'No tiene que irse el último día de un aviso. Después el propietario (landlord) debe ir a la corte y ganar. Conteste a tiempo los papeles de la corte y llame hoy a la ayuda legal (legal aid).',
  },
  'us.ask-home.wants-me-out': {
    says: 'Durante un contrato a plazo fijo (lease), el propietario (landlord) necesita una razón. Si es de mes a mes, debe dar aviso escrito, en la mayoría de los estados de 30 días o más. En algunos, como New Jersey o California, la ley debe además nombrar la razón. No tiene que irse antes de que una corte lo ordene.',
    dependsOn: 'su contrato de renta (lease), su estado y su ciudad',
  },
  'us.ask-home.eviction-lawyer': {
    says: 'Llame hoy a la ayuda legal (legal aid) o al 211. La ayuda legal es gratis para ingresos bajos. En algunas ciudades todo inquilino en la corte tiene abogado gratis.',
  },
  'us.ask-home.eviction-record': {
    says: 'Una empresa de revisión puede casi siempre informar un desalojo por siete años. Puede obtener su informe, disputar los errores y en muchos estados pedir a la corte que selle el caso (seal).',
  },
  'us.ask-home.pay-before-court': {
    says: 'En muchos estados, pagar toda la renta, cargos y costas antes de la audiencia o del fallo detiene el caso. Pague de forma que quede prueba. Vaya de todos modos a la corte y pida que se cierre el caso.',
    dependsOn: 'su estado y el día en que paga',
  },
}
