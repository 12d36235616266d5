/** Questions about injuries at work, rival work and who is an employee: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_TERMS_ES: Words = {
  'us.ask-life.work-injury': {
    says: 'Avise ya por escrito a su empleador y vaya al médico. Reclame según la ley de su estado: la culpa no importa, pero el plazo es corto. No pueden despedirle por ello.',
  },
  'us.ask-life.rival-work': {
    says: 'Algunos estados prohíben esas promesas, otros permiten solo las justas. No firme otra con prisa, y muestre la suya a un abogado antes de irse.',
    dependsOn: 'su estado, su pago y lo que firmó',
  },
  'us.ask-life.contractor': {
    says: 'El nombre no decide. Si la firma fija sus horas y cómo trabaja, puede ser empleado. Pregunte al IRS (formulario SS-8) y a la Wage and Hour Division.',
    dependsOn: 'quién controla su trabajo',
  },
}
