/** Questions about officers, seizures and what stays protected: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENFORCEMENT_WORDS: Words = {
  'fr.ask-debt.prison': {
    says: 'En Francia nadie va a la cárcel por una factura, un crédito, un descubierto o un alquiler impagado. Es asunto del juez civil, no de la policía. Pueden ficharle (FICP) y demandarle en plazo. Ofrezca un plan por escrito. Un juez puede dar hasta 24 meses; con muchas deudas, la Banque de France ayuda gratis.',
  },
  'fr.ask-debt.officer-enter': {
    says: 'Sin título el agente no puede entrar. Con título, si usted no está o se niega, necesita a la policía, a un cargo electo o a dos testigos.',
    dependsOn: 'si hay una orden judicial u otro título',
  },
  'fr.ask-debt.officer-goods': {
    says: 'Lo que necesita para vivir y trabajar está protegido: cama, ropa, mesa, nevera, cocina, lavadora, herramientas. Otras cosas se pueden embargar, pero solo con título (sentencia) y ocho días o más después de una orden de pago (commandement de payer). Un papel en el buzón por sí solo no permite nada.',
    dependsOn: 'qué cosa es',
  },
  'fr.ask-debt.wages': {
    says: 'Desde julio de 2025 ya no hace falta el permiso previo del juez. El agente envía un requerimiento y usted tiene un mes para impugnar o acordar un plan. Luego la empresa retiene una parte según una escala. Queda al menos el RSA, y cada persona a su cargo sube su parte. Después puede ir al juez, pero ya no suspende.',
    dependsOn: 'si hay un título',
  },
  'fr.ask-debt.notice-of-visit': {
    says: 'Recoja pronto el acto en la oficina del agente. El plazo corre casi siempre desde el día de la visita, aunque no lo recoja.',
  },
}
