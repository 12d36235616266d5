/** Questions about scams, false bills and payments that nobody allowed: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FRAUD_WORDS: Words = {
  'fr.ask-debt.scam-sms': {
    says: 'Tómelo por una estafa. Los organismos públicos no piden pagos ni datos de tarjeta por SMS. No pulse. Reenvíelo al 33700 y escriba usted la web real.',
  },
  'fr.ask-debt.scam-bank': {
    says: 'Avise enseguida al banco. Debe devolver un pago que usted no permitió, salvo que pruebe descuido grave. Una llamada con número falso del banco a menudo no lo es.',
    dependsOn: 'si usted mismo permitió el pago',
  },
  'fr.ask-debt.tv-fee': {
    says: 'Se acabó en 2022. Una carta o mensaje que lo pide ahora es probablemente una estafa.',
  },
  'fr.ask-debt.fake-invoice': {
    says: 'Llame ya al banco y pida que reclame la transferencia. Denúncielo a la policía. Desde el 9 de octubre de 2025 el banco debe comprobar que nombre e IBAN coinciden. Si no lo hizo, pida el dinero.',
  },
}
