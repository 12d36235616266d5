/** Papers of a court that start a case: oral trial and ordinary trial, your rights and ways out. Orders for payment and evictions are apart. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_NL: Words = {
  'es.claim.want-claim': {
    says: 'Iemand is een rechtszaak tegen u begonnen. De rechter vraagt uw antwoord.',
  },
  'es.claim.who': {
    says: 'De rechtbank en haar griffier (letrado de la Administración de Justicia) sturen dit. Het is ernstig, maar nog geen beslissing.',
  },
  'es.claim.rights': {
    says: 'U kunt zich verzetten, zeggen waarom en gehoord worden. Met een laag inkomen kunt u een gratis advocaat vragen.',
  },
  'es.claim.reality': {
    says: 'Doet u niets, dan kunnen ze winnen zonder meer bewijs. Antwoordt u op tijd, dan moeten ze het bewijzen.',
  },
  'es.claim.no-seizure': {
    says: 'Ze kunnen uw loon of rekeningen niet nemen zolang uw antwoordtermijn loopt.',
  },
  'es.claim.august': {
    says: 'Zaterdagen, zondagen, feestdagen, augustus en 24 december tot 6 januari tellen niet als gerechtsdagen. Wij trekken minder dagen af, voor de zekerheid.',
  },
  'es.claim.deadline-oral': {
    says: 'In een mondelinge procedure (juicio verbal) hebt u tien werkdagen vanaf de dag dat u de eis kreeg.',
    action: 'Stuur uw schriftelijke antwoord (contestación) naar de rechter',
    consequence: 'De zaak gaat door zonder u (rebeldía), en u kunt verliezen.',
  },
  'es.claim.deadline-ordinary': {
    says: 'In een gewone procedure (juicio ordinario) hebt u 20 werkdagen vanaf de dag dat u de eis kreeg.',
    action: 'Stuur uw antwoord via een advocaat en een procesvertegenwoordiger (procurador)',
    consequence: 'De zaak gaat door zonder u (rebeldía), en u kunt verliezen.',
  },
  'es.claim.right-legal-aid': {
    says: 'Met een laag inkomen hebt u recht op een gratis advocaat en procesvertegenwoordiger (justicia gratuita). Vraag het de orde van advocaten of de rechtbank.',
  },
  'es.claim.right-stop-clock': {
    says: 'Vraagt u een gratis advocaat, vraag de rechter dan ook schriftelijk de klok stil te zetten.',
  },
  'es.claim.right-masc-missing': {
    says: 'Bij de meeste civiele eisen moeten ze tonen dat ze het eerst met u probeerden te regelen. Zo niet, zeg het de rechter.',
  },
  'es.claim.right-counter': {
    says: 'In uw antwoord kunt u ook zeggen wat zij u schuldig zijn. Vraag een advocaat hoe.',
  },
  'es.claim.option-defend': {
    title: 'Verzet u tegen de eis',
    says: 'Zeg de rechter waarom u het niet, of niet helemaal, schuldig bent. Dan moeten ze het bewijzen.',
    cost: 'Niets tot €2.000 als u het alleen doet. Daarboven een advocaat, of gratis rechtshulp.',
    time: 'Nu enkele uren. De zaak kan maanden duren.',
    risk: 'Verliest u, dan betaalt u misschien hun kosten.',
    bestFor: 'Het is betaald, fout, te oud, niet van u of oneerlijk.',
  },
  'es.claim.option-negotiate': {
    title: 'Maak een afspraak',
    says: 'Bied aan in delen te betalen. Vraag dat de zaak zonder kosten eindigt.',
    cost: 'Wat u afspreekt.',
    time: 'Enkele dagen. De klok loopt door.',
    risk: 'Zonder afspraak op papier gaat de zaak door.',
    bestFor: 'U bent het schuldig en kunt in delen betalen.',
  },
  'es.claim.option-pay': {
    title: 'Betaal op tijd',
    says: 'Betaal het hele bedrag zoals de rechter zegt en stuur hem bewijs. Dan eindigt de zaak.',
    cost: 'Het geëiste bedrag. Bij een betalingsbevel meestal geen kosten als u op tijd betaalt. Een vereniging van eigenaars mag haar advocaat erbij rekenen.',
    time: 'Voor de laatste dag.',
    risk: 'Laag.',
    bestFor: 'U bent alles schuldig en kunt betalen.',
  },
  'es.claim.option-help': {
    title: 'Krijg een gratis advocaat',
    says: 'Vraag rechtshulp bij de orde van advocaten. Het eerste advies is daar vaak gratis voor iedereen.',
    cost: 'Niets bij een laag inkomen.',
    time: 'Een bezoek deze week.',
    risk: 'Laat de klok niet aflopen terwijl u wacht.',
    bestFor: 'Elk papier van de rechter.',
  },
  'es.claim.warning-no-ignore': {
    says: 'Negeer geen papier van de rechter. Het aan de deur weigeren stopt het niet: het telt als gegeven.',
  },
  'es.claim.right-usury-answer': {
    says: 'Ligt de rente van een kaart of snelle lening ver boven het normale, noem het in uw antwoord woeker (usura). Dan bent u alleen het ontvangen geld verschuldigd.',
  },
}
