/** What can still be done when the day in a letter is over: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_NL: Words = {
  'us.late.claim-who': {
    says: 'Wie de zaak begint is de eiser (plaintiff). U bent de gedaagde. De tijd lijkt voorbij, dus de rechtbank kan al beslist hebben.',
  },
  'us.late.claim-reality': {
    says: 'Zoek het vandaag uit. Zonder vonnis kan een laat antwoord nog tellen. Is er een, dan kunt u vragen het te schrappen.',
  },
  'us.late.claim-not-yet': {
    says: 'Loon, bankgeld of spullen kunnen pas na een vonnis worden gepakt. Vraag de rechtbank of dat er is.',
  },
  'us.late.claim-step': {
    says: 'Bel vandaag de rechtbank met het zaaknummer. Vraag of er een vonnis is. Is dat er niet, dien dan meteen uw antwoord in en stuur de andere kant een kopie.',
  },
  'us.late.claim-option': {
    says: 'Vraag om het te schrappen. Zeg waarom u niet antwoordde en wat uw verweer is. Vraag dat er niets wordt gepakt tot de rechtbank beslist.',
    title: 'De rechtbank vragen het vonnis te schrappen',
    cost: 'Er kunnen kosten zijn.',
    time: 'Zodra u ervan weet.',
    risk: 'Zonder echte reden kan de rechtbank weigeren, met kosten.',
    bestFor: 'Er is zonder u beslist en de eis klopt niet.',
  },
  'us.late.home-step': {
    says: 'Ga niet zelf weg: meestal kan alleen een rechter of tribunaal dat bevelen. Bel vandaag en vraag of er een zaak, zitting of bevel is. Is er zonder u beslist, vraag dan meteen om een nieuwe blik.',
  },
  'us.late.tax-step': {
    says: 'De dag in het bericht is voorbij. Vraag de IRS vandaag om een plan. Na een laatste beslagbericht kunt u nog een jaar een "equivalent hearing" vragen, maar dat stopt het beslag niet vanzelf.',
  },
  'us.late.benefit-step': {
    says: 'Klopt het niet, ga dan vandaag in beroep. Is de dag voorbij? Zeg waarom u laat bent. Veel kantoren nemen het nog aan met een goede reden, zoals late post.',
  },
  'us.late.ticket-step': {
    says: 'Bel vandaag de rechtbank of stad op de bon. Vraag of er zonder u is beslist, wat u nu moet betalen en hoe u een nieuwe zitting of een plan vraagt.',
  },
  'us.late.home-claim-step': {
    says: 'Ga niet zelf weg. Bel vandaag de rechtbank met het zaaknummer en vraag of er een vonnis is. Is dat er niet, antwoord dan meteen. Is het er wel, vraag hoe het ongedaan kan worden gemaakt.',
  },
  'us.late.old-claim-who': {
    says: 'Wie klaagt, is de plaintiff. U bent de defendant. Dit stuk is meer dan twee maanden oud, dus de rechter kan al hebben beslist.',
  },
  'us.late.old-claim-step': {
    says: 'Dit stuk is meer dan twee maanden oud. Bel vandaag de rechtbank met het zaaknummer en vraag of er een vonnis is. Is dat er niet, dien dan meteen uw antwoord in.',
  },
}
