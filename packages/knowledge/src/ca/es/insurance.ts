/** Decisions of insurers: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_WORDS: Words = {
  'ca.insure.want': { says: 'Busque el motivo y las palabras de la póliza que nombra.' },
  'ca.insure.reality': { says: 'Es la opinión de la aseguradora. No es la última palabra.' },
  'ca.insure.rights': {
    says: 'Puede pedir los motivos por escrito y una revisión. Organismos gratuitos miran las quejas.',
  },
  'ca.insure.who': {
    says: 'Una aseguradora debe tener un responsable de quejas y decirle cómo quejarse.',
  },
  'ca.insure.right-reason': {
    says: 'Tiene derecho a saber en qué palabras de la póliza se basan.',
  },
  'ca.insure.right-review': {
    says: 'Puede pedir al responsable de quejas de la aseguradora una carta con su posición final (final position letter).',
  },
  'ca.insure.step-reason': { says: 'Pida por escrito los motivos y la parte de la póliza.' },
  'ca.insure.step-proof': { says: 'Envíe sus pruebas: fotos, informes y facturas.' },
  'ca.insure.step-limit': {
    says: 'Pregunte cuánto tiempo tiene para demandar. Muchas pólizas dan uno o dos años.',
  },
  'ca.insure.opt-complain': {
    says: 'Primero la aseguradora, luego el servicio gratuito de defensa (ombud service) de hogar y auto, o de vida y salud.',
    title: 'Quejarse, luego ir al servicio de defensa',
    cost: 'Gratis.',
    time: 'Algunos meses.',
    risk: 'El tiempo para demandar puede seguir corriendo.',
    bestFor: 'Cree que la decisión está mal.',
  },
  'ca.insure.opt-court': {
    says: 'Pregunte a un abogado por una demanda.',
    title: 'Ir al tribunal',
    cost: 'Tasas del tribunal y abogado.',
    time: 'Meses.',
    risk: 'Gastos si pierde.',
    bestFor: 'Hay mucho dinero en juego.',
  },
  'ca.insure.warn': { says: 'Una queja no detiene el plazo para demandar. Anote ese día.' },
  'ca.insure.on-law': {
    says: 'En Ontario casi siempre tiene un año para demandar por una póliza de incendio o de bienes. Un tribunal puede perdonar un pequeño descuido tras un daño.',
  },
  'ca.insure.bc-law': {
    says: 'En Columbia Británica una cláusula injusta puede no obligarle, y un tribunal puede perdonar un descuido. Casi siempre tiene dos años para demandar.',
  },
  'ca.insure.ab-law': {
    says: 'En Alberta casi siempre tiene dos años para demandar a una aseguradora. Ella debe decirle ese límite tras un reclamo.',
  },
  'ca.insure.qc-law': {
    says: 'En Quebec la aseguradora debe pagar en 60 días desde su reclamo y sus papeles. Tiene tres años para demandar.',
  },
  'ca.insure.on-limit': {
    says: 'En Ontario tiene casi siempre dos años desde la negativa para demandar. Para fuego y daños en la casa puede ser un año desde el daño.',
  },
  'ca.insure.disability': {
    says: 'No tiene que agotar los recursos internos de la aseguradora antes del tribunal. Si dejó de pagar la incapacidad sin buena razón, un tribunal puede sumar dinero por la angustia.',
  },
}
