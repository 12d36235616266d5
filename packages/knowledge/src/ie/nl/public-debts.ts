/** Debts to the state that are collected by letter: the words in Dutch. */
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
  'ie.public-debt.fine-want': {
    says: 'De dienst van de rechtbanken (Courts Service) wil dat een boete van de rechter wordt betaald. Kijk naar het zaaknummer, het open bedrag en de uiterste dag.',
  },
  'ie.public-debt.fine-who': {
    says: 'De Courts Service beheert de kantoren van de rechtbanken. Hij stuurt de brieven en ontvangt de betaling van een boete van de rechter.',
  },
  'ie.public-debt.fine-reality': {
    says: 'Een boete van de rechter die niet is betaald, gaat terug naar de rechter. Die kan inhouding op uw loon of een taakstraf bevelen. Staat meer dan € 500 open, dan kan die spullen laten halen.',
  },
  'ie.public-debt.fine-know-prison': {
    says: 'Gevangenis voor een open boete is de laatste stap. De rechter moet eerst kijken naar loon, spullen en een taakstraf.',
  },
  'ie.public-debt.fine-right-parts': {
    says: 'Een boete van de rechter van meer dan € 100 kunt u in een jaar in delen betalen. Het eerste deel moet binnen 42 dagen na de boete zijn betaald.',
  },
  'ie.public-debt.fine-right-court': {
    says: 'Voordat de rechter iets beveelt over een open boete, wordt u opgeroepen. Ga erheen en neem een overzicht van uw geld mee. De rechter moet ernaar kijken.',
  },
  'ie.public-debt.fine-step-pay': {
    says: 'Betaal de boete, of de rest, online of bij het postkantoor, met het zaaknummer. Bewaar het bewijs. Kan dat niet, bel dan nu het kantoor van de rechtbank.',
  },
  'ie.public-debt.welfare-reality': {
    says: 'Het ministerie kan deze schuld zonder rechter van loon of rekening halen (notice of attachment). Het doet dat als u is gevraagd terug te betalen en u dat niet deed.',
  },
  'ie.public-debt.welfare-know-record': {
    says: 'Het ministerie houdt deze schuld in de boeken tot die is betaald. Het kan die inhouden op latere uitkeringen, zelfs op het staatspensioen.',
  },
  'ie.public-debt.welfare-right-share': {
    says: 'Van een wekelijkse uitkering mogen zij hooguit 15% van uw eigen bedrag nemen, tenzij u met meer instemt. Zeg eerst wat u kunt betalen.',
  },
  'ie.public-debt.welfare-right-appeal': {
    says: 'Is het besluit achter deze schuld fout, ga dan in beroep bij het Social Welfare Appeals Office. Dat is gratis. De termijn is 60 dagen na het besluit.',
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
