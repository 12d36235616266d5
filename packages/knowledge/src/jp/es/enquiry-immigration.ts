/** Questions about the right to stay: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_IMMIGRATION_ES: Words = {
  'jp.ask.stay': {
    says: 'Presente la solicitud antes del último día. Así puede quedarse hasta la respuesta, dos meses más como máximo. Si deja el trabajo, avise en 14 días. Si la niegan, pregunte el motivo y vea enseguida a un abogado.',
  },
  'jp.ask.stay-ran-out': {
    says: 'Vaya hoy a la oficina de inmigración con pasaporte, tarjeta y papeles, y diga por qué llega tarde. No trabaje hasta que decida: quedarse sin permiso es delito. Con pocos días de retraso y un buen motivo, como una enfermedad, aún puede aceptar la solicitud. No es un derecho. Quien se presenta por sí mismo casi siempre puede salir sin ser detenido y volver tras un año. Si puede, vea antes a un abogado: 法テラス 0570-078374.',
  },
}
