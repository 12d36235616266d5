/** The Spanish words of the rows in ../enquiry-family-and-neighbours.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_AND_NEIGHBOURS_ES: Words = {
  'ie.ask.barking-dog': {
    says: 'Hable primero y anote días y horas. Si sigue, puede quejarse usted mismo ante la District Court; el formulario es sencillo.',
  },
  'ie.ask.debt-of-the-dead': {
    says: 'Nadie debe una deuda porque murió un familiar, salvo que también la firmara. Primero paga la herencia. No pague de su dinero; remita al cobrador al albacea (executor).',
  },
  'ie.ask.divorce-papers': {
    says: 'Responda a tiempo: en la Circuit Court tiene 10 días para comparecer (appearance). Después vienen la defensa y los papeles del dinero. Pregunte pronto al Legal Aid Board.',
  },
  'ie.ask.jury-duty': {
    says: 'Sí, responda; es una obligación. Puede pedir que le dispensen, por ejemplo por enfermedad, cuidado de otros o trabajo importante. La empresa debe darle el tiempo pagado.',
  },
  'ie.ask.make-a-will': {
    says: 'No, puede escribirlo usted. Firme ante dos testigos que estén a la vez y no reciban nada. Un abogado (solicitor) ayuda con casas, hijos o una empresa.',
  },
  'ie.ask.sell-family-home': {
    says: 'No, si están casados. La venta necesita antes su consentimiento por escrito, aunque la casa esté solo al otro nombre. Sin él suele ser nula. Un tribunal solo puede prescindir de él si su negativa no es razonable. Vea ya a un abogado.',
  },
}
