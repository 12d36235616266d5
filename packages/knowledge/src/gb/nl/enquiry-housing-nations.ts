/** Vragen over wonen in Wales, Schotland en Noord-Ierland: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOUSING_NATIONS_NL: Words = {
  'gb.ask-housing.wales-evict': {
    says: 'In Wales heeft een verhuurder een goede opzegging nodig en dan een bevel van de rechter. Voor de meeste contracten vanaf 1 december 2022 moet een opzegging zonder reden zes maanden geven. Vraag bij oudere advies.',
    dependsOn: 'het soort opzegging en contract',
  },
  'gb.ask-housing.wales-rent': {
    says: 'In Wales mag de huur van een doorlopend standaardcontract (periodic standard contract) één keer per jaar omhoog. De verhuurder moet twee maanden bericht geven, op het juiste formulier.',
    dependsOn: 'uw contract en het bericht dat u kreeg',
  },
  'gb.ask-housing.wales-repairs': {
    says: 'In Wales moet uw verhuurder de woning onderhouden en bewoonbaar houden. Meld het schriftelijk met foto’s. Gebeurt er niets, vraag de gemeente (council) te komen controleren.',
  },
  'gb.ask-housing.wales-deposit': {
    says: 'In Wales moet de verhuurder de borg binnen 30 dagen beschermen en u zeggen waar. Anders kan een rechter één tot drie keer het bedrag bepalen.',
  },
  'gb.ask-housing.wales-statement': {
    says: 'In Wales moet uw verhuurder u binnen 14 dagen nadat u er kwam wonen een schriftelijke verklaring (written statement) van uw huurcontract geven. Anders kunt u schadevergoeding vragen.',
  },
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
    says: 'In Schotland moet de verhuurder de borg binnen 30 werkdagen beschermen. Anders kan het tribunaal tot drie keer het bedrag bepalen. De regeling beslist geschillen gratis.',
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
  'gb.ask-housing.stop-rent-scotland': {
    says: 'Nee, blijf betalen: achterstand is een reden om u uit te zetten. Meld elk gebrek schriftelijk, met data en foto’s. Wordt het niet op tijd hersteld, ga dan gratis naar het First-tier Tribunal. Dat kan herstel bevelen en de huur zolang verlagen.',
  },
  'gb.ask-housing.stop-rent-ni': {
    says: 'Nee, blijf betalen, want u kunt uw huis verliezen door achterstand. Meld elk gebrek schriftelijk met foto’s. Wordt het niet hersteld, vraag dan het team environmental health van de gemeente om een inspectie. Housing Rights helpt gratis.',
  },
}
