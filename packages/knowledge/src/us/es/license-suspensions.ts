/** The Spanish words of the rows in ../license-suspensions.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LICENSE_SUSPENSIONS_ES: Words = {
  'us.license.right-hearing': {
    says: 'Casi nunca pueden quitarle la licencia antes de oírle. Pida la audiencia hasta la fecha del aviso.',
  },
  'us.license.va': {
    says: 'En Virginia ya no se suspende la licencia solo por multas sin pagar, desde julio de 2020.',
  },
  'us.license.ca': {
    says: 'En California ya no se suspende la licencia solo por multas de tránsito sin pagar, desde 2017.',
  },
  'us.license.ny': {
    says: 'En Nueva York ya no se suspende la licencia por multas de tránsito sin pagar. Puede pedir un plan según sus ingresos.',
  },
  'us.license.want': {
    says: 'El estado quiere quitarle la licencia o el registro por un tiempo, desde el día del aviso.',
  },
  'us.license.step': {
    says: 'Pida la audiencia ya, como dice el aviso: a menudo detiene la suspensión. No maneje cuando haya empezado. Pregunte por una licencia limitada para el trabajo.',
  },
  'us.life.right-lapse': {
    says: 'Casi siempre puede mostrar que tenía seguro, o pedir audiencia, antes de la suspensión de licencia o placas.',
  },
  'us.life.step-lapse': {
    says: 'Pida hoy a su aseguradora que envíe prueba del seguro y responda a la oficina antes de su fecha. No maneje con la licencia suspendida.',
  },
  'us.life.option-lapse': {
    says: 'Envíe prueba o pida audiencia por escrito.',
    title: 'Mostrar prueba o pedir audiencia',
    cost: 'Gratis o una tasa pequeña',
    time: 'Antes de la fecha del aviso',
    risk: 'Responder tarde puede costar la licencia.',
    bestFor: 'Tenía seguro o es un error.',
  },
  'us.license.right-stop': {
    says: 'Debe poder ser oído sobre la suspensión. Va aparte del caso penal.',
  },
  'us.license.step-hearing': {
    says: 'Pida hoy la audiencia: el plazo es muchas veces de solo días. Consulte a un abogado antes del primer día de corte.',
  },
  'us.license.option-hearing': {
    says: 'Pida una audiencia, y un permiso para ir al trabajo.',
    title: 'Pedir una audiencia',
    cost: 'Una tasa en algunos estados',
    time: 'Días, como dice el aviso',
    risk: 'Ninguno. Sin ella empieza la suspensión.',
    bestFor: 'Necesita manejar o la prueba estuvo mal.',
  },
}
