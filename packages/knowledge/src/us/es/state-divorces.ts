/** The Spanish words of the rows in ../state-divorces.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_DIVORCES_ES: Words = {
  'us.divorce.want': {
    says: 'Su esposo o esposa pide a una corte terminar el matrimonio y decidir sobre hijos, dinero y casa.',
  },
  'us.divorce.reality': {
    says: 'Es un caso real. Si no responde, el juez puede dar lo que piden los papeles.',
  },
  'us.divorce.right-heard': {
    says: 'Puede responder, pedir lo que quiere y ser oído sobre hijos, manutención y bienes.',
  },
  'us.divorce.right-kids': {
    says: 'Casi siempre decide sobre los hijos el estado donde vivieron seis meses. La manutención sigue las tablas del estado.',
  },
  'us.divorce.step': {
    says: 'Presente su respuesta antes de la fecha, con el formulario de la corte. Copie papeles de banco, sueldo e impuestos. Pida ayuda legal gratis.',
  },
  'us.divorce.option-answer': {
    says: 'Responda y diga con qué está de acuerdo y con qué no.',
    title: 'Presentar una respuesta',
    cost: 'Una tasa, que pueden perdonar',
    time: 'Antes de la fecha de los papeles',
    risk: 'Ninguno. Sin respuesta puede perder.',
    bestFor: 'Quiere que le oigan.',
  },
  'us.divorce.option-agree': {
    says: 'Intente un acuerdo, con un mediador, y que el juez lo firme.',
    title: 'Llegar a un acuerdo',
    cost: 'El mediador de la corte puede ser gratis',
    time: 'Semanas',
    risk: 'No firme bajo presión.',
    bestFor: 'Pueden hablar con seguridad.',
  },
  ...stateWords('divorce', {
    AZ: 'casi siempre tiene 20 días para responder a papeles de divorcio. Sobre los hijos el juez hace lo mejor para ellos',
    CA: 'casi siempre tiene 30 días para responder a papeles de divorcio. Sobre los hijos el juez hace lo mejor para ellos',
    FL: 'casi siempre tiene 20 días para responder a papeles de divorcio. Sobre los hijos el juez hace lo mejor para ellos',
    GA: 'casi siempre tiene 30 días para responder a papeles de divorcio. Sobre los hijos el juez hace lo mejor para ellos',
    IL: 'casi siempre tiene 30 días para responder a papeles de divorcio. Sobre los hijos el juez hace lo mejor para ellos',
    MA: 'casi siempre tiene 20 días para responder a papeles de divorcio. Sobre los hijos el juez hace lo mejor para ellos',
    MI: 'casi siempre tiene 21 días para responder a papeles de divorcio. Sobre los hijos el juez hace lo mejor para ellos',
    NC: 'casi siempre tiene 30 días para responder a papeles de divorcio. Sobre los hijos el juez hace lo mejor para ellos',
    NJ: 'casi siempre tiene 35 días para responder a papeles de divorcio. Sobre los hijos el juez hace lo mejor para ellos',
    NY: 'casi siempre tiene 20 días para responder a papeles de divorcio. Sobre los hijos el juez hace lo mejor para ellos',
    OH: 'casi siempre tiene 28 días para responder a papeles de divorcio. Sobre los hijos el juez hace lo mejor para ellos',
    PA: 'pida su parte de los bienes y la manutención antes de que el divorcio sea firme, o puede perderlas. Una declaración jurada (affidavit) vale como cierta si no la niega, casi siempre en 20 días. Sobre los hijos el juez hace lo mejor para ellos',
    TX: 'casi siempre tiene hasta las 10 a.m. del lunes después de 20 días para responder a papeles de divorcio. Sobre los hijos el juez hace lo mejor para ellos',
    VA: 'casi siempre tiene 21 días para responder a papeles de divorcio. Sobre los hijos el juez hace lo mejor para ellos',
    WA: 'casi siempre tiene 20 días para responder a papeles de divorcio. Sobre los hijos el juez hace lo mejor para ellos',
  }),
}
