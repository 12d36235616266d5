/** The Spanish words of Belgium: consumer. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_ES: Words = {
  'be.buy.want': {
    says: 'Una empresa quiere dinero o le exige cumplir un contrato. No es un papel del juzgado.',
  },
  'be.buy.who': {
    says: 'Una tienda o un proveedor es una empresa privada. Sus condiciones no valen donde rompen la ley del consumidor.',
  },
  'be.buy.reality': {
    says: 'Nadie puede embargar nada sin un juez.',
  },
  'be.buy.not-yet': {
    says: 'No pueden añadir gastos antes de un primer recordatorio gratis y 14 días.',
  },
  'be.buy.rights': {
    says: 'Puede discutir, terminar un contrato renovado e ir a un defensor gratis.',
  },
  'be.buy.step-write': {
    says: 'Escriba primero a la empresa. Diga qué está mal y qué quiere. Guarde una copia.',
  },
  'be.buy.step-pay-part': {
    says: 'Pague la parte correcta y discuta el resto por escrito.',
  },
  'be.buy.step-ombudsman': {
    says: '¿Sin buena respuesta? Vaya al defensor del consumidor, o al de energía o telecomunicaciones. Es gratis.',
  },
  'be.buy.step-energy': {
    says: 'Pregunte a su CPAS por el fondo de energía y un plan, y mire si tiene la tarifa social.',
  },
  'be.buy.step-report': {
    says: 'Denuncie la empresa al SPF Economie (ConsumerConnect).',
  },
  'be.buy.right-withdraw': {
    says: 'En la mayoría de las compras en línea o en su puerta puede desistir en 14 días, sin motivo. Entonces el vendedor devuelve el dinero en 14 días.',
  },
  'be.buy.right-guarantee': {
    says: 'Los productos nuevos tienen una garantía legal de dos años del vendedor.',
  },
  'be.buy.right-renewal': {
    says: 'Después de una renovación callada puede terminar un contrato de servicio cuando quiera, gratis, con dos meses de aviso como mucho.',
  },
  'be.buy.right-caps': {
    says: 'Los gastos por pagar tarde tienen un tope legal.',
  },
  'be.buy.right-terms': {
    says: 'Las cláusulas abusivas no le obligan.',
  },
  'be.buy.option-dispute': {
    title: 'Escribir y discutir',
    says: 'Diga qué está mal, con una fecha para contestar.',
    cost: 'Un sello o nada.',
    time: 'Una hora.',
    risk: 'Bajo.',
    bestFor: 'La factura o el producto está mal.',
  },
  'be.buy.option-ombudsman': {
    title: 'Ir a un defensor gratis',
    says: 'El defensor del consumidor encuentra el servicio adecuado.',
    cost: 'Nada.',
    time: 'Unos 90 días.',
    risk: 'Ninguno.',
    bestFor: 'Escribió primero y no tuvo buena respuesta.',
  },
  'be.buy.option-plan': {
    title: 'Pedir un plan',
    says: 'Ofrezca una cantidad al mes antes de la fecha.',
    cost: 'Lo que ofrezca.',
    time: 'Una carta.',
    risk: 'Cúmplalo.',
    bestFor: 'La factura es correcta pero demasiado alta.',
  },
  'be.buy.scam-want': {
    says: 'Este mensaje parece una estafa. Quiere su dinero o sus datos.',
  },
  'be.buy.scam-reality': {
    says: 'Ningún banco ni oficina pide su PIN, código o lector de tarjeta por mensaje o teléfono.',
  },
  'be.buy.scam-step-stop': {
    says: 'No pulse, llame ni pague. Envíe el mensaje a suspect@safeonweb.be (verdacht@safeonweb.be).',
  },
  'be.buy.scam-step-bank': {
    says: '¿Pagó o dio datos? Llame enseguida a su banco y a Card Stop (078 170 170), después a la policía.',
  },
  'be.buy.scam-right-refund': {
    says: 'Su banco debe casi siempre devolver un pago que usted no permitió, salvo que fuera muy descuidado.',
  },
  'be.buy.scam-option': {
    title: 'No contestar, y denunciarlo',
    says: 'Reenvíelo, después bórrelo.',
    cost: 'Nada.',
    time: 'Cinco minutos.',
    risk: 'Ninguno.',
    bestFor: 'No dio nada.',
  },
}
