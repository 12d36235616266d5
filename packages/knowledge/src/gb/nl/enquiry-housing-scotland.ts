/** Questions about renting in Scotland: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOUSING_SCOTLAND_NL: Words = {
  'gb.ask-housing.scotland-evict': {
    says: 'In Schotland heeft een verhuurder een wettelijke grond nodig, een opzegging (notice to leave) en een bevel van het tribunaal. De opzegtermijn is 28 of 84 dagen. U kunt blijven tot het tribunaal beslist.',
    dependsOn: 'de grond en hoelang u er woont',
  },
  'gb.ask-housing.scotland-must-leave': {
    says: 'U hoeft niet te vertrekken als een opzegging (notice to leave) afloopt. Uw verhuurder moet een bevel tot ontruiming krijgen van het First-tier Tribunal. Dat beslist of het redelijk is.',
  },
  'gb.ask-housing.scotland-rent': {
    says: 'In Schotland mag de huur één keer in 12 maanden omhoog, met drie maanden bericht op het juiste formulier. U hebt 21 dagen om Rent Service Scotland te laten kijken.',
    dependsOn: 'het bericht dat u kreeg',
  },
  'gb.ask-housing.scotland-deposit': {
    says: 'In Schotland moet de verhuurder de borg binnen 30 werkdagen beschermen. Zo niet, ga dan binnen drie maanden na het einde van de huur naar het tribunaal. Het kan tot drie keer het bedrag bepalen. De regeling beslist geschillen gratis.',
  },
  'gb.ask-housing.scotland-repairs': {
    says: 'In Schotland moet een particuliere verhuurder zich aan de onderhoudsnorm (repairing standard) houden. Meld het schriftelijk. Wordt het niet op tijd hersteld, dan kunt u gratis naar het First-tier Tribunal.',
  },
  'gb.ask-housing.scotland-damp': {
    says: 'Sinds 6 oktober 2026 moeten verhuurders in Schotland vocht of schimmel binnen 10 werkdagen na uw melding onderzoeken. Ze moeten binnen 3 dagen daarna een samenvatting sturen en binnen 5 met het werk beginnen.',
  },
  'gb.ask-housing.scotland-entry': {
    says: 'In Schotland moet een verhuurder minstens 48 uur vooraf bericht geven om binnen te komen, behalve in nood. Een onredelijk moment mag u weigeren.',
  },
  'gb.ask-housing.scotland-leave': {
    says: 'Bij een private residential tenancy kunt u met 28 dagen schriftelijk opzeggen. U hoeft geen vaste tijd af te wachten.',
  },
  'gb.ask-housing.scotland-locked-out': {
    says: 'U met dwang uit huis zetten zonder bevel van het tribunaal is een misdrijf. Bel de politie op 101, of op 999 als u gevaar voelt. Bel ook Shelter Scotland.',
  },
  'gb.ask-housing.scotland-arrears': {
    says: 'Bel uw verhuurder en bied een regeling aan. Een verhuurder in Schotland hoort u met achterstand te helpen voordat hij naar het tribunaal gaat. Het tribunaal kijkt of ontruimen redelijk is.',
  },
  'gb.ask-housing.stop-rent-scotland': {
    says: 'Nee, blijf betalen: achterstand is een reden om u uit te zetten. Meld elk gebrek schriftelijk, met data en foto’s. Wordt het niet op tijd hersteld, ga dan gratis naar het First-tier Tribunal. Dat kan herstel bevelen en de huur zolang verlagen.',
  },
  'gb.ask-housing.scotland-sale': {
    says: 'Om te verkopen of er zelf te gaan wonen moet een verhuurder in Schotland 84 dagen geven als u er langer dan zes maanden woont. 28 dagen is dan te kort. De opzegging (notice to leave) moet de reden noemen. Ook daarna hoeft u niet weg: alleen het First-tier Tribunal kan dat bevelen, als het eerlijk is. De sloten vervangen is een misdrijf. Blijf betalen en bel Shelter Scotland: 0808 800 4444.',
  },
}
