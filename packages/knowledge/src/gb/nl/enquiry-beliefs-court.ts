/** What people believe of small claims and bailiffs, put right: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BELIEFS_COURT_NL: Words = {
  'gb.ask-small.lawyer-and-costs': {
    says: 'In de small claims track hebt u geen advocaat nodig, en ieder betaalt meestal de zijne. Wie verliest, betaalt misschien griffiekosten, een klein vast bedrag, reiskosten, tot £95 loon per dag en tot £750 voor een deskundige. De advocaat van de ander komt er alleen bij als u zich onredelijk gedroeg. De grens is meestal £10,000.',
  },
  'gb.ask-bailiff.kept-out': {
    says: 'Laat u hen nooit binnen, dan kunnen bailiffs meestal niets uit uw huis nemen. Maar ze kunnen uw auto op de oprit of straat vastzetten of meenemen, en spullen buiten. Elke stap kost extra. Voor boetes van de strafrechter mogen ze met geweld binnen. Praat door de dichte deur en bied een regeling die u kunt volhouden.',
  },
  'gb.ask-bailiff.childs-things': {
    says: 'Wat van uw kind is, zoals een gekregen spelcomputer, mag niet voor uw schuld worden genomen. Een die van u is wel. Zeg meteen van wie hij is en toon een bon, foto of kaart. Noteren of nemen ze hem toch, schrijf dan dezelfde dag. Bij een eerste bezoek hoeft u hen niet binnen te laten.',
  },
}
