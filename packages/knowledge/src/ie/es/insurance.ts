/** The Spanish words of Ireland: insurance. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_ES: Words = {
  'ie.insure.want': {
    says: 'Busque el motivo, y las palabras de la póliza que nombra.',
  },
  'ie.insure.reality': {
    says: 'Es la opinión de la aseguradora. No es la última palabra.',
  },
  'ie.insure.who': {
    says: 'El Financial Services and Pensions Ombudsman mira gratis las quejas sobre aseguradoras.',
  },
  'ie.insure.rights': {
    says: 'Puede pedir los motivos y ver qué palabras de la póliza usan.',
  },
  'ie.insure.right-fair': {
    says: 'Una aseguradora debe tratar su caso pronto y de forma justa, y puede negarse por una respuesta equivocada solo según la ley.',
  },
  'ie.insure.right-fspo': {
    says: 'Tras una respuesta final, o 40 días hábiles, puede ir al Ombudsman.',
  },
  'ie.insure.step-reason': {
    says: 'Pida los motivos por escrito.',
  },
  'ie.insure.step-complain': {
    says: 'Haga una queja escrita y pida una carta de respuesta final (final response).',
  },
  'ie.insure.step-proof': {
    says: 'Envíe fotos, presupuestos y recibos.',
  },
  'ie.insure.opt-fspo': {
    title: 'Quejarse, después el Ombudsman',
    says: 'Primero a la aseguradora, después al FSPO en línea.',
    cost: 'Gratis.',
    time: 'Meses.',
    risk: 'Bajo.',
    bestFor: 'Cree que la decisión está mal.',
  },
  'ie.insure.opt-help': {
    title: 'Pedir consejo',
    says: 'Pregunte a Citizens Information o a un abogado (solicitor).',
    cost: 'Gratis, o los honorarios de un abogado.',
    time: 'Ahora.',
    risk: 'Ninguno.',
    bestFor: 'Hay mucho dinero en juego.',
  },
  'ie.insure.right-proportion': {
    says: 'Solo tenía que responder las preguntas con honradez y cuidado. Un error inocente no puede acabar con su seguro.',
  },
  'ie.insure.right-forty-days': {
    says: 'La aseguradora debe estudiar su queja y responder en 40 días hábiles.',
  },
}
