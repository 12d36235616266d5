/** Questions about collection firms, their costs and old debts: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTION_FIRM_ES: Words = {
  'de.ask-debt.collector-take': {
    says: 'Una empresa de cobros no puede embargar nada ni entrar en su casa. Solo puede un agente judicial (Gerichtsvollzieher) con título judicial (Titel). Un registro necesita una orden del juez.',
  },
  'de.ask-debt.collector-pay': {
    says: 'Pague una factura correcta. Los gastos no pueden superar los de un abogado. Si está mal, discútala por escrito.',
    dependsOn: 'si debe la factura y recibió antes un aviso',
  },
  'de.ask-debt.collector-unknown': {
    says: 'No pague. Sin un pedido suyo no hay contrato, y ellos deben probarlo. Escriba una vez «Niego la deuda» y pida las pruebas. ¿Usaron su nombre? Denuncie, también por internet, y mande la denuncia. Una deuda disputada no puede ir a la Schufa. Si llega un Mahnbescheid, opóngase en dos semanas.',
  },
  'de.ask-debt.ignore-collector': {
    says: 'No la ignore. Discútala una vez por escrito si está mal, y nunca deje pasar un sobre amarillo de un juzgado.',
  },
  'de.ask-debt.old-debt': {
    says: 'Sin título judicial (Titel), la mayoría de las deudas prescriben a los tres años del final del año. Con título son 30 años. No pague antes un poco.',
    dependsOn: 'si hay un título judicial (Titel)',
  },
  'de.ask-debt.rates': {
    says: 'Ofrezca por escrito una cantidad que pueda mantener. Pregunte qué cuesta el plan y tache todo reconocimiento de deuda (Schuldanerkenntnis).',
  },
  'de.ask-debt.pay-old-part': {
    says: 'No pague una parte de una deuda vieja antes de saber si ya prescribió. Un pago hace empezar otra vez los tres años.',
  },
}
