/** Questions about job offers, vacation pay, speaking up, and work without papers: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOB_PROMISES_NL: Words = {
  'us.story.speak-up': {
    says: 'Wetten beschermen wie gevaar of verboden daden meldt. Naar OSHA moet u binnen 30 dagen. Bewaar de berichten met de datums, en ga snel naar een arbeidsadvocaat.',
    dependsOn: 'wat u meldde, aan wie, en uw staat',
  },
  'us.story.vacation-pay': {
    says: 'In staten zoals Californië, Illinois en Massachusetts is verdiende vakantie loon en kan die niet worden gewist. Elders beslissen de schriftelijke regels. Vraag ernaar en dien een loonclaim in.',
    dependsOn: 'uw staat en de regels',
  },
  'us.story.job-offer': {
    says: 'De meeste banen kunnen altijd eindigen (at will), dus een aanbod kan worden ingetrokken. Vertrouwde u op een duidelijke belofte en had u daardoor verlies, dan krijgt u die kosten misschien. Bewaar de brief en uw bonnen.',
    dependsOn: 'wat is beloofd en wat u opgaf',
  },
  'us.story.no-papers': {
    says: 'Loonwetten beschermen u met of zonder papieren. Uw baas mag u niet straffen of immigratie bellen omdat u om loon vroeg. Elk uur moet betaald worden, na 40 uur per week meestal met de helft erbij. Bewaar de dreigementen en schrijf uw uren op. De Wage and Hour Division helpt gratis, welke papieren u ook hebt: 1-866-487-9243. U hebt twee jaar, drie als het met opzet was.',
  },
  'us.state.ca.ask-last-pay': {
    says: 'In Californië moet bij ontslag al het loon meteen worden betaald, dezelfde dag, met de verdiende vakantie. Nam u zelf ontslag: 72 uur, of de laatste dag als u het 72 uur vooraf zei. Betaalt de baas met opzet te laat, dan is hij een dagloon per dag schuldig, tot 30. Vraag het schriftelijk en klaag gratis bij de Labor Commissioner.',
  },
}
