/** The Spanish words of the rows in ../insurance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_ES: Words = {
  'us.insurance.want': {
    says: 'La aseguradora dice qué pagará, o que no pagará.',
  },
  'us.insurance.who': {
    says: 'Es una empresa privada o un plan del trabajo. Si dice que no, todavía no es definitivo.',
  },
  'us.insurance.reality': {
    says: 'Poca gente apela, y muchos de los que apelan ganan. La primera apelación es gratis.',
  },
  'us.insurance.rights-summary': {
    says: 'Puede pedir la razón por escrito, ver los papeles, apelar y quejarse ante su estado.',
  },
  'us.insurance.right-reason': {
    says: 'Puede pedir a la aseguradora su razón por escrito y las palabras de la póliza (policy) en que se apoya.',
  },
  'us.insurance.step-reason': {
    says: 'Busque la razón de la negativa y el último día para apelar. Pida por escrito su expediente de reclamo (claim file).',
  },
  'us.insurance.step-doctor': {
    says: 'Pida a su médico una carta que diga por qué necesita la atención, y los registros médicos.',
  },
  'us.insurance.step-appeal': {
    says: 'Escriba su apelación: qué negaron, por qué está mal y las pruebas. Envíela de forma que pueda probar el día.',
  },
  'us.insurance.step-check-code': {
    says: 'Revise nombres, fechas y códigos. Muchas negativas vienen de un código mal puesto que el consultorio puede corregir.',
  },
  'us.insurance.option-appeal': {
    says: 'Envíe una apelación escrita con pruebas. En los planes médicos necesita este paso antes que casi todos los otros.',
    title: 'Apelar dentro del plan o la aseguradora',
    cost: 'Gratis',
    time: 'En planes médicos, 180 días para presentarla',
    risk: 'Ninguno.',
    bestFor: 'Cree que deberían pagar.',
  },
  'us.insurance.option-complain': {
    says: 'El departamento de seguros (insurance department) del estado pide a la aseguradora que se explique.',
    title: 'Quejarse ante la oficina de seguros de su estado',
    cost: 'Gratis',
    time: 'Semanas',
    risk: 'Ninguno. Los planes que el empleador paga por su cuenta son asunto del Departamento de Trabajo.',
    bestFor: 'La aseguradora tarda, calla o es injusta.',
  },
  'us.insurance.option-help': {
    says: 'Llame a EBSA si es un plan del trabajo, o al programa de ayuda al consumidor de su estado.',
    title: 'Recibir ayuda gratis con la apelación',
    cost: 'Gratis',
    time: 'Esta semana',
    risk: 'Ninguno. Los días siguen corriendo.',
    bestFor: 'Usted está enfermo o enferma, o la suma es grande.',
  },
  'us.insurance.warning-medicare': {
    says: 'Medicare y Medicaid tienen sus propios plazos para apelar, algunos de solo 60 días. La carta dice el suyo.',
  },
}
