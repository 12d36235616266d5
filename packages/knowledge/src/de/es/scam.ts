/** The Spanish words of the rows in ../scam.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_ES: Words = {
  'de.consumer.scam-want': {
    says: 'Esto parece un fraude. Quieren su dinero o sus datos.',
  },
  'de.consumer.scam-who': {
    says: 'Los estafadores usan nombres de juzgados, policía, bancos, mensajería y empresas de cobros. Las oficinas reales nunca piden PIN, tarjetas regalo ni criptomonedas.',
  },
  'de.consumer.scam-reality': {
    says: 'No debe esto. No pasa nada si no contesta.',
  },
  'de.consumer.scam-not-yet': {
    says: 'No pueden enviar a un agente judicial (Gerichtsvollzieher), bloquear su cuenta ni arrestarle.',
  },
  'de.consumer.scam-step-stop': {
    says: 'No pague, no haga clic, no devuelva la llamada y no dé datos. Guarde la carta como prueba.',
  },
  'de.consumer.scam-step-check': {
    says: '¿No está seguro? Busque la empresa en el Rechtsdienstleistungsregister, y use un número de teléfono que haya buscado usted.',
  },
  'de.consumer.scam-step-own-way': {
    says: '¿Duda? Abra usted la app o el sitio real, o llame a un número que conoce. Familia con número nuevo: llame al antiguo.',
  },
  'de.consumer.scam-step-bank': {
    says: '¿Pagó o dio datos? Llame ya a su banco, o al 116 116 para bloquear tarjetas y banca en línea.',
  },
  'de.consumer.scam-step-police': {
    says: 'Denúncielo a la policía, en línea (Onlinewache) o en una comisaría. Es gratis.',
  },
  'de.consumer.scam-right-bank': {
    says: 'El banco debe devolver lo que usted no autorizó, a más tardar al final del siguiente día hábil. Solo puede esperar si comunica una sospecha.',
  },
  'de.consumer.scam-right-gross': {
    says: 'Usted carga con la pérdida solo por un descuido grave, como dar su PIN o TAN. El banco debe probarlo.',
  },
  'de.consumer.scam-right-debit': {
    says: 'Un cargo en cuenta se puede devolver en su banco durante ocho semanas, sin razón. Si nunca lo permitió, durante 13 meses.',
  },
  'de.consumer.scam-option-ignore': {
    says: 'No reaccione. Bloquee al remitente.',
    title: 'No contestar y guardarlo como prueba',
    cost: 'Nada.',
    time: 'Ninguno.',
    risk: 'El correo real del juzgado en sobre amarillo nunca se debe ignorar.',
    bestFor: 'La carta es falsa.',
  },
  'de.consumer.scam-option-report': {
    says: 'Ponga una denuncia en línea y avise a la Verbraucherzentrale.',
    title: 'Denunciarlo a la policía',
    cost: 'Gratis.',
    time: '15 minutos en línea.',
    risk: 'Ninguno.',
    bestFor: 'Todas las personas, sobre todo si se perdió dinero.',
  },
  'de.consumer.scam-warn-again': {
    says: 'Quien ofrece recuperar su dinero a cambio de un pago suele ser la misma banda.',
  },
  'de.consumer.scam-insight-iban': {
    says: 'El dinero a una cuenta en el extranjero, en criptomonedas o con vales es una señal fuerte de fraude.',
    actionable: 'Mire la empresa en el registro antes de hacer nada.',
  },
  'de.consumer.scam-right-two-proofs': {
    says: 'Si el banco no pidió dos pruebas de que era usted (starke Kundenauthentifizierung), usted no soporta la pérdida, salvo que quisiera engañar.',
  },
}
