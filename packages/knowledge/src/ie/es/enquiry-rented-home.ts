/** The Spanish words of the rows in ../enquiry-rented-home.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENTED_HOME_ES: Words = {
  'ie.ask.repair-law': {
    says: 'Su casero debe mantener la vivienda en buen estado y no puede castigarle por pedirlo. El RTB puede ordenar arreglos y una indemnización.',
  },
  'ie.ask.repair-standards': {
    says: 'La vivienda debe estar libre de humedad, con calefacción y aire según las normas. El ayuntamiento puede inspeccionarla gratis.',
  },
  'ie.ask.repair-council': {
    says: 'El ayuntamiento puede dar órdenes al casero que incumple las normas y llevarlo ante el juez.',
  },
  'ie.ask.deposit-law': {
    says: 'La fianza debe devolverse pronto. Solo se puede retener alquiler impagado, facturas y daños más allá del uso normal.',
  },
  'ie.ask.landlord-sells': {
    says: 'Un mensaje no es un aviso válido. Debe ser un papel firmado con el motivo, una declaración jurada y una copia al RTB. Tras cinco años son 180 días o más. En un alquiler desde el 1 de marzo de 2026, una venta no suele ser motivo. Puede ir al RTB en 90 días.',
  },
  'ie.ask.rent-figures': {
    says: 'El alquiler puede subir una vez en 12 meses, un 2% o la inflación, lo que sea menor, en todo el país. Hacen falta 90 días de aviso escrito en el formulario del RTB, y el RTB debe tener copia. Si falta algo, acuda al RTB antes de que empiece la nueva renta.',
  },
  'ie.ask.hap-refused': {
    says: 'Un casero o agente no puede rechazarle por recibir HAP u otra ayuda al alquiler. Guarde el anuncio y los mensajes. Escríbale en dos meses (formulario ES.1) y luego reclame a la WRC en seis meses. Es gratis y puede darle dinero.',
  },
}
