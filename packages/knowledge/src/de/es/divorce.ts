/** The Spanish words of the rows in ../divorce.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DIVORCE_ES: Words = {
  'de.divorce.want': {
    says: 'Su marido o su mujer ha pedido el divorcio al tribunal de familia (Familiengericht).',
  },
  'de.divorce.who': {
    says: 'El tribunal de familia forma parte del tribunal local (Amtsgericht). No toma partido.',
  },
  'de.divorce.reality': {
    says: 'Un divorcio dura unos meses. El tribunal les oirá a los dos en un día que fijará.',
  },
  'de.divorce.not-yet': {
    says: 'Sigue casado hasta que el tribunal decida. Este papel solo no le quita ni la casa ni los hijos.',
  },
  'de.divorce.right-year': {
    says: 'Por lo general deben haber vivido separados un año. Si usted no está de acuerdo, el tribunal pide más pruebas hasta pasados tres años.',
  },
  'de.divorce.right-lawyer': {
    says: 'Para aceptar no necesita abogado. Para pedir algo propio, como dinero o la casa, sí.',
  },
  'de.divorce.right-aid': {
    says: '¿Poco dinero? El tribunal puede pagar abogado y tasas (Verfahrenskostenhilfe). Pida el formulario.',
  },
  'de.divorce.right-support': {
    says: 'Hasta el divorcio puede pedir una pensión si gana mucho menos. Los hijos siempre tienen derecho a alimentos.',
  },
  'de.divorce.right-pension': {
    says: 'El tribunal reparte las pensiones que ambos ganaron en el matrimonio (Versorgungsausgleich). Con menos de tres años de matrimonio, solo si uno lo pide.',
  },
  'de.divorce.step-answer': {
    says: 'Anote el día en que llegó y responda hasta el día que fija el tribunal. Diga si está de acuerdo y qué es falso.',
  },
  'de.divorce.step-lawyer': {
    says: 'Vea a un abogado de familia antes de responder si hay hijos, casa, deudas o ahorros.',
  },
  'de.divorce.insight-day': {
    says: 'El día en que le notificaron fija lo que posee cada uno para repartir las ganancias (Zugewinnausgleich).',
    actionable: 'Guarde los extractos y valores de ese día.',
  },
  'de.divorce.option-agree': {
    says: 'Puede aceptar por escrito, en la oficina del tribunal o en la vista.',
    title: 'Aceptar el divorcio',
    cost: 'Las tasas suelen repartirse.',
    time: 'Hasta la vista.',
    risk: 'Arregle antes hijos, casa y dinero.',
    bestFor: 'Los dos lo quieren.',
  },
}
