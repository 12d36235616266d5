/** Questions about Medicaid that is to be paid back from a home or an estate: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MEDICAID_ESTATE_ES: Words = {
  'us.medicaid-estate.ask-disabled-child': {
    says: 'Mientras viva un hijo ciego o con discapacidad de quien tuvo Medicaid, el estado no puede cobrar, tenga el hijo la edad que tenga. Los papeles de SSI o SSDI lo prueban: envíelos certificados. Pida que quiten el gravamen (lien) y el no por escrito con el plazo para apelar. También hay una exención por dificultad (hardship). Si el no fue un error, pida otra vez. La ayuda legal es gratis.',
  },
  'us.medicaid-estate.ask-house': {
    says: 'Tras una muerte, el estado debe intentar recuperar lo que Medicaid pagó por cuidados de larga duración desde los 55 años. Sale de la herencia, no de su dinero. No puede cobrar mientras viva el cónyuge, o un hijo menor de 21, ciego o con discapacidad. Pida la lista de pagos y el formulario de exención por dificultad (hardship waiver). Cuide su plazo. La ayuda legal es gratis.',
    dependsOn: 'quién vive todavía, y su estado',
  },
  'us.medicaid-estate.ask-lien-alive': {
    says: 'En vida, el estado solo puede poner un gravamen (lien) sobre la casa si la persona vive para siempre en un hogar de cuidados. Antes debe avisar y dar audiencia. No puede mientras viva allí el cónyuge, o un hijo menor de 21, ciego o con discapacidad, o ciertos hermanos con parte de la casa. Pida la audiencia (hearing) por escrito. La ayuda legal es gratis.',
    dependsOn: 'quién vive en la casa',
  },
  'us.medicaid-estate.ask-gift': {
    says: 'Para cuidados de larga duración, Medicaid mira los regalos de los últimos cinco años. Un regalo en ese tiempo supone unos meses sin pago. Los regalos al cónyuge, o a un hijo ciego o con discapacidad, no cuentan. Si se devuelve, los meses pueden quitarse, y también por dificultad excesiva. Pida una audiencia (fair hearing) antes de la fecha de la carta. Vea ya a la ayuda legal.',
    dependsOn: 'cuándo y a quién se dio',
  },
}
