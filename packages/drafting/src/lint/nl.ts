/** Dutch words that harm. */
import { harms, namesDriver } from './harm.ts'
import type { HarmWords } from './harm.ts'

export const NL_HARM: HarmWords = {
  denies: /(?<!\p{L})(?:niet|geen|nooit|niets|zonder|noch)(?!\p{L})/iu,
  denialStands: 'in_clause',
  harmful: [
    harms(
      'admits_debt',
      /(?<!\p{L})(?:ik|wij|we) (?:ben|zijn) (?:u |hem |hen )?[^.,]{0,160}(?<!\p{L})(?:verschuldigd|aansprakelijk|schuldig|in gebreke)(?!\p{L})/iu,
    ),
    harms(
      'admits_debt',
      /(?<!\p{L})(?:ik|wij|we) (?:geef toe|geven toe|accepteer|accepteren|aanvaard|aanvaarden|ga akkoord|gaan akkoord)(?!\p{L})|(?<!\p{L})ik geef(?!\p{L})[^.]{0,160}(?<!\p{L})toe(?!\p{L})/iu,
    ),
    harms(
      'admits_debt',
      /(?<!\p{L})(?:mijn|onze) (?:schuld(?:en)?|achterstand(?:en)?)(?!\p{L})|(?<!\p{L})ik heb (?:een )?(?:schuld|achterstand)(?!\p{L})/iu,
    ),
    harms(
      'restarts_limitation',
      /(?<!\p{L})(?:erken|erkennen|bevestig|bevestigen)(?!\p{L})[^.]{0,160}(?<!\p{L})(?:schuld|vordering|bedrag|saldo|rekening)(?!\p{L})/iu,
    ),
    harms(
      'restarts_limitation',
      /(?<!\p{L})(?:betaal|betalen|stort|storten|maak|doe)(?!\p{L})[^.]{0,160}(?<!\p{L})(?:termijn|deelbetaling|aanbetaling|eerste betaling)(?!\p{L})/iu,
    ),
    harms(
      'promises_payment',
      /(?<!\p{L})(?:ik|wij|we) (?:zal|zullen|kan|kunnen|wil|willen|ga|beloof)(?!\p{L})[^.]{0,160}(?<!\p{L})(?:betalen|aflossen|voldoen|terugbetalen)(?!\p{L})/iu,
    ),
    harms(
      'promises_payment',
      /(?<!\p{L})(?:ik|wij|we) (?:betaal|betalen|los af|voldoe|bied(?:en)?)(?!\p{L})/iu,
    ),
    namesDriver(
      /(?<!\p{L})(?:ik|hij|zij|mijn \p{L}+) (?:reed|parkeerde|heb gereden|heeft gereden|heb geparkeerd|heeft geparkeerd|zat achter het stuur)(?!\p{L})/iu,
    ),
    namesDriver(
      /(?<!\p{L})(?:ik was|hij was|zij was|mijn \p{L}+ was) de bestuurder(?!\p{L})|(?<!\p{L})de bestuurder (?:was|is)(?!\p{L})/iu,
    ),
    harms(
      'promises_payment',
      /(?<!\p{L})(?:ik ben|wij zijn|we zijn) (?:graag )?bereid(?!\p{L})[^.]{0,160}(?<!\p{L})(?:betalen|voldoen|aflossen)(?!\p{L})/iu,
    ),
    namesDriver(/(?<!\p{L})als bestuurder(?!\p{L})/iu),
  ],
}
