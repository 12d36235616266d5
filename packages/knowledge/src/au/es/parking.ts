/** The Spanish words of the rows in ../parking.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_ES: Words = {
  'au.parking.want': {
    says: 'Mire quién lo envió. Una empresa privada no es una oficina pública.',
  },
  'au.parking.reality': {
    says: 'Esto no es una multa. Una empresa privada no puede multarle. Tendría que demandar para hacerle pagar.',
  },
  'au.parking.who': {
    says: 'Una empresa privada de aparcamiento dice que usted rompió un contrato que está en sus carteles. No tiene poderes públicos.',
  },
  'au.parking.rights': {
    says: 'Puede pedir pruebas de los carteles, de la hora y de la pérdida real.',
  },
  'au.parking.not-yet': { says: 'No pueden quitarle puntos ni parar su licencia.' },
  'au.parking.right-proof': {
    says: 'Una suma muy por encima de su pérdida puede ser un castigo (penalty) o una cláusula injusta, que no le obliga.',
  },
  'au.parking.right-harass': { says: 'No pueden fingir que es una multa ni acosarle.' },
  'au.parking.step-who': {
    says: 'Mire quién lo envió. Si es un ayuntamiento (council) o la policía, es una multa real con fecha límite.',
  },
  'au.parking.step-proof': { says: 'Haga fotos de los carteles y guarde su tique.' },
  'au.parking.step-write': {
    says: 'Si no está de acuerdo, escriba una vez y diga por qué. No nombre al conductor si no tiene que hacerlo.',
  },
  'au.parking.opt-dispute': {
    says: 'Diga qué está mal y pida pruebas.',
    title: 'Disputarlo por escrito',
    cost: 'Gratis.',
    time: 'Una carta.',
    risk: 'Pueden enviarlo a una agencia de cobro.',
    bestFor: 'Usted pagó, o los carteles no eran claros.',
  },
  'au.parking.opt-pay': {
    says: 'Pague si está de acuerdo en que lo debe.',
    title: 'Pagar',
    cost: 'La suma que piden.',
    time: 'A más tardar en la fecha del aviso.',
    risk: 'Ninguno.',
    bestFor: 'Quiere que se acabe.',
  },
  'au.parking.right-penalty': {
    says: 'Una suma muy por encima del daño hecho puede ser un castigo (penalty) que un tribunal no aplicará. Solo un organismo público puede multarle.',
  },
  'au.parking.right-mislead': {
    says: 'Una empresa privada no puede disfrazar su reclamo de multa oficial ni engañarle sobre sus derechos.',
  },
}
