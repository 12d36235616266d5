/** The Spanish words of the rows in ../parking.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_WORDS: Words = {
  'ca.parking.want': {
    says: 'Mire quién lo envió. Una empresa privada no es una oficina pública.',
  },
  'ca.parking.reality': {
    says: 'No es una multa de la ciudad ni de la policía. La empresa tendría que ir al tribunal para hacerle pagar.',
  },
  'ca.parking.who': {
    says: 'Una empresa privada de estacionamiento no puede multar. Puede decir que rompió un contrato de sus carteles.',
  },
  'ca.parking.rights': {
    says: 'Puede pedir pruebas: los carteles, las horas y de quién es el terreno.',
  },
  'ca.parking.not-yet': {
    says: 'No pueden quitarle puntos ni parar su licencia. Una multa municipal (by-law ticket) es distinta.',
  },
  'ca.parking.right-proof': {
    says: 'Puede pedir a la empresa que pruebe el contrato, el cartel y la suma.',
  },
  'ca.parking.step-who': {
    says: 'Mire quién lo envió. Si dice by-law, ciudad o tribunal, trátelo como multa pública.',
  },
  'ca.parking.step-proof': { says: 'Haga fotos de los carteles y guarde su recibo.' },
  'ca.parking.step-write': { says: 'Escriba a la empresa si no está de acuerdo. Diga por qué.' },
  'ca.parking.opt-dispute': {
    says: 'Diga qué está mal y pida pruebas.',
    title: 'Disputarlo por escrito',
    cost: 'Gratis.',
    time: 'Una carta.',
    risk: 'Pueden pasarlo a un cobrador.',
    bestFor: 'Pagó, o los carteles no eran claros.',
  },
  'ca.parking.opt-pay': {
    says: 'Pague si está de acuerdo en que lo debe.',
    title: 'Pagar',
    cost: 'El cargo.',
    time: 'Antes de la fecha del aviso.',
    risk: 'Ninguno.',
    bestFor: 'Estacionó sin pagar y quiere terminar.',
  },
  'ca.parking.qc-penalty': {
    says: 'En Quebec una cláusula penal (clause pénale) se puede bajar si es abusiva. La empresa debe mostrar que usted la aceptó.',
  },
  'ca.parking.right-mislead': {
    says: 'Una empresa privada no puede engañarle, por ejemplo con una factura que parece una multa de la ciudad.',
  },
  'ca.parking.on-tow': {
    says: 'En Ontario una empresa de grúas solo puede cobrar sus tarifas publicadas y debe dejarle recoger sus cosas gratis.',
  },
  'ca.parking.right-penalty': {
    says: 'Pregunte en qué cláusula se basa el cargo. Un tribunal puede bajar un cargo que solo castiga y supera mucho su pérdida real.',
  },
  'ca.parking.right-penalty-asked': {
    says: 'Pregunte en qué cláusula se basa el cargo. Un tribunal puede bajar un cargo que solo castiga y supera mucho su pérdida real.',
  },
  'ca.parking.on-trespass': {
    says: 'En Ontario solo un tribunal puede multarle por entrada ilegal (trespass), tras una acusación. El aviso de una empresa es una reclamación de dinero que ella debe probar.',
  },
}
