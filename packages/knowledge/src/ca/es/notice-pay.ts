/** Notice, pay in its place and severance pay, by province: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const NOTICE_PAY_WORDS: Words = {
  'ca.work.right-notice': {
    says: 'Tiene derecho a preaviso o a un pago en su lugar, desde unos tres meses de trabajo. Una falta grave es una excepción.',
  },
  'ca.work.qc-notice': {
    says: 'En Quebec recibe una semana tras tres meses, dos tras un año, cuatro tras cinco años y ocho tras diez.',
  },
  'ca.work.qc-cause': {
    says: 'En Quebec, tras dos años, solo pueden despedirle por una causa justa y suficiente. El empleador debe probarla.',
  },
  'ca.work.on-notice': {
    says: 'En Ontario recibe al menos una semana de preaviso o pago por cada año, desde tres meses de trabajo, hasta ocho semanas.',
  },
  'ca.work.on-severance': {
    says: 'En Ontario puede recibir además una indemnización (severance pay). Debe llevar cinco años o más, y la empresa pagar al menos $2.5 millones en sueldos.',
  },
  'ca.work.bc-notice': {
    says: 'En Columbia Británica recibe una semana de sueldo tras tres meses, dos tras un año, tres tras tres años, hasta ocho.',
  },
  'ca.work.ab-notice': {
    says: 'En Alberta recibe una semana de preaviso tras 90 días, dos tras dos años, y hasta ocho tras diez años.',
  },
  'ca.work.right-reasonable-notice': {
    says: 'El mínimo legal puede no ser todo lo que le deben. Los jueces miran su edad, su puesto, sus años allí y el trabajo que podría encontrar.',
  },
  'ca.work.right-minimum-on': {
    says: 'Deben pagar el mínimo legal aunque no firme una renuncia de derechos (release). No puede renunciar a ese mínimo con su firma.',
  },
  'ca.work.mb-notice': {
    says: 'En Manitoba se debe un preaviso de una a ocho semanas, o su pago, tras 30 días de trabajo.',
  },
  'ca.work.sk-notice': {
    says: 'En Saskatchewan se debe un preaviso de una a ocho semanas, o su pago, tras 13 semanas de trabajo.',
  },
  'ca.work.ns-notice': {
    says: 'En Nueva Escocia se debe preaviso tras tres meses. Tras diez años de servicio, un despido necesita una buena causa.',
  },
  'ca.work.nb-notice': {
    says: 'En Nuevo Brunswick se deben dos semanas de preaviso tras seis meses, y cuatro semanas tras cinco años.',
  },
  'ca.work.qc-reasonable': {
    says: 'En Quebec puede reclamar además un preaviso razonable por el Código Civil (Code civil). No puede renunciar a eso por adelantado.',
  },
  'ca.work.fed-notice': {
    says: 'En un empleo federal el preaviso es de dos semanas tras tres meses y tres semanas tras tres años. Luego una más por cada año, hasta ocho. Tras un año se suma una indemnización (severance pay).',
  },
  'ca.work.on-misconduct': {
    says: 'En Ontario solo pierde el pago del preaviso por mala conducta o descuido intencionales (wilful). Un mal trabajo solo no basta.',
  },
  'ca.work.right-proportion': {
    says: 'Un despido con causa (for cause) es el último paso. La falta debe ser tan grave que el trabajo no pueda seguir. Por menos, corresponde preaviso o pago.',
  },
}
