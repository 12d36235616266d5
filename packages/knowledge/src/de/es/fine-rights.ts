/** Rights of whoever got a public fine: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const FINE_RIGHTS_ES: Words = {
  'de.public.fine-right-limit': {
    says: 'La mayoría de las faltas de tráfico prescriben a los seis meses. Hasta el verano de 2026 solían ser tres. Una carta de audiencia o la multa reinicia el plazo.',
  },
  'de.public.fine-right-keeper': {
    says: 'Solo se multa al conductor. En el aparcamiento, el titular del coche puede tener que pagar los gastos si no se conoce al conductor.',
  },
  'de.public.fine-right-restore': {
    says: '¿Estaba de vacaciones? Pida la reposición (Wiedereinsetzung) en la semana después de volver, y opóngase.',
  },
  'de.public.fine-right-file': {
    says: 'Tiene derecho a ver el expediente, con la foto y los datos de medición.',
  },
  'de.public.fine-right-ban': {
    says: 'La prohibición de conducir puede cambiarse por una multa mayor si le cuesta el trabajo o es demasiado dura. Sin prohibición en dos años, elige el inicio en cuatro meses.',
  },
  'de.public.fine-right-red-light': {
    says: 'Si nadie corrió peligro, el mes sin conducir solo llega con más de un segundo en rojo. Haga comprobar la medición: unas décimas pueden decidir.',
  },
  'de.fine-warning.reality': {
    says: 'Es una oferta, aún no una multa. No hay recurso contra ella. Si no paga, puede seguir una multa con gastos (Bußgeldbescheid), y esa sí puede recurrirla.',
  },
  'de.fine-warning.rights': {
    says: 'Puede rechazarla: solo vale si está de acuerdo y paga. No se suman gastos.',
  },
  'de.fine-warning.not-yet': {
    says: 'Nadie puede embargar dinero ni enviar a un agente por una advertencia. Antes tiene que haber una multa firme.',
  },
  'de.fine-warning.step-choose': {
    says: 'Elija en el plazo de la carta. Pague todo y se acaba. O no pague, y diga en el formulario solo lo que quiera decir.',
  },
  'de.fine-warning.option-pay': {
    title: 'Pagar y terminar',
    says: 'Pague toda la suma a tiempo, con el número del expediente. Después este hecho ya no puede castigarse.',
    cost: 'La suma de la carta, de 5 a 55 €. Sin gastos.',
    time: 'Una semana, o el día de la carta.',
    risk: 'Una parte de la suma o un día tarde no vale.',
    bestFor: 'Es correcto.',
  },
  'de.fine-warning.option-refuse': {
    title: 'No aceptarla',
    says: 'No pague y escriba que no está de acuerdo. Puede dar sus motivos, o no decir nada del asunto.',
    cost: 'Nada ahora.',
    time: 'Una carta, o nada.',
    risk: 'Puede seguir una multa con gastos. Puede recurrirla.',
    bestFor: 'No fue usted, o está mal.',
  },
  'de.witness.want': {
    says: 'La oficina le pregunta, como titular del coche, quién conducía. No es una multa contra usted.',
  },
  'de.witness.right-silent': {
    says: 'No tiene que declarar contra usted. Tampoco contra su cónyuge, prometido o familia cercana: padres, hijos, hermanos. Escriba solo que usa este derecho.',
  },
  'de.witness.right-logbook': {
    says: 'Si no se sabe quién conducía, usted no paga la multa en su lugar. Tras una falta más grave pueden ordenar un libro de ruta (Fahrtenbuch) para su coche. Si era por aparcar, puede pagar los gastos.',
  },
  'de.witness.step': {
    says: 'Mire primero la foto. No nombre nunca a quien no conducía: es delito.',
  },
}
