/** Questions about an accident at work that the employer does not report: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ACCIDENT_NOT_DECLARED_IT: Words = {
  'it.ask.accident-not-reported': {
    says: 'Non è troppo tardi. Se il capo non fa la denuncia, può segnalarlo lei all’INAIL con il certificato medico. Avvisi subito il capo per iscritto. Dica al medico che è successo al lavoro, mai a casa. L’azienda ha due giorni dal certificato. L’INAIL paga dal quarto giorno: il 60 % della paga, il 75 % dopo 90 giorni. I giorni prima li paga l’azienda. Il patronato aiuta gratis. Ha tre anni.',
  },
}
