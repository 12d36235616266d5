/** The Spanish words of the rows in ../enquiry-timeshares.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TIMESHARES_ES: Words = {
  'us.fact.timeshare-cancel': {
    says: 'Casi todos los estados dan unos días para cancelar por escrito un tiempo compartido nuevo, sin motivo. Florida da 10; California, Georgia, Virginia y Washington 7; Texas y Carolina del Norte 5. El contrato debe decir los días y la dirección. Corren desde la firma o los últimos papeles. Envíe la carta hoy por correo certificado. El dinero debe volver. No pague a ninguna firma de salida.',
  },
  'us.state.fl.ask-timeshare': {
    says: 'En Florida puede cancelar por escrito dentro de 10 días corridos desde la firma, o desde los últimos papeles exigidos si llegaron después. No hace falta motivo, y no se puede renunciar. Envíe la carta ya por correo certificado a la dirección del contrato; cuenta el día del envío. El dinero debe volver en 20 días, o 5 días tras cobrarse su cheque si es después. No pague a firmas de salida.',
  },
  'us.fact.timeshare-too-late': {
    says: 'Después de los primeros días no hay salida gratis, pero pregunte primero al resort: muchos recuperan un tiempo compartido ya pagado. Pida la respuesta por escrito. No pague por adelantado a firmas que prometen salida o comprador; muchas son estafas. Si le mintieron, quéjese al fiscal general del estado y consulte a un abogado. Dejar de pagar puede traer cobradores y ejecución.',
  },
}
