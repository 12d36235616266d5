/** The Spanish words of the rows in ../service-contracts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SERVICE_CONTRACTS_WORDS: Words = {
  'it.service.right-renewal': {
    says: '¿Un servicio se renueva solo? Deben avisarle por escrito 30 días antes del fin. Si no, puede irse cuando quiera sin coste.',
  },
  'it.phone.right-change': {
    says: 'Si la compañía de teléfono cambia el contrato, debe decírselo 30 días antes. Entonces puede irse sin coste en 60 días.',
  },
  'it.water.right-minimum': {
    says: 'El agua de casa se corta solo tras una carta certificada (raccomandata) o e-mail certificado (PEC). Quien tiene el bono social conserva al menos un mínimo vital.',
  },
  'it.insurance.right-answers': {
    says: 'Una respuesta falsa libera a la aseguradora solo si fue a propósito o por descuido grave. Si no, puede pagar menos, en proporción.',
  },
  'it.insurance.right-crash': {
    says: 'Tras un choque de dos coches reclama a su propio seguro (risarcimento diretto). Si nadie prueba más, la culpa es de los dos por igual. Prescribe a los dos años.',
  },
  'it.insurance.no-renewal': {
    says: 'El seguro del coche no se renueva solo. Sigue 15 días después de su fin, salvo que empiece una póliza nueva.',
  },
  'it.flight.right-money': {
    says: 'Por un vuelo con más de tres horas de retraso, o cancelado tarde, recibe de 250 € a 600 €. No si una causa externa era inevitable.',
  },
  'it.flight.right-care': {
    says: 'Mientras espera le deben comida y, de noche, un hotel. Tras una cancelación usted elige: su dinero u otro vuelo.',
  },
}
