/** The Spanish words of Belgium: enquiry. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ES: Words = {
  'be.ask.step-debt': {
    says: 'Reúna cartas y cantidades, y pida a su CPAS mediación de deudas gratis.',
  },
  'be.ask.right-debt': {
    says: 'Nadie puede embargar nada sin una sentencia u otro título.',
  },
  'be.ask.step-home': {
    says: 'Pregunte a su CPAS y a un sindicato de inquilinos antes de contestar al casero.',
  },
  'be.ask.right-home': {
    says: 'Solo un juez puede ordenar que deje su vivienda.',
  },
  'be.ask.step-work': {
    says: 'Guarde su contrato y sus nóminas, y pregunte a su sindicato.',
  },
  'be.ask.right-work': {
    says: 'Tiene un año desde el fin del trabajo para ir al tribunal del trabajo.',
  },
  'be.ask.step-buy': {
    says: 'Escriba primero a la empresa, después vaya al defensor gratis.',
  },
  'be.ask.seize': {
    says: 'No sin una sentencia u otro título. Con uno, las cosas básicas, las ayudas familiares y parte de su sueldo siguen protegidas.',
  },
  'be.ask.costs': {
    says: 'El primer recordatorio es gratis y da 14 días. Después, como mucho 20 € hasta 150 €, 30 € más el 10 % hasta 500 €, 65 € más el 5 % por encima.',
    dependsOn: 'la cantidad que debe',
  },
  'be.ask.old-debt': {
    says: 'Energía, agua, teléfono y alquiler: cinco años. Atención médica: dos años. Muchos otros contratos: hasta diez.',
    dependsOn: 'qué tipo de factura es',
  },
  'be.ask.cannot-pay': {
    says: 'Pida a su CPAS mediación de deudas gratis. Si las deudas son demasiadas, el tribunal del trabajo puede fijar un plan y parar embargos.',
  },
  'be.ask.summons': {
    says: 'Vaya a la primera vista. Discútala o pida pagar cada mes. Si no va, casi siempre deciden que la debe.',
  },
  'be.ask.evict': {
    says: 'Solo el juez de paz (juge de paix) puede ordenarlo, y un agente judicial (huissier) lo hace, casi siempre un mes después de la entrega. En Bruselas casi nunca del 1 de noviembre al 15 de marzo.',
  },
  'be.ask.dismissed': {
    says: 'Compruebe el preaviso con sus años de trabajo. Pida los motivos por carta certificada en dos meses. Tiene un año para ir al tribunal del trabajo.',
  },
  'be.ask.withdraw': {
    says: 'En línea o en su puerta: 14 días, sin motivo. En una tienda no hay ese derecho.',
    dependsOn: 'cómo lo compró',
  },
  'be.ask.guarantee': {
    says: 'Durante dos años el vendedor debe reparar o cambiar gratis los productos nuevos.',
  },
  'be.ask.leave-home': {
    says: 'En un contrato de nueve años: tres meses de aviso. En los tres primeros años debe tres, dos o un mes de alquiler. Los contratos cortos tienen otras reglas.',
    dependsOn: 'el tipo de contrato y la región',
  },
  'be.ask.landlord-notice': {
    says: 'En un contrato de nueve años el casero necesita seis meses de aviso y un caso de la ley, como uso propio. Entonces usted puede irse con un mes de aviso.',
    dependsOn: 'el tipo de contrato y el motivo',
  },
  'be.ask.deposit': {
    says: 'La fianza (garantie locative) debe estar en una cuenta bloqueada a su nombre. Casi siempre como mucho dos meses de alquiler, en Flandes tres. La liberan los dos o el juez.',
    dependsOn: 'su región',
  },
  'be.ask.rent-index': {
    says: 'El alquiler puede seguir el índice una vez al año, el día del contrato, si se pide por escrito. Puede ir hacia atrás tres meses como mucho.',
    dependsOn: 'su contrato y su región',
  },
  'be.ask.account': {
    says: 'Con una sentencia se puede tomar una parte. Las ayudas familiares, el ingreso mínimo y una base del sueldo siguen protegidos. Tiene 15 días para oponerse.',
    dependsOn: 'qué dinero es',
  },
  'be.ask.unpaid-wages': {
    says: 'Reclámelo por escrito, después avise a la inspección de trabajo y a su sindicato. Tras el fin del trabajo tiene un año para ir al tribunal.',
  },
  'be.ask.energy': {
    says: 'Pida a la empresa un plan y a su CPAS el fondo de energía. Los cortes necesitan pasos, y las reglas de invierno cambian según la región. El defensor de la energía es gratis.',
  },
  'be.ask.scam': {
    says: 'No pulse ni pague. Reenvíelo a suspect@safeonweb.be. Si dio datos, llame enseguida a su banco y a Card Stop (078 170 170).',
  },
  'be.ask.right-buy': {
    says: 'En la mayoría de las compras a distancia tiene 14 días para desistir.',
  },
  'be.ask.option-help': {
    title: 'Pedir consejo legal gratis',
    says: 'La oficina de asistencia jurídica o su CPAS contesta gratis las primeras preguntas.',
    cost: 'Nada.',
    time: 'Una visita.',
    risk: 'Ninguno.',
    bestFor: 'Cualquier primera pregunta.',
  },
  'be.ask.account-left': {
    dependsOn: 'de dónde viene el dinero',
    says: 'El sueldo y las ayudas siguen protegidos hasta 30 días después de llegar a la cuenta, gracias a un código. Bajo cierta suma no se puede tomar nada. Si bloquean demasiado, escriba al agente judicial con pruebas. Después acuda al juez de embargos.',
  },
  'be.ask.bank-refuses': {
    says: 'Llame ya al banco y a Card Stop (078 170 170). El banco debe devolver un pago no autorizado, salvo que pruebe fraude o negligencia grave. Si se niega, escríbale, y después a Ombudsfin, gratis.',
  },
}
