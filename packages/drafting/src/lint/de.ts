/** German words that harm. */
import { harms, namesDriver } from './harm.ts'
import type { HarmWords } from './harm.ts'

export const DE_HARM: HarmWords = {
  denies:
    /(?<!\p{L})(?:nicht|kein(?:e|en|em|er|es|erlei)?|nie|niemals|nichts|ohne|weder)(?!\p{L})/iu,
  denialStands: 'in_clause',
  harmful: [
    harms(
      'admits_debt',
      /(?<!\p{L})(?:ich|wir) (?:schulde|schulden|gestehe|gestehen|gebe zu|geben zu|akzeptiere|akzeptieren)(?!\p{L})/iu,
    ),
    harms(
      'admits_debt',
      /(?<!\p{L})(?:schulde|schulden|akzeptiere|gestehe) (?:ich|wir)(?!\p{L})|(?<!\p{L})(?:ich|wir) geb(?:e|en)(?!\p{L})[^.]{0,160}(?<!\p{L})zu(?!\p{L})/iu,
    ),
    harms(
      'admits_debt',
      /(?<!\p{L})(?:ich|wir) (?:bin|sind|war|waren)(?!\p{L})[^.,]{0,160}(?<!\p{L})(?:zahlungspflichtig|schuld|im Rückstand|im Verzug|verschuldet|haftbar)(?!\p{L})/iu,
    ),
    harms(
      'admits_debt',
      /(?<!\p{L})meine[nr]? (?:Schuld(?:en)?|Rückst(?:and|ände)|offene[n]? Forderung)(?!\p{L})|(?<!\p{L})mein (?:Rückstand|Verzug)(?!\p{L})/iu,
    ),
    harms(
      'restarts_limitation',
      /(?<!\p{L})(?:anerkenne|erkenne|erkennen|bestätige|bestätigen)(?!\p{L})[^.]{0,160}(?<!\p{L})(?:Forderung|Schuld|Betrag|Saldo|Anspruch|Rechnung)(?!\p{L})/iu,
    ),
    harms(
      'restarts_limitation',
      /(?<!\p{L})(?:überweise|überweisen|zahle|zahlen|leiste|leisten)(?!\p{L})[^.]{0,160}(?<!\p{L})(?:Rate|Teilbetrag|Teilzahlung|Anzahlung|Abschlag|erste Zahlung)(?!\p{L})/iu,
    ),
    harms(
      'promises_payment',
      /(?<!\p{L})(?:ich|wir) (?:werde|werden|kann|können|könnte|will|wollen|möchte|verspreche)(?!\p{L})[^.]{0,160}(?<!\p{L})(?:zahlen|bezahlen|begleichen|überweisen|abzahlen|tilgen)(?!\p{L})/iu,
    ),
    harms(
      'promises_payment',
      /(?<!\p{L})(?:ich|wir) (?:zahle|bezahle|überweise|begleiche|zahlen|überweisen)(?!\p{L})|(?<!\p{L})(?:ich|wir) biete[n]? (?:Ihnen )?[^.]{0,160}(?:€|Euro|Zahlung|Rate)/iu,
    ),
    namesDriver(
      /(?<!\p{L})(?:ich|er|sie|mein \p{L}+|meine \p{L}+) (?:bin|ist|habe?|hat|war)(?!\p{L})[^.]{0,160}(?<!\p{L})(?:gefahren|geparkt|abgestellt|am Steuer)(?!\p{L})|(?<!\p{L})(?:ich|er|sie|wir) (?:parkte|fuhr|stellte)(?!\p{L})/iu,
    ),
    namesDriver(
      /(?<!\p{L})(?:ich|er|sie|mein \p{L}+|meine \p{L}+) (?:war|bin|ist) (?:der |die )?Fahrer(?:in)?(?!\p{L})|(?<!\p{L})(?:der|die) Fahrer(?:in)? (?:war|ist|hieß)(?!\p{L})|(?<!\p{L})gefahren (?:ist|von)(?!\p{L})/iu,
    ),
    harms(
      'promises_payment',
      /(?<!\p{L})(?:ich|wir) (?:bin|sind|wäre|wären) (?:gerne? )?bereit(?!\p{L})[^.]{0,160}(?<!\p{L})(?:zahlen|bezahlen|begleichen|überweisen)(?!\p{L})/iu,
    ),
    namesDriver(/(?<!\p{L})als Fahrer(?:in)?(?!\p{L})/iu),
  ],
}
