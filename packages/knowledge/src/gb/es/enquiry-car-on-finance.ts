/** Questions about a car on hire purchase or PCP: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CAR_ON_FINANCE_ES: Words = {
  'gb.ask-car.hand-back': {
    says: 'Sí. Con hire purchase o PCP puede terminarlo por escrito en cualquier momento antes del último pago. Entonces debe como mucho la mitad del precio total, menos lo pagado, más atrasos y daños. El contrato indica esa mitad. Escriba "I end this under section 99". No acepte un "voluntary surrender": puede costarlo todo.',
  },
  'gb.ask-car.hp-taken': {
    says: 'Si ha pagado un tercio del precio total, hace falta un juez. El contrato indica esa suma. Incluso antes, no pueden entrar en su terreno sin orden judicial. No firme ni entregue las llaves. Escriba con una oferta y pida ayuda. Un juez puede darle más tiempo (time order).',
  },
  'gb.ask-car.bought-with-finance': {
    says: 'Casi siempre se queda con él. Quien compra como particular sin saber de la financiación (hire purchase o PCP) se vuelve dueño, aunque no lo comprobara. Escríbalo a la financiera (Hire Purchase Act 1964, section 27), con el anuncio, los mensajes y la prueba de pago. No entregue llaves ni firme nada. El permiso por sí solo no prueba nada. Un leasing o un logbook loan es distinto: pida consejo. Después vaya al Financial Ombudsman.',
  },
  'gb.ask-car.faulty-on-finance': {
    says: 'Reclame por escrito a la financiera. Con hire purchase o PCP fue ella quien le dio el coche, así que debe arreglar el fallo, no solo el taller. Los primeros 30 días puede devolver el coche. Después tiene una oportunidad de repararlo. Si quiere quedárselo, pida la reparación o una rebaja, y envíe las facturas que pagó. Si dice que no, o pasan ocho semanas, el Financial Ombudsman puede decidir gratis.',
  },
}
