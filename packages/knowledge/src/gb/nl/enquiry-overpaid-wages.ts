/** Questions about wages that an employer paid by mistake: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OVERPAID_WAGES_NL: Words = {
  'gb.ask-work.overpaid-wages': {
    says: 'Een werkgever mag per vergissing betaald loon terugnemen, ook van het volgende loon en zonder uw ja. Vraag wel eerst hoe elk bedrag berekend is, en een plan in kleine delen. Zeg het als een grote inhouding huur of eten raakt, en bied een maandbedrag. Acas raadt een eerlijk plan aan: 0300 123 1100.',
  },
  'gb.ask-work.bonus': {
    says: 'Een bonus of provisie telt als loon. Beloofde uw contract, een brief of mail een bedrag en deed u wat gevraagd werd, dan zijn ze het schuldig. Lees wat geldt voor wie weggaat. Mogen zij beslissen, vraag dan schriftelijk de reden. Stuur de papieren en een laatste dag. Bel daarna Acas, 0300 123 1100, voor de termijn om is.',
    dependsOn: 'wat uw contract of de belofte zegt',
  },
  'gb.ask-work.pay-for-damage': {
    says: 'Ze mogen het alleen van uw loon nemen als uw contract, of een papier dat u vooraf tekende, dat toestaat. Een ja achteraf telt niet. Teken nu dus niets. Anders moeten ze naar de rechter en tonen dat u slordig was. Vraag schriftelijk om de bepaling en de echte kosten. Nemen ze het toch? Acas, 0300 123 1100.',
    dependsOn: 'wat u vooraf tekende',
  },
}
