/** Questions about debts that somebody collects after a bankruptcy cleared them: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISCHARGED_DEBT_ES: Words = {
  'us.fact.discharged-debt': {
    says: 'Nadie puede cobrarle una deuda que la bancarrota canceló (discharge). Envíe la orden y escriba: paren. Si siguen, pida al tribunal de bancarrotas que reabra el caso. Si le demandan, conteste a tiempo. Su informe de crédito debe mostrarla cancelada y sin saldo: dispútela, tienen 30 días. No pague nada. No se cancelan la manutención, la mayoría de impuestos y préstamos de estudios, las deudas posteriores ni las confirmadas de nuevo (reaffirmed). Un gravamen puede seguir.',
  },
}
