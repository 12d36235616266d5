/** Questions about officers, seizures and what stays protected: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENFORCEMENT_WORDS: Words = {
  'fr.ask-debt.prison': {
    says: 'En Francia nadie va a la cárcel por una factura, un préstamo o un alquiler sin pagar.',
  },
  'fr.ask-debt.officer-enter': {
    says: 'Sin título el agente no puede entrar. Con título, si usted no está o se niega, necesita a la policía, a un cargo electo o a dos testigos.',
    dependsOn: 'si hay una orden judicial u otro título',
  },
  'fr.ask-debt.officer-goods': {
    says: 'Lo que necesita para vivir y trabajar está protegido: cama, ropa, mesa, nevera, cocina, lavadora, herramientas. Otras cosas se pueden embargar con título.',
    dependsOn: 'qué cosa es',
  },
  'fr.ask-debt.bank-empty': {
    says: 'Debe quedar una suma básica, unos 650 €. Las ayudas siguen protegidas si las prueba. Tiene un mes para impugnar el embargo, o dos si es del Tesoro (SATD).',
    dependsOn: 'qué hay en la cuenta',
  },
  'fr.ask-debt.wages': {
    says: 'Con título, el agente manda antes un requerimiento de pago. Tiene un mes para impugnar o acordar un plan. Solo se puede tomar una parte del sueldo.',
    dependsOn: 'si hay un título',
  },
  'fr.ask-debt.notice-of-visit': {
    says: 'Recoja pronto el acto en la oficina del agente. El plazo corre casi siempre desde el día de la visita, aunque no lo recoja.',
  },
}
