/** Questions on a cancellation after eight days, private sales and credit files: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BOUGHT_THINGS_ES: Words = {
  'jp.ask.cooling-late': {
    says: 'A menudo aún es posible. Los ocho días empiezan solo con un papel de contrato completo. Si falta algo o le impidieron anular, el plazo sigue. Un contrato por mentiras o miedo se anula después. Mande la anulación por escrito y llame hoy al 188.',
  },
  'jp.ask.private-sale-fake': {
    says: 'Sí, si no es como se describió. Lo falso se devuelve por el precio entero, aunque ponga «sin devoluciones». No confirme la recepción. Escriba ya al vendedor y a la oficina de la app con fotos. Aunque ya haya valorado, pregunte a ambos.',
  },
  'jp.ask.credit-file': {
    says: 'Pida su historial a CIC, JICC y el centro de bancos (全国銀行個人信用情報センター), en línea o por correo, por poco dinero. Los retrasos suelen quedar cinco años tras saldar, la quiebra de cinco a siete. Si hay un error, pida corregirlo.',
  },
  'jp.ask.other-than-shown': {
    says: 'Si no es lo mostrado, la tienda debe enviar lo correcto o devolver el dinero, y pagar los portes. Escriba ya con fotos y un último día. Si solo cambió de idea, valen sus reglas de devolución. Si no muestra ninguna, tiene ocho días y paga el envío.',
  },
  'jp.ask.old-parent-sold': {
    says: 'A menudo sí. En la puerta se anula en ocho días (クーリング・オフ). Demasiada cantidad de algo se anula durante un año. Quien no podía entender no queda obligado. Guarde cosas y papeles, pida un informe médico y llame hoy al 188.',
  },
  'jp.ask.parcel-stolen': {
    says: 'Si no eligió que lo dejaran en la puerta, la tienda no ha entregado; pida otro o su dinero. Si lo eligió, el riesgo suele ser suyo. Pregunte igual: muchas tiendas pagan según sus reglas. Denuncie a la policía y guarde el número.',
  },
  'jp.ask.above-estimate': {
    says: 'Casi siempre no. Debe lo acordado. Un trabajo no pedido o un precio no avisado no se paga. Pida la lista de cada trabajo, su suma y quién lo aceptó. Ofrezca por escrito lo acordado. Si retienen sus cosas, llame hoy al 188.',
  },
}
