/** Questions about collectors: their calls and visits, and what they must prove: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTORS_ES: Words = {
  'us.ask-debt.jail': {
    says: 'No pueden meterle en la cárcel por no pagar una deuda privada, y un cobrador no puede amenazar con eso. Una corte solo puede castigarle por ignorar su orden de ir.',
  },
  'us.ask-debt.take-things': {
    says: 'Un cobrador no puede venir a llevarse sus cosas. Primero necesita un fallo de la corte (judgment), y lo cumple un sheriff. Un prestamista con un gravamen (lien) sobre su carro es distinto.',
  },
  'us.ask-debt.come-to-house': {
    says: 'No tiene que abrir la puerta ni hablar. Dígales por escrito que dejen de contactarle. Un cobrador no tiene poder para entrar ni llevarse cosas.',
  },
  'us.ask-debt.ignore': {
    says: 'No la ignore: la deuda sigue y pueden demandarle. Dispútela por escrito en un plazo de 30 días y conteste a tiempo cualquier papel de la corte.',
  },
  'us.ask-debt.calls': {
    says: 'Escríbales: dejen de contactarme. Entonces deben parar, salvo para decir que paran o que van a demandar. Más de siete llamadas en siete días es demasiado.',
  },
  'us.ask-debt.work-calls': {
    says: 'No pueden contarle la deuda a su jefe, su familia ni sus amigos. Dígales que no puede recibir llamadas en el trabajo, y deben dejar de llamar allí.',
  },
  'us.ask-debt.not-mine': {
    says: 'Escriba en un plazo de 30 días que la disputa y quiere pruebas. Deben parar hasta enviarlas. Si alguien usó su nombre, vaya a IdentityTheft.gov.',
  },
  'us.ask-debt.validation': {
    says: 'Dispútela por escrito en los 30 días después de su aviso y pida pruebas. Deben dejar de cobrar hasta enviarlas. Guarde una copia y use el correo certificado (certified mail).',
  },
  'us.ask-debt.loan-sold': {
    says: 'Escriba al administrador del préstamo (servicer) y pregunte cómo se forma la suma. Debe contestar en 30 días hábiles. Durante 60 días tras un traspaso, un pago al servicer anterior no es tardío. Las condiciones del préstamo siguen igual.',
  },
}
