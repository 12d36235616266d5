/** Questions about contracts that run on: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RUNNING_CONTRACT_ES: Words = {
  'de.ask-buy.gym': {
    says: 'Contratos desde marzo de 2022: dos años como máximo, después un mes de aviso en cualquier momento. Una enfermedad duradera puede terminar de inmediato un contrato de gimnasio.',
    dependsOn: 'cuándo firmó y qué dice el contrato',
  },
  'de.ask-buy.phone-contract': {
    says: '¿Hecho por internet, por teléfono o en la puerta? Tiene 14 días para desistir sin motivo; basta enviarlo a tiempo. Si no: dos años como máximo, después un mes de aviso. Un contrato por llamada solo vale cuando aprobó el resumen escrito. Si sube el precio, puede irse.',
    dependsOn: 'cómo se hizo y cuánto tiempo lleva',
  },
  'de.ask-buy.price-rise': {
    says: 'El proveedor debe avisarle antes de la subida; a los hogares, un mes antes. Entonces puede irse sin plazo el día en que empieza.',
    dependsOn: 'si su proveedor le avisó a tiempo',
  },
  'de.ask-buy.gym-ill': {
    says: 'Si no puede entrenar por mucho tiempo, puede terminar el contrato enseguida. Escríbalo y añada un certificado médico que lo diga. Al principio no tiene que nombrar la enfermedad. Solo ante el juez debe probarla. Si es corta, lo normal es una pausa.',
  },
  'de.ask-buy.bank-ends-account': {
    says: 'Casi siempre puede sin motivo, pero con dos meses de aviso. Una caja pública (Sparkasse) necesita un motivo justo. Usted tiene derecho a una cuenta básica (Basiskonto) en cualquier banco, aun con deudas. Pídala ya y comunique el nuevo número.',
  },
  'de.ask-buy.slow-internet': {
    says: 'Si una y otra vez es mucho más lento de lo acordado, puede pagar menos o terminar el contrato. Pruébelo con la medición de la Bundesnetzagentur (breitbandmessung.de). Avise enseguida de un corte. Tras dos días puede pedir dinero por cada día.',
  },
  'de.ask-buy.phone-cut': {
    says: 'Solo pueden cortar su línea si debe al menos 100 € y hubo aviso escrito dos semanas antes. Las sumas discutidas con razones no cuentan. Pague el resto y pida ayuda a la Bundesnetzagentur.',
  },
  'de.ask-buy.bank-fees': {
    says: 'Su silencio no es consentimiento a comisiones más altas. Sin su sí, el banco debe devolver el exceso, también de años pasados dentro del plazo. Escríbale y luego vaya a su defensor. Puede cerrar la cuenta con dos meses de aviso.',
  },
}
