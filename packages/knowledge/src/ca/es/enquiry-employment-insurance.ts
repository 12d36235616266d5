/** The Spanish words of the rows in ../enquiry-employment-insurance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EMPLOYMENT_INSURANCE_WORDS: Words = {
  'ca.ask.ei-refused': {
    says: 'Pida una reconsideración por escrito en 30 días desde la decisión. Irse sin otra salida real, o por presión para irse, puede ser un buen motivo. Es gratis.',
  },
  'ca.ask.ei-just-cause': {
    says: 'Conserva el seguro si tenía un buen motivo para irse, por ejemplo una presión indebida. No toda falta es mala conducta (misconduct).',
  },
  'ca.ask.ei-reconsider': {
    says: 'Tiene 30 días para pedir a Service Canada que lo revise. Luego tiene 30 días para apelar ante el Social Security Tribunal.',
  },
  'ca.ask.ei-qc-dismissal': {
    says: 'En Quebec una renuncia forzada puede contar como despido. Con dos años de servicio tiene 45 días para quejarse ante la CNESST.',
  },
  'ca.ask.ei-qc-labour': {
    says: 'Si en Quebec le dijeron que renunciara o le despedirían, la ley de normas laborales (normes du travail) también puede ayudar. El límite es 45 días.',
  },
  'ca.ask.ei-quit': {
    says: 'Puede cobrar EI si irse era la única opción razonable (peligro, acoso o sueldo sin pagar) y antes intentó arreglarlo. Solicítelo en cuatro semanas con pruebas. ¿Se lo niegan? Pida la reconsideración en 30 días; es gratis. Después está el Tribunal.',
  },
  'ca.ask.ei': {
    says: 'Pida el seguro de empleo (employment insurance) enseguida, y en cuatro semanas desde su último día. No necesita esperar su constancia de empleo (record of employment).',
  },
}
