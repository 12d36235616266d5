/** Questions about refused benefits and sponsorships, and calls in the name of the tax office: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REFUSED_OR_CALLED_ES: Words = {
  'ca.fact.ei-misconduct': {
    says: 'Pida a Service Canada que lo reconsidere, por escrito y gratis, en 30 días desde que recibió la decisión. No todo despido es mala conducta. Debe haberlo hecho a propósito, o con un descuido que equivale a eso. Y debía saber que podía costarle el empleo. Diga por qué pasó y envíe pruebas, como un turno cambiado. Si vuelven a decir que no, decide el Social Security Tribunal: solicítelo en 30 días.',
  },
  'ca.fact.sponsorship-refused': {
    says: 'Quien patrocina puede apelar ante la Immigration Appeal Division en 30 días desde que recibió la negativa. Mira pruebas nuevas: fotos, mensajes, visitas, dinero enviado, un hijo en común. No hay apelación ahí tras un delito grave, ni si la solicitud se hizo dentro de Canadá. Entonces casi siempre es el Federal Court, en 15 días. Acuda ya a ayuda legal o a un asesor autorizado.',
  },
  'ca.fact.tax-office-call': {
    says: 'No, es una estafa. La CRA no amenaza con arrestarle. Nunca pide tarjetas regalo, bitcoin ni transferencias electrónicas. Cuelgue y no pague nada. Si duda, llame usted: 1-800-959-8281. Si pagó o dio su SIN o datos del banco, llame enseguida a su banco, y luego a Equifax y TransUnion. Denúncielo al Canadian Anti-Fraud Centre: 1-888-495-8501.',
  },
  'ca.fact.ei-after-firing': {
    says: 'Un despido por sí solo no quita el seguro de empleo (EI). Solo lo quita la mala conducta (misconduct): algo hecho adrede, o con tanto descuido que equivale a eso. Un trabajo no bastante bueno no suele serlo. Pídalo ya, a más tardar cuatro semanas después del último día, también sin el registro de empleo (ROE). Diga la verdad sobre el motivo. Decide Service Canada, no el jefe. Si dice que no, pida en 30 días que lo revisen.',
  },
}
