/** The Dutch words of Italy: limitation. */
import type { Words } from '@plainletter/contracts/rule'

export const LIMITATION_WORDS: Words = {
  'it.limit.ten': {
    says: 'Leningen en de meeste schulden zijn na tien jaar te oud. U moet dat zeggen: de rechter doet het niet voor u.',
    from: 'de dag waarop de schuld betaald moest zijn; bij een lening in delen meestal het laatste deel',
    restartedBy:
      'Dit laat die tijd opnieuw beginnen: een betaling of erkenning door u, een rechtszaak, of een schriftelijke aanmaning die u bereikte.',
  },
  'it.limit.five': {
    says: 'Huur, telefoonrekeningen, kosten van het gebouw (condominio) en andere betalingen per jaar of vaker zijn na vijf jaar te oud.',
    from: 'de dag waarop elke betaling betaald moest zijn',
    restartedBy:
      'Dit laat die tijd opnieuw beginnen: een betaling of erkenning door u, een rechtszaak, of een schriftelijke aanmaning die u bereikte.',
  },
  'it.limit.two': {
    says: 'Rekeningen voor stroom, gas en water zijn na twee jaar te oud.',
    from: 'de dag waarop de rekening betaald moest zijn',
    restartedBy:
      'Dit laat die tijd opnieuw beginnen: een betaling of erkenning door u, een rechtszaak, of een schriftelijke aanmaning die u bereikte.',
  },
  'it.limit.judgment': {
    says: 'Een schuld met een definitief vonnis of bevel duurt tien jaar.',
    from: 'de dag waarop het definitief werd',
    restartedBy:
      'Een formele waarschuwing (precetto), een beslag of een schriftelijke aanmaning laat de tien jaar opnieuw beginnen.',
  },
  'it.limit.fines': {
    says: 'Verkeersboetes, en de rekeningen die ze innen, zijn na vijf jaar te oud.',
    from: 'de dag van de overtreding, dan elk papier dat u bezorgd is',
    restartedBy: 'Elk papier dat u bezorgd is, laat de vijf jaar opnieuw beginnen.',
  },
  'it.limit.insurance': {
    says: 'Een claim op een polis is na twee jaar te oud, op een levenspolis na tien.',
    from: 'de dag van de gebeurtenis',
    restartedBy: 'Een schriftelijke eis aan de verzekeraar laat de tijd opnieuw beginnen.',
  },
  'it.limit.wages': {
    says: 'Onbetaald loon en TFR kunnen vijf jaar geëist worden, meestal geteld vanaf het einde van de baan.',
    from: 'meestal het einde van de baan',
    restartedBy: 'Een schriftelijke aanmaning of het arbeidsbureau laat de tijd opnieuw beginnen.',
  },
}
