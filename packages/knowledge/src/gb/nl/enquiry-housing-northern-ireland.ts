/** Questions about renting in Northern Ireland: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOUSING_NORTHERN_IRELAND_NL: Words = {
  'gb.ask-housing.ni-evict': {
    says: 'In Noord-Ierland moet een opzegging (notice to quit) schriftelijk zijn. Hij moet 4 weken geven, 8 weken na één jaar, of 12 weken na tien jaar. Daarna is nog een bevel van de rechter nodig.',
    dependsOn: 'hoelang u er woont',
  },
  'gb.ask-housing.ni-must-leave': {
    says: 'U hoeft niet te vertrekken als de opzegging afloopt. Uw verhuurder moet naar de rechter. Alleen het Enforcement of Judgments Office kan u laten vertrekken.',
  },
  'gb.ask-housing.ni-rent': {
    says: 'In Noord-Ierland mag particuliere huur één keer in 12 maanden omhoog, met drie maanden schriftelijk bericht.',
    dependsOn: 'het bericht dat u kreeg',
  },
  'gb.ask-housing.ni-deposit': {
    says: 'In Noord-Ierland moet de verhuurder de borg binnen 28 dagen beschermen. Een borg mag niet meer zijn dan één maand huur. De regeling beslist geschillen gratis.',
  },
  'gb.ask-housing.ni-repairs': {
    says: 'Meld het schriftelijk met foto’s. Gebeurt er niets, vraag de afdeling environmental health van uw gemeente (council) te komen controleren. Blijf huur betalen.',
  },
  'gb.ask-housing.stop-rent-ni': {
    says: 'Nee, blijf betalen, want u kunt uw huis verliezen door achterstand. Meld elk gebrek schriftelijk met foto’s. Wordt het niet hersteld, vraag dan het team environmental health van de gemeente om een inspectie. Housing Rights helpt gratis.',
  },
}
