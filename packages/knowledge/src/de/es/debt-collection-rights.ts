/** What a debtor may ask of a collector, what to beware of, and old debts: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_RIGHTS_ES: Words = {
  'de.debt.right-information': {
    says: 'Tiene derecho a datos claros en la primera carta: para quién es, por qué debe y cada gasto.',
  },
  'de.debt.right-more': {
    says: 'Si lo pide, también deben nombrar al primer acreedor y decir cómo se hizo el contrato, sin demora.',
  },
  'de.debt.right-prove': {
    says: 'Son ellos quienes deben probar el contrato y la deuda. Usted no tiene que probar que no debe nada.',
  },
  'de.debt.right-cost-cap': {
    says: 'Sus gastos no pueden superar lo que un abogado podría pedir por el mismo trabajo. No acepte el resto.',
  },
  'de.debt.right-small-claim': {
    says: 'Por una deuda no discutida de hasta 50 €, la tarifa completa es de solo 31,50 €. Por la primera carta pueden cobrar la mitad en la mayoría de los casos.',
  },
  'de.debt.right-no-double': {
    says: 'Si trabajan en la deuda una empresa de cobros y un abogado, paga como máximo a uno. Las excepciones son raras.',
  },
  'de.debt.right-reminder': {
    says: 'Para cobrarle gastos de demora hace falta antes un aviso. También basta un día fijo en el contrato, o 30 días tras una factura que le advirtió.',
  },
  'de.debt.right-schufa': {
    says: 'Sin título judicial (Titel) necesitan dos avisos escritos, cuatro semanas y una advertencia previa. Una deuda discutida no cuenta.',
  },
  'de.debt.right-unordered': {
    says: 'No debe nada por cosas o servicios que no pidió.',
  },
  'de.debt.right-no-entry': {
    says: 'Un cobrador no tiene derecho a entrar en su casa. Puede decirle que se vaya.',
  },
  'de.debt.right-interest': {
    says: 'Como consumidor debe intereses de cinco puntos sobre el tipo base (Basiszinssatz). Para más hace falta una razón especial.',
  },
  'de.debt.warn-restart': {
    says: 'Cuidado con una deuda vieja. Un pago, aunque sea pequeño, o un reconocimiento hace empezar otra vez los tres años.',
  },
  'de.debt.warn-ignore': {
    says: 'No ignore más adelante el correo del juzgado. Si nadie se opone, también una deuda falsa se puede ejecutar durante 30 años.',
  },
  'de.debt.warn-titled-old': {
    says: 'Un título judicial (Titel) dura 30 años. Los intereses posteriores prescriben a los tres años, así que pida la cantidad año por año.',
  },
  'de.debt.tactic-limitation': {
    says: 'Si han pasado más de tres años naturales completos, escriba: «Ich berufe mich auf Verjährung» (alego la prescripción). Ya no podrán exigirla.',
    risk: 'No vale si un título judicial, un pago o unas negociaciones pararon el plazo.',
    notWhen: 'Hay un título judicial o pagó algo hace poco.',
  },
  'de.debt.tactic-purpose': {
    says: 'Escriba en la transferencia «nur Hauptforderung» (solo lo principal), para que no se pierda en gastos. Ellos pueden rechazarlo.',
    risk: 'Pueden rechazar un pago que indique otro orden que el de la ley.',
    notWhen: 'También quiere resolver los gastos de una vez.',
  },
}
