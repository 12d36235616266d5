/** The German words of the rows in ../enquiry-faulty-goods.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAULTY_GOODS_DE: Words = {
  'nz.ask.faulty': {
    says: 'Der Laden muss es in Ordnung bringen. Bei einem schweren Fehler können Sie Ihr Geld zurück oder eine neue Ware wählen, auch nach der Garantie.',
  },
  'nz.ask.refund-phone': {
    says: 'Hat es einen Fehler, muss der Laden reparieren, ersetzen oder das Geld zurückgeben. Wenn Sie nur Ihre Meinung ändern, haben Sie kein Recht darauf. Zeigen Sie Beweise und nennen Sie den Consumer Guarantees Act.',
    dependsOn: 'ob die Ware einen Fehler hat',
  },
  'nz.ask.faulty-car': {
    says: 'Das Auto eines Händlers muss von ordentlicher Qualität sein. Verlangen Sie Reparatur, und Ihr Geld zurück, wenn der Fehler schwer ist. Das Motor Vehicle Disputes Tribunal kann bis 100.000 $ entscheiden.',
  },
  'nz.ask.broken-goods': {
    says: 'Waren müssen so lange halten, wie es für den Preis fair ist, egal was die Garantie sagt. Schreiben Sie dem Laden, nennen Sie den Consumer Guarantees Act und verlangen Sie kostenlose Reparatur. Kann oder will er nicht in fairer Zeit, oder ist der Fehler schwer, wählen Sie Geld oder neu. Auch Folgeschäden schuldet er. Er darf Sie nicht zum Hersteller schicken. Sonst Disputes Tribunal.',
  },
}
