/** The Spanish words of the rows in ../parking.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_ES: Words = {
  'nz.parking.want': {
    says: 'Mire quién lo envió. Una empresa privada no es una oficina pública.',
  },
  'nz.parking.reality': {
    says: 'No es una multa. Una empresa privada solo puede reclamar su pérdida razonable según un contrato, y tendría que demandar.',
  },
  'nz.parking.who': {
    says: 'Una empresa privada de aparcamiento no tiene poderes públicos. Se apoya en sus carteles.',
  },
  'nz.parking.rights': {
    says: 'Puede disputarlo con la empresa, y después en el Disputes Tribunal.',
  },
  'nz.parking.not-yet': {
    says: 'Un aviso privado (breach notice) no trae puntos de sanción (demerit points).',
  },
  'nz.parking.right-loss': {
    says: 'Solo pueden pedir una suma justa por su pérdida y gastos, no un castigo.',
  },
  'nz.parking.right-clamp': {
    says: 'El cargo por un cepo puede ser de 100 $ como máximo. Deben quitar el cepo poco después de que pague.',
  },
  'nz.parking.clamp-fee': {
    says: 'El cargo por un cepo puede ser de 100 $ como máximo.',
    name: 'Cargo por el cepo',
  },
  'nz.parking.step-who': {
    says: 'Mire quién lo envió. Si es un ayuntamiento (council) o la policía, es una multa de verdad con un último día.',
  },
  'nz.parking.step-proof': { says: 'Haga fotos de los carteles y guarde su tique.' },
  'nz.parking.step-write': {
    says: 'Si no está de acuerdo, escriba a la empresa y diga por qué. Diga que lo disputa.',
  },
  'nz.parking.opt-dispute': {
    says: 'Escriba a la empresa con sus razones. Después puede decidir el Disputes Tribunal.',
    title: 'Disputarlo',
    cost: 'Gratis al principio.',
    time: 'Semanas.',
    risk: 'Pueden pasarlo a una agencia de cobro.',
    bestFor: 'Usted pagó, o los carteles no estaban claros.',
  },
  'nz.parking.opt-pay': {
    says: 'Pague si está de acuerdo en que lo debe.',
    title: 'Pagar',
    cost: 'El cargo.',
    time: 'Hasta la fecha del aviso.',
    risk: 'Ninguno.',
    bestFor: 'Quiere que se acabe.',
  },
  'nz.parking.right-penalty': {
    says: 'Una suma fuera de toda proporción con el daño puede ser un castigo (penalty) que un tribunal no hará cumplir.',
  },
  'nz.parking.right-mislead': {
    says: 'Una empresa privada no puede engañarle sobre sus derechos ni llamar multa a su cargo.',
  },
  'nz.parking.right-tribunal': {
    says: 'Si no está de acuerdo, puede decidir el Disputes Tribunal. Es barato y no necesita abogado.',
  },
}
