/** Questions about neighbours: noise from the flat above, plants cut without a yes, and a garden that does not please: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEIGHBOURS_AT_ODDS_NL: Words = {
  'gb.ask-neighbour.flat-above': {
    says: 'De council moet klachten over lawaai bekijken, ook tussen privéwoningen. Schrijf naar de afdeling environmental health, met een dagboek. Wil die niet, gebruik dan de klachtenweg en daarna de Ombudsman. Gewone stappen door een dunne vloer zijn meestal geen overlast. Lees daarom beide contracten (leases): veel verbieden kale vloeren of laminaat, en de eigenaar van het gebouw (freeholder) kan ingrijpen. Vanaf vijf bewoners is meestal een vergunning (HMO) nodig: meld dat. U kunt ook zelf de magistrates om een bevel vragen.',
  },
  'gb.ask-neighbour.cuts-our-plants': {
    says: 'Aan uw kant mag de buur niets zonder uw ja: binnenkomen of reiken is verboden (trespass). Alleen wat over de grens hangt mag geknipt worden, tot de grens. Met opzet meer knippen of doden kan een misdrijf zijn (criminal damage). Schrijf rustig dat het moet stoppen, met foto’s en de prijs van nieuwe planten, en bied bemiddeling aan. Gaat het door, eis dan de kosten bij de county court en vraag een bevel. Steeds nieuwe schade kan belaging (harassment) zijn, iets voor de politie.',
  },
  'gb.ask-neighbour.dislikes-my-garden': {
    says: 'Het uiterlijk alleen geeft een buur geen recht: er is geen recht op mooi uitzicht of op de prijs van een huis. Alleen echte schade telt, zoals wortels, ongedierte, water of planten die overhangen. De council kan opruimen alleen bevelen als de grond de buurt erg bederft, en u kunt in beroep. U hoeft dus niets te doen; een vriendelijk woord of bemiddeling kan helpen. Bewaar elk bericht. Beledigingen om uw afkomst kunnen een haatmisdrijf zijn: bel 101.',
  },
}
