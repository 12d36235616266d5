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
}
