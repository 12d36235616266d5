/** Questions about what a court officer and a bank may take: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COURT_OFFICER_NL: Words = {
  'au.ask.sheriff-goods': {
    says: 'Zij mogen sommige dingen nemen en verkopen, maar geen kleren, bedden, keukenspullen en het meeste huisraad. Gereedschap voor werk en een gewone auto zijn in de meeste staten tot een grens veilig. Spullen van anderen of op krediet niet: toon papieren. Hinder hen niet: in sommige staten mogen zij met geweld naar binnen. Doe vandaag iets: vraag de rechter om termijnen, dat stopt het meestal, en bel 1800 007 007.',
  },
  'au.ask.bank-took-benefit': {
    says: 'Bel vandaag de bank: het is uw geld van Centrelink en u hebt het nodig om te leven. Zulke betalingen zijn beschermd, en volgens een code laten de meeste banken u bij rood staan minstens 90 % ervan. Vraag schriftelijk de rest terug en stop van kosten. Vraag hardship help. Anders gratis AFCA. U kunt het naar een andere bank laten gaan: meld het Centrelink.',
  },
}
