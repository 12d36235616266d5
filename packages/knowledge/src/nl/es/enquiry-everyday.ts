/** Questions on fraud, private parking, insurers and pictures (en español) */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVERYDAY_ES: Words = {
  'nl.ask.scam-paid': {
    says: 'Llame ya a su banco para parar el pago. Si usted no dio permiso, el banco casi siempre debe devolverlo. Denúncielo a la policía.',
  },
  'nl.ask.private-parking': {
    says: 'La penalización de una empresa es cosa de contrato y no una multa del Estado. La empresa debe probarla, y un juez puede bajarla.',
    dependsOn: 'de si conducía y podía leer las condiciones.',
  },
  'nl.ask.insurer-refuses': {
    says: 'Pregunte qué cláusula de la póliza usan. Responda por escrito con pruebas y reclame a la aseguradora. Después puede ir a Kifid.',
  },
  'nl.ask.picture-claim': {
    says: 'Guarde una imagen de la página y quite la foto. Pida prueba de que es suya y de cómo salió la suma. No ofrezca más que el precio de una licencia.',
  },
}
