/** The Spanish words of the rows in ../enquiry-home.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_ES: Words = {
  'us.ask-home.lockout': {
    says: 'En casi todos los estados el propietario (landlord) no puede dejarle afuera, cortar la luz ni sacar sus cosas. Llame ya a la línea de la policía que no es de emergencia y a la ayuda legal (legal aid).',
  },
  'us.ask-home.must-leave': {
    says: 'No tiene que irse el último día de un aviso. Después el propietario (landlord) debe ir a la corte y ganar. Conteste a tiempo los papeles de la corte y llame hoy a la ayuda legal (legal aid).',
  },
  'us.ask-home.wants-me-out': {
    says: 'Durante un contrato a plazo fijo (lease), el propietario (landlord) necesita una razón. Si es de mes a mes, debe dar aviso escrito, en la mayoría de los estados de 30 días o más. No tiene que irse antes de que una corte lo ordene.',
    dependsOn: 'su contrato de renta (lease), su estado y su ciudad',
  },
  'us.ask-home.rent-behind': {
    says: 'Avise por escrito a su propietario (landlord), ofrezca un plan y llame al 211 para pedir ayuda con la renta. Solo una corte puede ordenar que salga. Si recibe un aviso, llame a la ayuda legal (legal aid).',
  },
  'us.ask-home.deposit': {
    says: 'Dé su nueva dirección y pídalo por escrito. Cada estado fija un plazo, lo más común de 14 a 45 días, y no pueden cobrar el desgaste normal. Después use la corte de reclamos menores (small claims court).',
  },
  'us.ask-home.repairs': {
    says: 'Pida el arreglo por escrito y tome fotos. Después llame al inspector de vivienda (code inspector) de su ciudad. No retenga la renta sin consejo local antes, porque las reglas cambian según el estado.',
  },
  'us.ask-home.rent-increase': {
    says: 'Durante un contrato a plazo fijo (lease), la renta solo puede subir si el contrato lo dice. Después debe haber aviso, y algunos estados y ciudades ponen un tope.',
    dependsOn: 'su contrato de renta (lease), su estado y su ciudad',
  },
  'us.ask-home.discrimination': {
    says: 'Quéjese ante HUD en el plazo de un año, o ante su estado. Un propietario (landlord) no puede tratarle peor por raza, sexo, religión, hijos o discapacidad. Por una discapacidad debe hacer cambios razonables.',
  },
  'us.ask-home.break-lease': {
    says: 'Puede deber la renta hasta que llegue otro inquilino. Órdenes militares, peligro en casa o una casa inhabitable pueden liberarle. En la mayoría de los estados el propietario (landlord) debe intentar rentarla otra vez.',
    dependsOn: 'su razón, su contrato de renta (lease) y su estado',
  },
  'us.ask-home.military-lease': {
    says: 'Con órdenes militares puede terminar un contrato de renta (lease). Dé aviso escrito y una copia de las órdenes. Termina 30 días después del siguiente vencimiento de la renta.',
  },
  'us.ask-home.enter': {
    says: 'En la mayoría de los estados el propietario (landlord) debe avisar, a menudo 24 horas antes, y tener una buena razón. En una emergencia puede entrar de inmediato.',
    dependsOn: 'su estado y si es una emergencia',
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
  'us.ask-home.home-sold': {
    says: 'Un contrato casi siempre sigue con el nuevo dueño, y su depósito también. Sin contrato de plazo fijo, deben dar el aviso que fija su estado. Pregunte por escrito quién recibe ahora la renta.',
    dependsOn: 'su contrato y su estado',
  },
  'us.ask-home.roommate-left': {
    says: 'Si ambos firmaron el mismo contrato, el dueño casi siempre puede pedir toda la renta a cualquiera. Pague para conservar su casa y luego reclame la parte del otro en la small claims court.',
    dependsOn: 'si ambos firmaron el mismo contrato',
  },
  'us.ask-home.voucher-refused': {
    says: 'La ley federal deja a la mayoría de los dueños rechazar un vale (voucher), pero muchos estados y ciudades lo prohíben. Pida la negativa por escrito y quéjese a la oficina de derechos civiles de su estado.',
    dependsOn: 'su estado y su ciudad',
  },
}
