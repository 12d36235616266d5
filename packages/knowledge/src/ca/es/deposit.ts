/** The Spanish words of the rows in ../deposit.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSIT_WORDS: Words = {
  'ca.deposit.want': {
    says: 'El arrendador quiere quedarse con su depósito. Busque cada suma y su motivo.',
  },
  'ca.deposit.reality': {
    says: 'El arrendador debe probar el daño. El desgaste normal no es daño.',
  },
  'ca.deposit.bc': {
    says: 'En Columbia Británica el arrendador tiene 15 días para devolver el depósito o pedir quedárselo. Cuentan desde el final del alquiler o desde su nueva dirección por escrito, lo que sea más tarde. Después puede reclamar el doble.',
  },
  'ca.deposit.on': {
    says: 'En Ontario un arrendador solo puede tener un depósito de alquiler, para su último mes. Un depósito por daños va contra la ley. Pida que se lo devuelva.',
  },
  'ca.deposit.qc': {
    says: 'En Quebec un arrendador no puede pedir un depósito. Puede pedir que se lo devuelvan ante el tribunal de vivienda (Tribunal administratif du logement).',
  },
  'ca.deposit.right-proof': {
    says: 'Puede pedir una lista, facturas y fotos, y los informes hechos cuando entró y salió.',
  },
  'ca.deposit.right-tribunal': {
    says: 'La oficina o el tribunal de alquileres de su provincia puede ordenar que le devuelvan el depósito. Cuesta poco y no necesita abogado.',
  },
  'ca.deposit.step': {
    says: 'Dé su nueva dirección por escrito, diga que no está de acuerdo y pida el depósito para un día fijo.',
  },
  'ca.deposit.ab': {
    says: 'En Alberta el arrendador tiene 10 días para devolver el depósito o mandar una cuenta. Sin los dos informes de inspección no puede quedarse dinero por daños. Decide el RTDRS.',
  },
}
