/** Questions on old and small Centrelink debts, and on superannuation after a death: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_DEBTS_AND_SUPER_NL: Words = {
  'au.ask.centrelink-old-debt': {
    says: 'Er is geen termijn meer: de zes jaar eindigden op 1 januari 2017. Oude schulden kunnen dus van uitkeringen en belastingteruggaven af, tenzij ze toen al te oud waren. Vraag hoe de schuld is berekend en om een herziening; dat is gratis. Ze moet meestal vervallen als alleen hun fout de oorzaak was en u te goeder trouw was. Ook ziekte of geweld thuis kan tellen. Net als, sinds 20 maart 2026, een schuld onder $250.',
  },
  'au.ask.centrelink-small-debt': {
    says: 'Sinds 20 maart 2026 moet een schuld onder $250 meestal vervallen. Het bedrag stijgt elke juli. Het geldt voor schulden die sinds die dag zijn berekend of gewijzigd. Ook kleine bedragen die toen nog niet waren berekend, vervielen. Fraude mag nog worden onderzocht. Kreeg u toch een brief? Vraag een herziening; die is gratis. Zeg dat de regel voor kleine schulden geldt.',
  },
  'au.ask.super-will': {
    says: 'Een testament beslist niet over de super: het fonds betaalt die uit. Een geldige binding nomination zegt aan wie. Meestal eindigt die na drie jaar, tenzij ze wordt vernieuwd of het fonds haar laat staan. U kunt alleen partner, kinderen, mensen die van u afhangen of uw nalatenschap noemen. Noemt u de nalatenschap, dan beslist het testament. Zonder keuze kiest het fonds. Familie kan bezwaar maken binnen de termijn van de brief en dan gratis naar AFCA.',
  },
}
