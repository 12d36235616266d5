/** Italian words that harm. */
import { harms, namesDriver } from './harm.ts'
import type { HarmWords } from './harm.ts'

export const IT_HARM: HarmWords = {
  denies: /(?<!\p{L})(?:non|mai|nulla|niente|né|senza|nessun[oa]?)(?!\p{L})/iu,
  denialStands: 'in_clause',
  harmful: [
    harms(
      'admits_debt',
      /(?<!\p{L})(?:devo|dobbiamo) (?:a |al |alla |la somma|questa somma|l[’']importo|il debito|i soldi|[€£$\d])|(?<!\p{L})(?:(?:vi|Le|gli) )(?:devo|dobbiamo)(?!\p{L})/iu,
    ),
    harms(
      'admits_debt',
      /(?<!\p{L})(?:ammetto|ammettiamo|accetto|accettiamo)(?!\p{L})|(?<!\p{L})sono (?:responsabile|debit(?:ore|rice)|in debito|in ritardo|moros[oa]|in torto)(?!\p{L})/iu,
    ),
    harms(
      'admits_debt',
      /(?<!\p{L})(?:il mio|i miei|il nostro|i nostri) (?:debit[oi]|arretrati|insoluti)(?!\p{L})/iu,
    ),
    harms(
      'restarts_limitation',
      /(?<!\p{L})(?:riconosco|riconosciamo|confermo|confermiamo)(?!\p{L})[^.]{0,160}(?:debito|somma|importo|saldo|credito)/iu,
    ),
    harms(
      'restarts_limitation',
      /(?<!\p{L})(?:allego|invio|verso|effettuo|faccio|pago)(?!\p{L})[^.]{0,160}(?:acconto|prima rata|versamento|pagamento parziale)/iu,
    ),
    harms(
      'promises_payment',
      /(?<!\p{L})(?:posso|possiamo|potrei|voglio|intendo|prometto di|mi impegno a|mi obbligo a)(?!\p{L})[^.]{0,160}(?:pagare|saldare|versare|rimborsare)/iu,
    ),
    harms(
      'promises_payment',
      /(?<!\p{L})(?:pagherò|pagheremo|salderò|verserò|pago|offro|offriamo)(?!\p{L})/iu,
    ),
    namesDriver(
      /(?<!\p{L})(?:io |lui |lei |mio \p{L}+ |mia \p{L}+ )(?:guidavo|guidava|ho guidato|ha guidato|ho parcheggiato|ha parcheggiato)(?!\p{L})|(?<!\p{L})(?:guidavo|ho parcheggiato|ho guidato)(?!\p{L})/iu,
    ),
    namesDriver(
      /(?<!\p{L})(?:il|la) conducente (?:ero|era|è)(?!\p{L})|(?<!\p{L})(?:ero|era) (?:io )?(?:il|la) conducente|(?<!\p{L})alla guida (?:c[’']ero|c[’']era|ero|era)/iu,
    ),
    harms(
      'promises_payment',
      /(?<!\p{L})(?:sono|siamo) (?:dispost[oaie]|pront[oaie]|in grado) (?:a|di) (?:pagare|saldare|versare|rimborsare)/iu,
    ),
    namesDriver(/(?<!\p{L})in qualità di conducente/iu),
  ],
}
