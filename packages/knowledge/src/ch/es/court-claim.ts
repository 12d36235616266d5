/** A case that someone starts: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_ES: Words = {
  'ch.court.want': {
    says: 'Alguien empieza un caso contra usted. La mayoría empiezan con una reunión en la oficina de conciliación (Schlichtungsbehörde).',
  },
  'ch.court.who': {
    says: 'La oficina de conciliación (Schlichtungsbehörde) es un organismo público. Intenta que las dos partes se pongan de acuerdo.',
  },
  'ch.court.real': {
    says: 'Todavía no se ha decidido nada. Le oirán a usted.',
  },
  'ch.court.not-yet': {
    says: 'Nadie puede embargar nada por una citación.',
  },
  'ch.court.rights': {
    says: 'Puede hablar por sí mismo, llevar pruebas y pedir asistencia jurídica gratis.',
  },
  'ch.court.deadline-day': {
    says: 'Debe ir a la reunión en persona el día de la carta.',
    action: 'Ir a la reunión',
    consequence: 'El caso sigue sin usted, y es posible una multa.',
  },
  'ch.court.step-date': {
    says: 'Apunte el día, el lugar y el número del caso.',
  },
  'ch.court.step-go': {
    says: 'Vaya en persona y lleve el contrato, las facturas y las cartas.',
  },
  'ch.court.step-aid': {
    says: 'Si tiene poco dinero, pida ahora asistencia jurídica gratis (unentgeltliche Rechtspflege).',
  },
  'ch.court.right-heard': {
    says: 'Tiene derecho a ser oído.',
  },
  'ch.court.right-aid': {
    says: 'Con poco dinero y posibilidades razonables tiene derecho a asistencia jurídica.',
  },
  'ch.court.option-go': {
    title: 'Ir y contar su versión',
    says: 'No necesita abogado.',
    cost: 'Poco.',
    time: 'Una mañana.',
    risk: 'Costas si pierde después.',
    bestFor: 'Cualquiera con una citación.',
  },
  'ch.court.option-settle': {
    title: 'Llegar a un acuerdo en la reunión',
    says: 'Un acuerdo allí vale como una sentencia.',
    cost: 'Lo que acuerde.',
    time: 'El mismo día.',
    risk: 'Es definitivo.',
    bestFor: 'Debe una parte.',
  },
  'ch.court.option-help': {
    title: 'Pedir consejo legal',
    says: 'Pregunte en una oficina de consejo legal gratis (Rechtsauskunft) cerca de usted.',
    cost: 'Poco o nada.',
    time: 'Esta semana.',
    risk: 'Ninguno.',
    bestFor: 'No está seguro.',
  },
}
