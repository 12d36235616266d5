/** Questions about losing or leaving a job: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_NL: Words = {
  'gb.ask-work.unfair-dismissal': {
    says: 'Voor banen die vóór 1 januari 2027 stoppen, hebt u meestal twee jaar nodig. Voor banen die vanaf die dag stoppen, zes maanden. Bij sommige redenen, zoals zwangerschap of discriminatie, is geen vaste tijd nodig.',
    dependsOn: 'hoelang u er werkte, en waarom u de baan verloor',
  },
  'gb.ask-work.two-years': {
    says: 'Tot 31 december 2026 hebben de meeste mensen twee jaar werk nodig voor een zaak wegens oneerlijk ontslag (unfair dismissal). Vanaf 1 januari 2027 zijn zes maanden genoeg. Ook de grens aan het bedrag vervalt dan.',
    dependsOn: 'de dag waarop uw baan stopt',
  },
  'gb.ask-work.resign': {
    says: 'Vraag advies voordat u ontslag neemt. Breekt uw werkgever het contract ernstig, dan kan weggaan als ontslag tellen, maar dat is moeilijk te bewijzen. Dien eerst schriftelijk een klacht (grievance) in.',
  },
  'gb.ask-work.ni-dismissal': {
    says: 'In Noord-Ierland hebt u meestal één jaar werk nodig, niet twee, en drie maanden om te claimen. De werkgever moet eerst schrijven, met u praten en beroep bieden. Ontbreken die stappen, dan is het ontslag al daarom oneerlijk. Bel nu gratis de Labour Relations Agency: 03300 555 300. Vraag opzegloon.',
    dependsOn: 'hoelang u er werkte, en waarom u de baan verloor',
  },
  'gb.ask-work.dismissed-under-two-years': {
    says: 'Nee, meestal niet, als de baan vóór 1 januari 2027 stopt: dan hebt u twee jaar nodig. Stopt de baan vanaf die dag, dan zijn zes maanden genoeg. Bij sommige redenen is geen vaste tijd nodig, zoals zwangerschap, ras of een wettelijk recht vragen.',
  },
  'gb.ask-work.sacked-while-sick': {
    says: 'Meld u snel bij Acas, want er loopt een korte termijn. Ziek zijn verbiedt ontslag niet, maar er is een eerlijke reden en een eerlijke gang nodig. Daarvoor hebt u twee jaar in de baan nodig, of zes maanden als die eindigt vanaf 1 januari 2027. Is de ziekte een handicap, dan is geen vaste tijd nodig. Vraag het loon over de opzegtermijn.',
  },
}
