/** The Spanish words of the rows in ../named-law-of-offices.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_OF_OFFICES_ES: Words = {
  'us.named.tax-audit': {
    says: 'Una revisión (audit) todavía no es una deuda. Envíe copias de sus pruebas a tiempo. Si no está de acuerdo con el informe, pida Appeals. Antes de cobrarle, el IRS debe darle 90 días para el tribunal de impuestos (Tax Court).',
  },
  'us.named.medicaid-gifts': {
    says: 'Medicaid mira los regalos de los últimos cinco años. Los regalos al esposo o esposa o a un hijo con discapacidad casi nunca cuentan, y el estado debe perdonar el castigo si causa gran penuria. Pida una audiencia antes del día de la carta.',
  },
  'us.named.cash-help': {
    says: 'Esta ayuda en dinero solo se puede recortar por las reglas de trabajo si usted no tenía un buen motivo. Enfermedad, falta de guardería y violencia en casa pueden serlo. Pida una audiencia enseguida: en muchos estados el dinero sigue entonces.',
  },
  'us.named.transcript': {
    says: 'California, Nueva York y otros estados no dejan que una escuela retenga un certificado de notas (transcript) por una deuda. Pregunte al cobrador y a la escuela en qué ley se basan.',
  },
  'us.named.home-exemption': {
    says: 'Pregunte al tasador (assessor) qué exenciones tiene: por la casa donde vive, por edad, discapacidad o servicio militar. Bajan el impuesto y casi siempre hay que pedirlas.',
  },
  'us.named.jobless-overpaid': {
    says: 'En muchos estados no tiene que devolver si no tuvo culpa y sería muy duro. Pida ese perdón (waiver) y apele también. Sin fraude casi nunca hay multa además.',
  },
  'us.named.ny-tax-license': {
    says: 'En Nueva York una deuda de impuestos de $10,000 o más puede costarle la licencia. Tiene 60 días para pagar, acordar un plan o mostrar que no es su deuda. Si la pierde, pida una licencia restringida.',
  },
  'us.named.tax-accuracy-penalty': {
    says: 'La multa del 20 % se quita si tuvo un buen motivo y actuó de buena fe, por ejemplo un buen asesor o un formulario que faltó. Escriba por qué. Una Low Income Taxpayer Clinic ayuda gratis.',
  },
}
