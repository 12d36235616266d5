/** Questions about work in general: first steps, bullying and warnings. `asks` holds the words people type, in French and in English: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_WORDS: Words = {
  'fr.ask-work.step-papers': {
    says: 'Bewaar uw contract, loonstroken, mails en berichten. Schrijf data en namen op.',
  },
  'fr.ask-work.step-advice': {
    says: 'Vraag een vakbond, informatie over arbeidsrecht (0 806 000 126) of een point-justice (3039). Alles is gratis.',
  },
  'fr.ask-work.step-agreement': {
    says: 'Zoek uw cao (convention collective) op. Die geeft vaak meer.',
  },
  'fr.ask-work.right-court': {
    says: "U hebt twaalf maanden om het einde van een baan aan te vechten bij de arbeidsrechter (conseil de prud'hommes).",
  },
  'fr.ask-work.right-wages': { says: 'U hebt drie jaar om onbetaald loon te eisen.' },
  'fr.ask-work.right-no-fine': { says: 'Een werkgever mag u geen boete geven.' },
  'fr.ask-work.option-help': {
    title: 'Gratis advies over werk vragen',
    says: 'Bel 0 806 000 126, een vakbond of een point-justice (3039).',
    cost: 'Niets.',
    time: 'Een telefoontje.',
    risk: 'Geen.',
    bestFor: 'Elke vraag over uw werk.',
  },
  'fr.ask-work.option-court': {
    title: 'Naar de arbeidsrechter gaan',
    says: "De arbeidsrechter (conseil de prud'hommes) beslist over loon en over het einde van banen.",
    cost: 'Een bijdrage van €50 kan nodig zijn; niet met rechtshulp (aide juridictionnelle).',
    time: 'Maanden.',
    risk: 'Kosten als u verliest.',
    bestFor: 'U schreef en kreeg geen goed antwoord.',
  },
  'fr.ask-work.know-fee': {
    says: 'Een zaak beginnen bij de burgerlijke rechter of arbeidsrechter kan een bijdrage van €50 kosten. Met rechtshulp (aide juridictionnelle) betaalt u die niet.',
    learnMore: 'Vergeet u ze, dan moet de rechter u een maand geven om te betalen.',
  },
  'fr.ask-work.warn-sign': {
    says: 'Teken onder druk geen ontslagbrief van uzelf en geen regeling. Vraag eerst advies.',
  },
  'fr.ask-work.right-meeting': {
    says: 'Geen ontslag zonder eerst een gesprek en een brief met redenen.',
  },
  'fr.ask-work.bullying': {
    says: 'Schrijf elk voorval op en bewaar bewijs. Zeg het schriftelijk de werkgever, de vertegenwoordigers, de arts en de arbeidsinspectie (inspection du travail). U hebt vijf jaar om naar de rechter te gaan.',
  },
  'fr.ask-work.warning': {
    says: "De werkgever heeft twee maanden nadat hij de feiten hoorde. U mag schriftelijk antwoorden en de arbeidsrechter (conseil de prud'hommes) vragen de straf te schrappen.",
    dependsOn: 'de feiten en hun datum',
  },
}
