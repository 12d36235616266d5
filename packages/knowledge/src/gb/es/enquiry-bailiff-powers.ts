/** Questions about what bailiffs may do: hours, goods, police, and Northern Ireland. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BAILIFF_POWERS_ES: Words = {
  'gb.ask-bailiff.others-goods': {
    says: 'Solo los agentes de embargo (bailiffs) pueden llevarse cosas. Solo pueden llevarse lo que es de la persona que debe, sola o con otra. El verdadero dueño debería enviarles pruebas enseguida, como el recibo o los papeles de la financiación.',
  },
  'gb.ask-bailiff.hours': {
    says: 'Solo pueden venir de 6am a 9pm, cualquier día, salvo que un juzgado permita más. Un negocio abierto a otras horas es distinto.',
  },
  'gb.ask-bailiff.household-goods': {
    says: 'No. Deben dejar lo que una casa necesita: una cocina o un microondas, una nevera, una lavadora, camas y una mesa con sillas. Dígaselo, y reclame a la empresa si anotan esas cosas.',
  },
  'gb.ask-bailiff.police': {
    says: 'No, no por mantener la puerta cerrada por una deuda como el council tax o una multa de aparcamiento. Hable a través de la puerta y pida pruebas. Si están dentro legalmente, no les empuje ni les cierre el paso. Las multas judiciales sin pagar son distintas.',
  },
  'gb.ask-bailiff.northern-ireland': {
    says: 'En Irlanda del Norte una empresa de deudas no tiene agentes (bailiffs) propios. Solo la Enforcement of Judgments Office puede ejecutar una deuda, y solo tras una sentencia (judgment). No tiene que dejar entrar a nadie más.',
  },
}
