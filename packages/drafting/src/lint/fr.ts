/** French words that harm. */
import { harms, namesDriver } from './harm.ts'
import type { HarmWords } from './harm.ts'

export const FR_HARM: HarmWords = {
  denies: /(?<!\p{L})(?:ne|n[’']|pas|aucune?|jamais|rien|sans|ni)(?!\p{Ll}{2})/iu,
  denialStands: 'in_clause',
  harmful: [
    harms(
      'admits_debt',
      /(?<!\p{L})(?:je|nous) (?:vous |lui )?(?:dois|devons|admets|admettons|accepte|acceptons|suis d[’']accord)(?!\p{L})/iu,
    ),
    harms(
      'admits_debt',
      /(?<!\p{L})j[’']accepte(?!\p{L})|(?<!\p{L})j[’']admets(?!\p{L})|(?<!\p{L})je suis (?:redevable|responsable|en tort|endetté|débit(?:eur|rice))/iu,
    ),
    harms(
      'admits_debt',
      /(?<!\p{L})(?:ma|mes|notre|nos) (?:dettes?|arriérés?|impayés?)(?!\p{L})|(?<!\p{L})(?:somme|montant|argent|dette) que je (?:vous )?dois(?!\p{L})/iu,
    ),
    harms(
      'restarts_limitation',
      /(?<!\p{L})(?:reconnais|reconnaissons|confirme|confirmons)(?!\p{L})[^.]{0,160}(?<!\p{L})(?:dette|somme|montant|solde|créance|devoir)(?!\p{L})/iu,
    ),
    harms(
      'restarts_limitation',
      /(?<!\p{L})(?:joins|verse|versons|envoie|adresse|règle)(?!\p{L})[^.]{0,160}(?<!\p{L})(?:acompte|premier versement|premier paiement|mensualité|paiement partiel)(?!\p{L})/iu,
    ),
    harms(
      'promises_payment',
      /(?<!\p{L})(?:je|nous) (?:vais|peux|pourrai|pouvons|veux|souhaite|promets de|m[’']engage à)(?! pas)[^.]{0,160}(?<!\p{L})(?:payer|régler|rembourser|verser|solder)/iu,
    ),
    harms(
      'promises_payment',
      /(?<!\p{L})(?:je|nous) (?:vous )?(?:paierai|payerai|paie|paye|réglerai|rembourserai|verserai|paierons|propose de payer|offre)/iu,
    ),
    namesDriver(
      /(?<!\p{L})(?:je|j[’']|il|elle|on|mon \p{L}+|ma \p{L}+) ?(?:conduisais|conduisait|ai conduit|a conduit|étais au volant|était au volant|ai garé|a garé|me suis garée?|s[’']est garée?)/iu,
    ),
    namesDriver(
      /(?<!\p{L})(?:le|la) conduct(?:eur|rice) (?:était|est|c[’']était)|(?<!\p{L})(?:j[’']étais|c[’']était|je suis) (?:moi )?(?:le|la) conduct(?:eur|rice)/iu,
    ),
    harms(
      'promises_payment',
      /(?<!\p{L})(?:je suis|nous sommes) (?:prête?s?|disposée?s?|d[’']accord) (?:à|pour)(?!\p{L})[^.]{0,160}(?<!\p{L})(?:payer|régler|rembourser|verser)/iu,
    ),
    namesDriver(/(?<!\p{L})en tant que conduct(?:eur|rice)/iu),
  ],
}
