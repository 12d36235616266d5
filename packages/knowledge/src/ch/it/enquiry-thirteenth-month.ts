/** Questions about the thirteenth month’s pay: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_THIRTEENTH_MONTH_IT: Words = {
  'ch.ask.thirteenth': {
    says: 'Se il contratto o il CCL promette la tredicesima come salario, ha la parte dei mesi lavorati, anche se va via prima di dicembre. Dover essere ancora lì non vale per il salario. Una vera gratifica spetta in parte solo se concordato. Pagata ogni anno senza riserva? Può essere salario. La chieda per iscritto con una data.',
    dependsOn: 'se è concordata come salario o come gratifica',
  },
}
