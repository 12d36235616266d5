/** Spanish words that harm. */
import { harms, namesDriver } from './harm.ts'
import type { HarmWords } from './harm.ts'

export const ES_HARM: HarmWords = {
  denies: /(?<!\p{L})(?:no|nunca|nada|ni|sin|tampoco|ningun[oa]?|ningún)(?!\p{L})/iu,
  denialStands: 'in_clause',
  harmful: [
    harms(
      'admits_debt',
      /(?<!\p{L})(?:(?:le|les|os|te) )?(?:debo|debemos|adeudo|adeudamos)(?! (?:de|que)\b)(?!\p{L})/iu,
    ),
    harms(
      'admits_debt',
      /(?<!\p{L})(?:admito|admitimos|acepto|aceptamos|asumo)(?!\p{L})|(?<!\p{L})soy (?:responsable|culpable|deudora?)(?!\p{L})|(?<!\p{L})estoy en deuda/iu,
    ),
    harms(
      'admits_debt',
      /(?<!\p{L})(?:mi|mis|nuestra|nuestras) (?:deudas?|atrasos|impagos?)(?!\p{L})/iu,
    ),
    harms(
      'restarts_limitation',
      /(?<!\p{L})(?:reconozco|reconocemos|confirmo|confirmamos)(?!\p{L})[^.]{0,160}(?:deuda|cantidad|importe|saldo|obligación)/iu,
    ),
    harms(
      'restarts_limitation',
      /(?<!\p{L})(?:adjunto|envío|hago|ingreso|abono|realizo)(?!\p{L})[^.]{0,160}(?:pago|primer plazo|cuota|entrega a cuenta)/iu,
    ),
    harms(
      'promises_payment',
      /(?<!\p{L})(?:voy a|vamos a|puedo|podemos|podría|quiero|prometo|me comprometo a|me obligo a)(?!\p{L})[^.]{0,160}(?:pagar|abonar|liquidar|saldar)/iu,
    ),
    harms(
      'promises_payment',
      /(?<!\p{L})(?:pagaré|pagaremos|abonaré|abonaremos|(?<!(?:el|un|del|al|de|último|primer|cada|su|este) )pago|liquidaré|ofrezco|ofrecemos)(?!\p{L})/iu,
    ),
    namesDriver(
      /(?<!\p{L})(?:yo |él |ella |mi \p{L}+ )(?:conducía|conduje|condujo|iba conduciendo|aparqué|aparcó|estacionó|estacioné)(?!\p{L})|(?<!\p{L})(?:conduje|aparqué|estacioné)(?!\p{L})/iu,
    ),
    namesDriver(
      /(?<!\p{L})(?:la|el) conductora? (?:era|fue|es)(?!\p{L})|(?<!\p{L})(?:yo era|era yo) (?:la|el) conductora?|(?<!\p{L})conducía yo(?!\p{L})/iu,
    ),
    harms(
      'promises_payment',
      /(?<!\p{L})(?:estoy|estamos) (?:dispuest[oa]s?|preparad[oa]s?) a (?:pagar|abonar|liquidar|saldar)/iu,
    ),
    namesDriver(/(?<!\p{L})como conductora?(?!\p{L})/iu),
  ],
}
