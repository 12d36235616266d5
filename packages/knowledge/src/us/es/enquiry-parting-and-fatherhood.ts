/** Questions before and after a parting: custody papers, money, a test of fatherhood, a home that is the other’s: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARTING_AND_FATHERHOOD_ES: Words = {
  'us.fact.custody-paper-later': {
    says: 'Los padres no pueden quitar con una firma el poder del juez sobre custodia y visitas. Un juez puede cambiarlas después si el bien del niño lo pide. Pero casi siempre debe mostrar que cambió algo importante. Que pasó un año no suele bastar, y algunos estados hacen esperar uno o dos años salvo peligro. Firme solo lo que pueda aceptar por años, y ponga por escrito un día de revisión.',
  },
  'us.fact.before-a-divorce': {
    says: 'Antes de hablar, copie papeles de banco, tarjetas, préstamos, impuestos y casa, y anote cada suma de ese día. No esconda ni mueva dinero: un juez puede usarlo en su contra. Presentado el caso, algunos estados prohíben a ambos vender, pedir prestado o gastar más de lo diario; si no, pida ya esa orden si teme el juego. Con el hijo nadie empieza con ventaja: siga cuidándolo cada día y no se vaya sin un plan escrito.',
  },
  'us.fact.money-hidden-in-divorce': {
    says: 'Un mediador no puede obligar a mostrar cuentas; un juzgado sí. En un divorcio ambos casi siempre dan una lista jurada de lo que tienen y deben: en Nueva Jersey, el “Case Information Statement”. Luego un abogado puede pedir papeles y extractos a los bancos. Antes, reúna lo que ella puede pedir: copias de las declaraciones conjuntas al IRS, la escritura en el condado y su informe gratis de AnnualCreditReport.com. No firmen nada antes de tener las listas.',
  },
  'us.fact.said-to-be-father': {
    says: 'Nadie debe manutención antes de que la paternidad quede fijada por una firma o un juez. No firme nada ni envíe dinero como “padre” antes de una prueba de ADN. La madre o la oficina de manutención puede pedirla al juez, y la muestra casi siempre se toma cerca de donde él vive, también fuera del país. Nunca ignore papeles del juzgado: quien no responde puede ser declarado padre sin prueba. El pasaporte se niega solo a quien debe más de 2.500 dólares de manutención ordenada.',
  },
  'us.fact.stay-in-exs-home': {
    says: 'Póngalo por escrito: hasta qué día puede quedarse, quién paga qué y cómo cada uno puede terminarlo antes. Los correos y mensajes valen como prueba, guárdelos. A quien vive allí con el sí del dueño casi siempre se le debe un aviso escrito antes de irse, y no se le puede cerrar la puerta. Al salir, haga una lista de lo que se lleva, filme cada cuarto con fecha y entregue las llaves contra firma. El mejor testigo no es amigo de ninguno.',
  },
}
