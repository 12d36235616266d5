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
  'gb.ask-bailiff.council-tax-visit': {
    says: 'No los deje entrar. Por council tax no pueden entrar a la fuerza ni con cerrajero, salvo que ya entraran y anotaran bienes. Cierre con llave, hable por el buzón y aparque el coche lejos. Escriba hoy a la empresa y al municipio por qué es vulnerable y cuánto puede pagar. Las tarifas son fijas: £75, y £235 por visita. La cárcel es el último paso, tras ver un juez sus medios. National Debtline: 0808 808 4000.',
  },
  'gb.ask-bailiff.charge-for-payment': {
    says: 'Una charge for payment le da 14 días. Después pueden bloquear una cuenta por encima de £1.000 o tomar de su sueldo. Llame ya al municipio y a los sheriff officers y ofrezca una suma que pueda mantener. Un asesor de deudas puede pedir un moratorium de seis meses o el Debt Arrangement Scheme, que lo paran. No pueden llevarse cosas de dentro de su casa sin una orden especial del juez. Consejo gratis: National Debtline 0808 808 4000.',
  },
}
