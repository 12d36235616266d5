/** The Spanish words of the rows in ../insurance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_ES: Words = {
  'au.insure.want': { says: 'Busque el motivo, y las palabras de la póliza que nombra.' },
  'au.insure.reality': { says: 'Esta es la opinión de la aseguradora. No es la última palabra.' },
  'au.insure.who': {
    says: 'Las aseguradoras deben pertenecer a la AFCA, el órgano gratuito de quejas.',
  },
  'au.insure.rights': { says: 'Puede pedir los motivos, los informes que usaron y una revisión.' },
  'au.insure.right-reason': { says: 'Puede preguntar en qué palabras de la póliza se apoyan.' },
  'au.insure.right-afca': {
    says: 'Si dicen que no, o tardan más de 30 días con su queja, puede ir a la AFCA.',
  },
  'au.insure.step-reason': { says: 'Pida por escrito los motivos y los informes.' },
  'au.insure.step-proof': { says: 'Envíe fotos, presupuestos y recibos.' },
  'au.insure.step-complain': {
    says: 'Escriba: «This is a complaint.» (Esto es una queja.) Pida la respuesta final en 30 días.',
  },
  'au.insure.opt-afca': {
    says: 'Primero la aseguradora. Luego la AFCA, en línea.',
    title: 'Quejarse, luego la AFCA',
    cost: 'Gratis.',
    time: 'La AFCA en dos años desde la respuesta final.',
    risk: 'Bajo.',
    bestFor: 'Cree que la decisión está mal.',
  },
  'au.insure.opt-help': {
    says: 'El Insurance Law Service ayuda a la gente gratis.',
    title: 'Tener ayuda legal gratuita',
    cost: 'Gratis.',
    time: 'Ahora.',
    risk: 'Ninguno.',
    bestFor: 'La carta es difícil de entender.',
  },
  'au.insure.right-good-faith': {
    says: 'La aseguradora le debe la máxima buena fe (utmost good faith). Debe tratar su reclamo de forma justa y sin retraso.',
  },
  'au.insure.right-no-loss': {
    says: 'No puede negarse por algo que usted hizo después y que no causó la pérdida. Solo puede rebajar por el daño que pueda mostrar.',
  },
  'au.insure.right-disclosure': {
    says: 'Si dice que usted no le contó algo, eso cuenta solo si preguntó con claridad y usted no tuvo un cuidado justo.',
  },
  'au.insure.right-thirty': {
    says: 'La aseguradora debe responder a una queja en 30 días. Después puede ir gratis a la AFCA.',
  },
  'au.insure.right-code': {
    says: 'El código del sector (code) dice con qué rapidez se debe decidir un reclamo. Pida los motivos y los informes sobre su reclamo.',
  },
  'au.insure.right-unusual': {
    says: 'Un límite poco común quizá no cuente si no se lo dijeron con claridad. Una mentira en una parte no siempre termina con todo el reclamo.',
  },
}
