/** Questions of people in need tonight: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEED_TONIGHT_WORDS: Words = {
  'jp.ask-need.roof': {
    says: 'Vaya a la oficina de ayuda (福祉事務所) del lugar donde está y diga: no tengo dónde dormir, pido 生活保護. No hace falta dirección: la oficina del lugar donde está es la encargada, y si hay peligro para la vida debe actuar por sí misma. Puede buscarle un sitio hoy, con sus hijos. También ayuda 自立相談支援機関. De noche, gratis: よりそいホットライン 0120-279-338.',
  },
  'jp.ask-need.food': {
    says: 'Vaya hoy a la oficina de ayuda (福祉事務所), diga que no tiene dinero para comer y entregue una solicitud de 生活保護. Debe aceptarla y contestar en 14 días, 30 como máximo; si es urgente, debe actuar enseguida. Mientras, pida al 社会福祉協議会 un préstamo sin intereses de hasta 100.000 yenes (緊急小口資金) y al 自立相談支援機関 comida (フードバンク).',
  },
  'jp.ask-need.power-off': {
    says: 'Llame ya a la compañía eléctrica: diga que hay un bebé y pregunte cuánto debe pagar hoy para que vuelva la luz, y el resto a plazos. El 社会福祉協議会 presta para facturas (緊急小口資金, hasta 100.000 yenes sin intereses). ¿No tiene nada de dinero? Vaya hoy a la oficina de ayuda (福祉事務所) y pida 生活保護.',
  },
  'jp.ask-need.lender': {
    says: 'En peligro llame ya al 110; consejo de la policía: #9110. No pague más. Prestar como negocio sin licencia, o a más del 20% al año, es delito; por encima del 109,5% el préstamo es nulo, y el Tribunal Supremo dice que ni siquiera debe devolver ese dinero. Guarde mensajes, nombres y cuentas. Un abogado puede parar las llamadas hoy. 法テラス: 0570-078374.',
  },
}
