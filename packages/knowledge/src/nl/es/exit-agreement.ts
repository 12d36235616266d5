/** The Spanish words of the rows in ../exit-agreement.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EXIT_AGREEMENTS_ES: Words = {
  'nl.exit.reality': {
    says: 'Es solo una oferta. No tiene que firmar y puede pedir más.',
  },
  'nl.exit.right-undo': {
    says: 'Tras firmar tiene 14 días para deshacerlo por escrito, sin motivo. Son 21 días si el papel no lo dice.',
  },
  'nl.exit.right-transition': {
    says: 'Compare la suma con el pago de transición: cerca de un tercio de mes por año. Por el UWV también lo tendría.',
  },
  'nl.exit.right-benefit': {
    says: 'Para el paro (WW) el papel debe decir que la empresa quiere el fin y que usted no tiene culpa.',
  },
  'nl.exit.warn-notice': {
    says: 'Compruebe la fecha final. Si se acorta el preaviso, la WW empieza solo después.',
  },
  'nl.exit.warn-ill': {
    says: '¿Está enfermo? No firme sin consejo. Puede perder la paga por enfermedad y la prestación.',
  },
  'nl.exit.step-check': {
    says: 'Pida tiempo. Haga revisar el papel por un abogado, el sindicato o el Juridisch Loket. Muchas empresas lo pagan.',
  },
  'nl.exit.option-more': {
    title: 'Pedir mejores condiciones',
    says: 'Escriba lo que quiere: más dinero, un final más tarde, sin prohibición de otro trabajo.',
    cost: 'A menudo la empresa paga el consejo.',
    time: 'Una o dos semanas.',
    risk: 'La empresa puede ir al UWV.',
    bestFor: 'Acepta el fin del trabajo.',
  },
}
