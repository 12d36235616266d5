/** Debts to a public body in letters of collectors: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DEBTS_NL: Words = {
  'ie.public-debt.want': {
    says: 'Een overheidsdienst zegt dat u geld schuldig bent. Kijk waarvoor, over welke tijd, en wanneer er een antwoord moet zijn.',
  },
  'ie.public-debt.reality': {
    says: 'Neem deze brief serieus. Sommige overheidsdiensten kunnen zonder rechter geld van loon of rekening halen. Antwoord voor de genoemde dag.',
  },
  'ie.public-debt.who': {
    says: 'Dit komt van de overheid: een gemeente (council), een ministerie, de belastingdienst (Revenue) of de dienst van de rechtbanken. De wet geeft elk eigen middelen om geld te innen.',
  },
  'ie.public-debt.rights': {
    says: 'U kunt vragen hoe het bedrag is berekend, zeggen waarom het fout is, en om tijd vragen. Doe het schriftelijk.',
  },
  'ie.public-debt.council-reality': {
    says: 'Een council kan u voor dit geld voor de rechter dagen. Dan komen er kosten bij, en een sheriff kan het innen. Spreek daarvoor een plan af.',
  },
  'ie.public-debt.right-rates': {
    says: 'Vraag het kantoor voor rates nu om een betaalplan. Over onbetaalde rates loopt rente vanaf de volgende 1 januari. Is het pand van u, dan rusten ze erop. Vraag of de council een regeling voor kwijtschelding heeft.',
  },
  'ie.public-debt.rent-right-warning': {
    says: 'Een council moet meestal eerst een waarschuwing (tenancy warning) sturen. U hebt dan twee maanden om de huur te betalen of een plan af te spreken. Alleen de District Court kan ontruiming bevelen.',
  },
  'ie.public-debt.motor-know-arrears': {
    says: 'Achterstand van motor tax moet betaald zijn voordat de auto weer belast kan worden. Van de weg telt alleen als u dat vooraf meldde. De gardaí kunnen een auto meenemen die maanden onbelast is.',
  },
  'ie.public-debt.step-check': {
    says: 'Vergelijk de brief met uw papieren: waarvoor, welke tijd, het bedrag en wat u al betaalde.',
  },
  'ie.public-debt.step-contact': {
    says: 'Neem contact op met het kantoor voor de dag in de brief. Kunt u niet meteen betalen, zeg dan wat u per week of maand kunt betalen.',
  },
  'ie.public-debt.step-mabs': {
    says: 'Bel MABS op 0818 07 2000. Het is gratis. Zij helpen met een budget en kunnen voor u met het kantoor praten.',
  },
  'ie.public-debt.opt-plan': {
    title: 'Vragen om in delen te betalen',
    cost: 'Het bedrag dat u afspreekt.',
    time: 'Dagen tot weken.',
    risk: 'Mist u een deel, dan kunnen zij meteen doorgaan.',
    bestFor: 'U bent het schuldig en kunt niet alles ineens betalen.',
    says: 'Vraag het kantoor schriftelijk om een plan. Laat inkomen en kosten zien, en bied wat u kunt volhouden.',
  },
}
