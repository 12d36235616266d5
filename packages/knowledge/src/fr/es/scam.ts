/** Messages of scammers: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_WORDS: Words = {
  'fr.other.scam-want': { says: 'Este mensaje parece una estafa. Quiere su dinero o sus datos.' },
  'fr.other.scam-who': {
    says: 'Los estafadores usan a menudo nombres de bancos, la CAF, ANTAI, Hacienda o empresas de paquetes.',
  },
  'fr.other.scam-reality': {
    says: 'Ningún organismo público pide por SMS un número de tarjeta o un pago. Ningún banco le pide por teléfono confirmar una transferencia o un código.',
  },
  'fr.other.scam-rights': {
    says: 'No debe nada. Si le quitaron dinero sin su permiso, su banco debe casi siempre devolverlo enseguida.',
  },
  'fr.other.scam-step-stop': {
    says: 'No responda, no pulse, no llame, no pague. Guarde el mensaje como prueba.',
  },
  'fr.other.scam-step-bank': {
    says: '¿Pagó o dio datos? Llame enseguida a su banco y bloquee la tarjeta.',
  },
  'fr.other.scam-step-report': {
    says: 'Pida ayuda en 17Cyber. Mande los SMS falsos al 33700. Para fraude con tarjeta use Perceval en service-public.',
  },
  'fr.other.scam-step-check': {
    says: '¿Dudas? Escriba usted la web real, o llame al número de una factura vieja.',
  },
  'fr.other.scam-step-complain': {
    says: 'Si perdió dinero, denuncie ante la policía o gendarmería, o con THESEE si fue por internet.',
  },
  'fr.other.scam-right-refund': {
    says: 'Su banco debe devolver un pago que usted no permitió, salvo que pruebe fraude o descuido grave suyo. Avísele en 13 meses.',
  },
  'fr.other.scam-right-complain': {
    says: 'Tiene derecho a denunciar. La policía debe aceptar la denuncia.',
  },
  'fr.other.scam-option-ignore': {
    title: 'No responder y denunciarlo',
    says: 'Guárdelo como prueba, denúncielo y bórrelo.',
    cost: 'Nada.',
    time: 'Cinco minutos.',
    risk: 'Ninguno.',
    bestFor: 'No dio nada.',
  },
  'fr.other.scam-option-bank': {
    title: 'Llamar a su banco y a 17Cyber',
    says: 'Bloquee tarjetas y pagos, luego pida por escrito la devolución.',
    cost: 'Nada.',
    time: 'Enseguida.',
    risk: 'Ninguno.',
    bestFor: 'Pagó o dio datos.',
  },
  'fr.other.scam-right-fps': {
    says: 'Una tasa de aparcamiento real (FPS) se deja en el coche o llega por correo postal, con tres meses para pagar. Compruébela en una página que abra usted: stationnement.gouv.fr.',
  },
  'fr.other.scam-right-blackmail': {
    says: 'Pedir dinero con la amenaza de mostrar algo sobre usted es un delito (chantage). No pague ni responda. Guarde los mensajes y denúncielo.',
  },
  'fr.other.scam-right-fine': {
    says: 'Una multa de tráfico real deja 45 días para pagar o recurrir antes de subir. Abra usted antai.gouv.fr y compruébela allí.',
  },
}
