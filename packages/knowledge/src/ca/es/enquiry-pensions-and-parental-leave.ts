/** The Spanish words of the rows in ../enquiry-pensions-and-parental-leave.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PENSIONS_AND_PARENTAL_LEAVE_ES: Words = {
  'ca.fact.cpp-disability-denied': {
    says: 'Pida por escrito reconsideración en 90 días desde la carta. Añada un informe médico de por qué no puede hacer ningún trabajo regular, no solo el anterior. Si sigue el no, tiene 90 días para el Social Security Tribunal, gratis. No empiece otra solicitud. Muchos ganan al apelar.',
  },
  'ca.fact.gis-overpaid': {
    says: 'Llame a Service Canada y pida una suma mensual menor: pueden bajarla si no le alcanza. Si la suma está mal, pida reconsideración por escrito en 90 días. Un RRSP cobrado una vez cuenta un año como ingreso; el suplemento puede subir en julio. Si su ingreso bajó de forma duradera, pida usar una estimación.',
  },
  'ca.fact.parental-leave': {
    says: 'EI paga 15 semanas a quien da a luz. Luego hasta 40 semanas parentales a repartir al 55%, 35 como máximo por padre. O hasta 69 al 33%. Necesita 600 horas aseguradas; pida al dejar de trabajar. El puesto se guarda: casi siempre 16 a 18 semanas, más 61 a 63 de licencia. Quebec tiene su plan (QPIP).',
  },
}
