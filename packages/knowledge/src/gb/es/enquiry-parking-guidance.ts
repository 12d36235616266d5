/** The Spanish words of the rows in ../enquiry-parking-guidance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARKING_GUIDANCE_ES: Words = {
  'gb.ask-parking.step-who': {
    says: 'Lea la parte de arriba del aviso. «Penalty» significa un ayuntamiento (council) o la policía. «Parking charge» significa una empresa privada.',
  },
  'gb.ask-parking.step-days': {
    says: 'Busque la fecha y cuente los días. Catorce días suelen decidir el precio, y 28 días el derecho a recurrir.',
  },
  'gb.ask-parking.step-proof': {
    says: 'Guarde sus pruebas: recibo, extracto, fotos de los carteles y mensajes de la empresa.',
  },
  'gb.ask-parking.step-appeal': {
    says: 'Recurra por escrito antes de pagar. Pagar termina el caso.',
  },
  'gb.ask-parking.step-court': {
    says: 'Trate primero los papeles judiciales. Tienen un último día, y si lo deja pasar puede perder sin vista.',
  },
  'gb.ask-parking.right-appeal': {
    says: 'Tiene derecho a un recurso gratuito contra casi cualquier cobro de aparcamiento.',
  },
  'gb.ask-parking.right-tribunal': {
    says: 'En las multas del ayuntamiento (council) tiene derecho a un tribunal gratuito e independiente.',
  },
  'gb.ask-parking.right-driver': {
    says: 'No tiene que decir a una empresa privada de aparcamiento quién conducía.',
  },
  'gb.ask-parking.fact-reality': {
    says: 'Los cobros privados pueden deberse si los carteles son claros. Las multas del ayuntamiento crecen si las deja. Los dos pueden anularse con buenos motivos.',
  },
  'gb.ask-parking.fact-rights': {
    says: 'Puede pedir las fotos, dar sus motivos y hacer que decida alguien independiente.',
  },
  'gb.ask-parking.fact-bailiff': {
    says: 'Ningún agente de embargo (bailiff) puede venir por un cobro de aparcamiento sin una orden judicial antes.',
  },
  'gb.ask-parking.option-appeal': {
    says: 'Recurra ante quien lo envió, y después ante el organismo independiente.',
    title: 'Recurrir',
    cost: 'Gratis',
    time: 'De 14 a 28 días',
    risk: 'Después de 14 días puede perder el precio menor.',
    bestFor: 'Tiene un motivo o pruebas.',
  },
  'gb.ask-parking.option-pay': {
    says: 'Pague pronto y guarde el recibo.',
    title: 'Pagar el precio menor',
    cost: 'A menudo algo más de la mitad',
    time: 'En un plazo de 14 días',
    risk: 'Después de pagar no puede recurrir.',
    bestFor: 'El cobro es correcto.',
  },
  'gb.ask-parking.option-help': {
    says: 'Pueden mirar el aviso con usted y ayudar con formularios.',
    title: 'Preguntar a Citizens Advice',
    cost: 'Gratis',
    time: 'Una llamada o una visita',
    risk: 'Los días siguen corriendo.',
    bestFor: 'No está seguro, o llegaron papeles judiciales.',
  },
  'gb.ask-parking.warning-court': {
    says: 'Nunca ignore un aviso antes de la demanda (letter before claim) ni papeles judiciales, aunque el cobro le parezca injusto.',
  },
  'gb.ask-parking.myth-ignore': {
    says: 'El consejo de ignorar los cobros privados es antiguo. Las empresas llevan ahora muchos casos al juzgado.',
  },
}
