/** Questions about child maintenance: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MAINTENANCE_ES: Words = {
  'be.ask.maintenance': {
    says: 'Una sentencia vale hasta que el tribunal de familia la cambie. ¿No paga? El SECAL (DAVO) cobra gratis y puede adelantar, si faltan dos meses en un año. O un agente lo toma del sueldo, sin base protegida. No pagar a propósito más de dos meses puede ser delito. Sin sentencia, el tribunal de familia fija la suma según los medios de ambos padres.',
  },
  'be.ask.maintenance-cannot-pay': {
    says: 'No deje de pagar por su cuenta: la sentencia vale hasta que un juez la cambie, y cada mes puede embargarse. Pida al otro por escrito una suma menor. Si dice no, vuelva al tribunal de familia. Si él fijó la suma, una carta a su secretaría (greffe, griffie) con pruebas de su nuevo ingreso reabre el caso. Pague lo que pueda y pregunte por un abogado gratis (pro deo).',
  },
  'be.ask.contact': {
    says: 'Los padres que se separan casi siempre deciden los dos sobre el hijo, y el hijo tiene derecho a ambos. Escriba al otro y proponga días fijos. Pruebe con un mediador familiar. Si no, pida al tribunal de familia (tribunal de la famille, familierechtbank): lo trata como urgente. Si pide tiempo igual, debe mirar eso primero. Siga pagando la pensión y no se lleve al niño.',
  },
}
