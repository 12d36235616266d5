/** Questions about the deposit for a rented home: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEPOSIT_WORDS: Words = {
  'ca.ask.deposit': {
    says: 'Cada provincia tiene su propio límite y su plazo para devolver el depósito. Pídalo por escrito, con fotos, y acuda al tribunal si se niegan.',
    dependsOn: 'su provincia',
  },
  'ca.ask.deposit-qc': {
    says: 'En Quebec un arrendador no puede pedir un depósito, solo el primer pago de alquiler. Puede pedir que se lo devuelvan.',
  },
  'ca.ask.deposit-on': {
    says: 'En Ontario un arrendador no puede pedir un depósito por daños. Solo se permite un depósito para el último periodo de alquiler, y debe dar intereses.',
  },
  'ca.ask.deposit-bc': {
    says: 'Dé su nueva dirección por escrito. En Columbia Británica el arrendador tiene entonces 15 días para devolverlo o acudir a la oficina de alquileres. Si no, puede reclamar el doble.',
  },
  'ca.ask.deposit-on-back': {
    says: 'Pida por escrito que le devuelvan el depósito. En Ontario un arrendador solo puede tener un depósito para el último periodo de alquiler. Por otro depósito, acuda al Landlord and Tenant Board (formulario T1) en un año.',
  },
  'ca.ask.home-ab-deposit': {
    says: 'En Alberta un depósito es como mucho un mes de alquiler. Debe volver en 10 días, o deben darle una cuenta de lo retenido.',
  },
  'ca.ask.home-ns-deposit': {
    says: 'En Nueva Escocia un depósito es como mucho medio mes de alquiler. Debe volver en 10 días, o el arrendador debe pedir quedárselo.',
  },
  'ca.ask.deposit-double-bc': {
    says: 'Sí, muchas veces. El arrendador tiene 15 días desde el final del alquiler o desde su dirección escrita, lo que sea más tarde. Si no pagó ni lo solicitó, puede reclamar el doble en la oficina (Branch).',
  },
  'ca.ask.deposit-back-ab': {
    says: 'En Alberta debe volver en 10 días, con una cuenta de cada suma retenida. Sin informes de inspección no puede retenerse nada por daños. Acuda al RTDRS, barato y rápido.',
  },
}
