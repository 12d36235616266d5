/** The Spanish words of the rows in ../enquiry-rented-home.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENTED_HOME_ES: Words = {
  'ie.ask.deposit-law': {
    says: 'La fianza debe devolverse pronto. Solo se puede retener alquiler impagado, facturas y daños más allá del uso normal.',
  },
  'ie.ask.landlord-sells': {
    says: 'Un simple mensaje no es un aviso válido. Debe ser escrito y firmado, con el motivo, una declaración jurada y una copia al RTB. Puede llegar por correo electrónico. Tras cinco años son 180 días o más. En un alquiler desde el 1 de marzo de 2026, una venta no suele ser motivo. Puede ir al RTB en 90 días.',
  },
  'ie.ask.rent-figures': {
    says: 'El alquiler puede subir una vez en 12 meses, un 2% o la inflación, lo que sea menor, en todo el país. Hacen falta 90 días de aviso escrito en el formulario del RTB, y el RTB debe tener copia. Si falta algo, acuda al RTB antes de que empiece la nueva renta.',
  },
  'ie.ask.hap-refused': {
    says: 'Un casero o agente no puede rechazarle por recibir HAP u otra ayuda al alquiler. Guarde el anuncio y los mensajes. Escríbale en dos meses (formulario ES.1) y luego reclame a la WRC en seis meses. Es gratis y puede darle dinero.',
  },
  'ie.ask.rent-up': {
    says: 'El alquiler puede subir una vez en 12 meses, con aviso escrito de 90 días, un 2 % o la inflación, lo que sea menor. El RTB debe recibir el aviso el mismo día. Algunas viviendas nuevas no tienen el tope del 2 %.',
    dependsOn: 'cuándo se construyó su vivienda y las fechas',
  },
  'ie.ask.deposit': {
    says: 'Pida la fianza (deposit) por escrito. El casero solo puede quedársela por alquiler sin pagar, facturas o daños más allá del uso normal. Si se niega, vaya al RTB.',
  },
  'ie.ask.entry': {
    says: 'Un casero debe acordar una hora con usted antes de entrar. Una urgencia es distinta.',
  },
  'ie.ask.leaving': {
    says: 'Usted avisa con 28 días con menos de seis meses, 35 hasta un año y 42 hasta dos. Son 56 hasta cuatro, 84 hasta ocho, después 112. Un contrato de plazo fijo le obliga, salvo acuerdo o si encuentra a alguien que lo siga.',
    dependsOn: 'cuánto tiempo lleva allí y su contrato',
  },
  'ie.ask.rent-zones-ended': {
    says: 'No tiene que aceptar un alquiler de mercado. Las zonas acabaron el 1 de marzo de 2026, pero llegó un tope para todo el país, también para contratos antiguos. Suele ser 2 % o la inflación, lo menor, una vez en 12 meses, con el formulario RTB y 90 días. Siga pagando lo de antes y reclame al RTB. Los seis años de protección son para contratos nuevos. El aviso para vender en uno antiguo es largo. Threshold: 1800 454 454.',
  },
}
