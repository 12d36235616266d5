/** Signs of a scam, warnings and ways to go about it. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_SIGNS_ES: Words = {
  'gb.scam.option-bank': {
    says: 'Cuente al banco lo que pasó y pida su dinero.',
    title: 'Llamar ya a su banco',
    cost: 'Nada. En algunas peticiones se pierden hasta £100.',
    time: 'Llame hoy. La decisión puede tardar de 5 a 35 días hábiles.',
    risk: 'Cuanto más espere, más difícil será.',
    bestFor: 'Pagó, o dio datos de la tarjeta o del banco.',
  },
  'gb.scam.option-complain': {
    says: 'Reclame por escrito. Después lleve el caso al Financial Ombudsman.',
    title: 'Discutir la decisión si el banco dice que no',
    cost: 'Nada.',
    time: 'Semanas con el banco, algunos meses con el Ombudsman.',
    risk: 'Debe hacerlo en un plazo de seis meses desde la respuesta final del banco.',
    bestFor: 'Su banco se ha negado a devolver el dinero.',
  },
  'gb.scam.warn-recovery': {
    says: 'Cuidado con quien le ofrece recuperar su dinero a cambio de un pago. Muchas veces es la misma banda.',
  },
  'gb.scam.warn-remote': {
    says: 'Nunca deje que quien llama vea o controle su teléfono u ordenador. Si lo hizo, apáguelo y avise a su banco.',
  },
  'gb.scam.warn-do-not-pay': {
    says: 'Ninguna factura real se pierde por comprobar un día. No pague nada todavía.',
  },
  'gb.scam.insight-hurry': {
    says: 'Le mete prisa. La presión y los plazos cortos son las armas más viejas de una estafa.',
    actionable: 'Espere. Enséñelo a alguien de confianza antes de hacer nada.',
  },
  'gb.scam.insight-secrets': {
    says: 'Pide un PIN, una contraseña o un código. Ningún banco ni oficina pública real los pide en un mensaje.',
    actionable: 'Si dio alguno, llame ya a su banco al 159.',
  },
  'gb.scam.insight-odd-payment': {
    says: 'Pide tarjetas regalo o criptomonedas. Ninguna empresa ni oficina real las acepta por una deuda.',
    actionable:
      'No las compre. Si ya lo hizo, llame enseguida a la empresa de la tarjeta y a su banco.',
  },
  'gb.scam.insight-link': {
    says: 'Le envía a una página web para «verificar» o «confirmar». Esa página puede copiar una real para robar sus datos.',
    actionable: 'Escriba usted la dirección real, o use la app que ya tiene.',
  },
  'gb.scam.insight-not-covered': {
    says: 'La regla de devolución cubre transferencias en libras dentro del Reino Unido. No cubre efectivo, la mayoría de los pagos en criptomonedas ni pagos al extranjero.',
    actionable: 'Avise igualmente a su banco. Quizá pueda parar o seguir el pago.',
  },
  'gb.scam.change-action-fraud': {
    says: 'Action Fraud se llama ahora Report Fraud. El teléfono es el mismo.',
    was: 'El fraude se denunciaba a Action Fraud.',
    is: 'El fraude se denuncia a Report Fraud. El teléfono es el mismo: 0300 123 2040.',
  },
  'gb.scam.option-check': {
    says: 'No conteste. Denúncielo, bloquee al remitente y bórrelo cuando tenga una copia.',
    title: 'Denunciarlo y dejarlo',
    cost: 'Nada.',
    time: 'Cinco minutos.',
    risk: 'Ninguno, si ya lo comprobó con la empresa real.',
    bestFor: 'No ha pagado ni ha dado datos.',
  },
}
