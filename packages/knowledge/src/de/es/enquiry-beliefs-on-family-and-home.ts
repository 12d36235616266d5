/** Questions that rest on a belief about separation, children, water in the home and vouchers: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BELIEFS_ON_FAMILY_AND_HOME_ES: Words = {
  'de.ask-stay.after-separation': {
    says: 'Cuenta el día de la separación, no el divorcio. Tras tres años de vida matrimonial en Alemania recibe un permiso propio, primero por un año. Basta menos en un caso de dureza especial, como violencia, o si el cónyuge ha muerto. Con un hijo aquí puede haber otro derecho. No oculte la separación: vea antes a un abogado o un centro de migración, y pida el permiso antes de que acabe.',
  },
  'de.ask-stay.tolerated-work': {
    says: 'No sin permiso, pero a menudo se obtiene. Mire su papel: dice si puede trabajar. Pida por escrito a la oficina de extranjeros el permiso para el empleo, con la oferta. La prohibición es sobre todo para quien oculta quién es o viene de un país declarado seguro. Si dicen que no, pida una decisión escrita con razones y vaya a un centro de refugiados. Un aprendizaje puede dar una estancia más larga.',
  },
  'de.ask-buy.child-damage': {
    says: 'No siempre, diga lo que diga el cartel. Los padres solo pagan si no vigilaron al niño como pide su edad y su carácter. Deben mostrar que lo hicieron. Un menor de siete años no debe nada; en accidentes con coches, menor de diez, salvo a propósito. Un niño mayor debe el daño si podía entenderlo. Avise a su seguro de responsabilidad (Haftpflicht) y no prometa nada.',
  },
  'de.ask-home.spoken-lease': {
    says: 'Un alquiler de palabra vale. Tiene los derechos de todo inquilino: plazos de aviso, reparaciones y protección contra la salida. Una fecha de fin de palabra a más de un año no obliga: el contrato sigue. Gastos aparte y pintura solo se deben si se pactaron. Un preaviso exige papel con motivo. Guarde transferencias y mensajes, y pague por banco con la palabra alquiler.',
  },
  'de.ask-home.water-from-neighbour': {
    says: 'Avise hoy al casero y a su seguro del hogar (Hausrat), con fotos. Sus cosas las paga casi siempre su propio seguro; paredes y suelo son cosa del casero y del seguro del edificio. El vecino o su seguro paga solo si tuvo culpa. Mientras el piso está mojado, el alquiler baja por ley. No tire nada antes de que lo vea el seguro.',
  },
  'de.ask-buy.voucher-insolvent': {
    says: 'No está perdido, pero suele valer poco. Úselo hoy si la tienda aún lo acepta. Cuando el juzgado abre el concurso ya no puede. Entonces presente su crédito al administrador (Insolvenztabelle); es gratis. Casi siempre vuelve solo un pequeño porcentaje, y tarde. ¿Lo compró hace poco con tarjeta o PayPal? Pida también allí el dinero.',
  },
}
