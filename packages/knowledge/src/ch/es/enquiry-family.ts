/** Questions about divorce, its money, maintenance, contact with children and violence at home: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_ES: Words = {
  'ch.ask.divorce': {
    says: 'Si ambos están de acuerdo, presenten juntos. Si no, puede hacerlo solo tras dos años separados. Antes un juez puede decidir rápido sobre la casa, los hijos y el dinero (Eheschutz).',
  },
  'ch.ask.divorce-money': {
    says: 'Sin contrato cada uno conserva lo que tenía antes o heredó; lo ahorrado en el matrimonio se reparte a medias. También la caja de pensiones del matrimonio. Una pensión para usted depende de la necesidad y los medios. Un juez puede fijar pagos provisionales. Pida consejo.',
  },
  'ch.ask.violence': {
    says: 'En peligro llame al 117. La policía puede alejar a la persona enseguida, por días. Un juez puede prohibir el contacto y darle la vivienda. La ayuda a víctimas (Opferhilfe), día y noche: 142. Es gratis, secreta y ayuda con dinero, refugio y abogado. Vea a un médico y guarde fotos. Los niños también están protegidos.',
  },
  'ch.ask.contact': {
    says: 'Padre e hijo tienen derecho a verse, aunque no se pague la pensión. Escriba, proponga días fijos y guarde pruebas. Luego pida a la autoridad de menores (KESB), o al juez del divorcio, fijar o recordar el contacto. Pueden nombrar un asistente o visitas acompañadas. No se lleve usted al niño.',
  },
  'ch.ask.maintenance': {
    says: 'Ambos padres pagan según sus medios. Un tribunal puede cambiar la suma. El municipio puede adelantar lo impagado.',
  },
}
