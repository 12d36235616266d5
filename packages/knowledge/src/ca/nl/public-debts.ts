/** Debts to a public body in letters of collectors: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DEBTS_NL: Words = {
  'ca.public-debt.want': {
    says: 'Een overheidsdienst zegt dat u geld schuldig bent. Kijk waarvoor, over welke tijd, en wanneer er een antwoord moet zijn.',
  },
  'ca.public-debt.reality': {
    says: 'Neem deze brief serieus. De overheid kan vaak teruggaven houden, een rijbewijs blokkeren of loon nemen, zonder nieuwe rechtszaak. Antwoord voor de genoemde dag.',
  },
  'ca.public-debt.who': {
    says: 'Dit komt van de overheid: een stad, een provincie, een kantoor van de rechtbank of de federale overheid. De wet geeft elk eigen middelen om geld te innen.',
  },
  'ca.public-debt.rights': {
    says: 'U kunt vragen hoe het bedrag is berekend, zeggen waarom het fout is, en om tijd vragen. Doe het schriftelijk.',
  },
  'ca.public-debt.student-reality': {
    says: 'Voor deze lening kan de federale overheid altijd uw belastingteruggaven en toeslagen houden, zonder rechter. Om u te dagen heeft zij meestal zes jaar.',
  },
  'ca.public-debt.student-know-interest': {
    says: 'Sinds 1 april 2023 komt er geen nieuwe rente bij federale studieleningen. Provincies hebben voor hun deel eigen regels.',
  },
  'ca.public-debt.student-right-plan': {
    says: 'Vraag het National Student Loans Service Centre om het Repayment Assistance Plan. Met een laag inkomen betaalt u minder, of nu niets. Loopt u achter, vraag dan eerst hoe u bij komt.',
  },
  'ca.public-debt.program-reality': {
    says: 'De Canada Revenue Agency int dit geld voor de overheid. Zij kan teruggaven houden en het van loon of rekening halen.',
  },
  'ca.public-debt.cra-right-plan': {
    says: 'U kunt de Canada Revenue Agency om een betaalplan vragen. Laat zien wat u verdient en nodig hebt om te leven. Doe het voordat zij iets doet.',
  },
  'ca.public-debt.on-property-right': {
    says: 'In Ontario kan de stad na ongeveer twee jaar onbetaalde onroerendgoedbelasting de verkoop van een huis beginnen. Vraag daarvoor om een plan. Daarna kunt u nog om uitstel (extension agreement) vragen.',
  },
  'ca.public-debt.step-check': {
    says: 'Vergelijk de brief met uw papieren: waarvoor, welke tijd, het bedrag en wat u al betaalde.',
  },
  'ca.public-debt.step-contact': {
    says: 'Neem contact op met het kantoor voor de dag in de brief. Kunt u niet meteen betalen, zeg dan wat u per week of maand kunt betalen.',
  },
  'ca.public-debt.opt-plan': {
    title: 'Vragen om in delen te betalen',
    cost: 'Het bedrag dat u afspreekt.',
    time: 'Dagen tot weken.',
    risk: 'Mist u een deel, dan kunnen zij meteen doorgaan.',
    bestFor: 'U bent het schuldig en kunt niet alles ineens betalen.',
    says: 'Vraag het kantoor schriftelijk om een plan. Laat inkomen en kosten zien, en bied wat u kunt volhouden.',
  },
}
