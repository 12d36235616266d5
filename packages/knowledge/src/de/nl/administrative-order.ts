/** The Dutch words of Germany: administrative order. */
import type { Words } from '@plainletter/contracts/rule'

export const ADMINISTRATIVE_ORDER_NL: Words = {
  'de.order.want': {
    says: 'Een overheidskantoor beslist iets over u: u moet iets doen, stoppen of betalen, of het zegt nee (Verwaltungsakt).',
  },
  'de.order.reality': {
    says: 'Het is geen rechter, maar zwijgen maakt de beslissing definitief. Dan kan het kantoor haar zelf uitvoeren.',
  },
  'de.order.not-yet': {
    says: 'Meestal mogen ze haar niet uitvoeren zolang uw bezwaar of zaak loopt. Heffingen en belastingen zijn een uitzondering.',
  },
  'de.order.deadline': {
    says: 'U hebt één maand vanaf de dag dat het u bereikte. De getoonde dag telt vanaf de datum van de brief, voor de zekerheid.',
    action:
      'Bezwaar maken (Widerspruch) of naar de bestuursrechter gaan (Klage), zoals het einde van de brief zegt',
    consequence: 'De beslissing wordt definitief, ook als zij niet klopt.',
  },
  'de.order.right-object': {
    says: 'U kunt gratis of voor een klein bedrag bezwaar maken (Widerspruch), of naar de bestuursrechter gaan. In sommige deelstaten is er alleen de rechter.',
  },
  'de.order.right-year': {
    says: 'Ontbreekt de uitleg over uw rechten, of klopt zij niet? Dan hebt u één jaar en niet één maand.',
  },
  'de.order.right-renewal': {
    says: 'Een vergunning wordt verlengd als de redenen er nog zijn: eigen inkomen, geldig paspoort, geen grond voor uitzetting. Studenten moeten vorderen.',
  },
  'de.order.right-heard': {
    says: 'Vóór een bevel tegen u moeten ze u meestal horen. Het bevel moet duidelijk zijn en redenen geven.',
  },
  'de.order.right-urgent': {
    says: 'Willen ze het meteen? Dan moeten ze schriftelijk zeggen waarom, en kunt u de rechter om een snelle stop vragen (Eilantrag).',
  },
  'de.order.right-threat': {
    says: 'Een dwangsom (Zwangsgeld) of werk op uw kosten moet eerst schriftelijk aangekondigd zijn, met een bedrag en een termijn. Doet u het op tijd, dan bent u niets schuldig.',
  },
  'de.order.right-childcare': {
    says: 'Vanaf de eerste verjaardag heeft een kind recht op een plaats in de opvang. Een volle lijst is geen antwoord: een rechter kan snel een plaats bevelen.',
  },
  'de.order.right-childcare-court': {
    says: 'Vraag de bestuursrechter om een snelle maatregel (einstweilige Anordnung). Later kunt u gemist loon van de stad eisen.',
  },
  'de.order.right-mpu': {
    says: 'Een bevel om een medisch rapport (MPU) te brengen, kunt u niet apart aanvechten. Brengt u het niet op tijd, dan mogen ze het rijbewijs nemen. Vraag eerst een verkeersadvocaat.',
  },
  'de.order.right-mpu-alcohol': {
    says: 'Vanaf 1,6 promille of bij de tweede rit met alcohol moet het bureau het vragen. U kiest het centrum en mag om tijd vragen.',
  },
  'de.order.right-towing': {
    says: 'Weggesleept bij borden die later kwamen? U betaalt pas vanaf de vierde dag: er moeten drie hele dagen tussen zitten.',
  },
  'de.order.nrw-court': {
    says: 'In Noordrijn-Westfalen is er meestal geen bezwaar. U gaat binnen één maand naar de bestuursrechter (Verwaltungsgericht).',
  },
  'de.order.nrw-order': {
    says: 'Een bevel moet een echt gevaar stoppen en het mildste middel zijn dat werkt. Dwang moet eerst schriftelijk aangekondigd zijn.',
  },
  'de.order.step-read': {
    says: 'Lees het einde van de brief (Rechtsbehelfsbelehrung): waarheen u schrijft, hoe en voor wanneer. Schrijf op welke dag hij kwam.',
  },
  'de.order.step-file': {
    says: 'Vraag het dossier te zien (Akteneinsicht). Maak foto’s en verzamel bewijs voor uw kant.',
  },
  'de.order.step-time': {
    says: 'Klopt het maar is het te snel? Bel en vraag vóór die dag schriftelijk om meer tijd.',
  },
  'de.order.step-hearing': {
    says: 'Dit vraagt eerst uw kant (Anhörung). Er is nog niets beslist. Antwoord uiterlijk op de dag met feiten en foto’s.',
  },
  'de.order.option-object': {
    says: 'Schrijf dat u bezwaar maakt of naar de rechter gaat, met de datum en het dossiernummer. Redenen mogen volgen.',
    title: 'De beslissing bestrijden',
    cost: 'Bezwaar is goedkoop. De rechter vraagt eerst griffierecht.',
    time: 'Binnen één maand.',
    risk: 'Verliest u, dan betaalt u kosten.',
    bestFor: 'U denkt dat zij niet klopt.',
  },
  'de.order.option-comply': {
    says: 'Doe op tijd wat gevraagd is en stuur foto’s als bewijs.',
    title: 'Het op tijd doen',
    cost: 'Wat het werk kost.',
    time: 'Uiterlijk op de dag in de brief.',
    risk: 'In de praktijk geeft u uw bezwaar op.',
    bestFor: 'Het klopt en is makkelijk te doen.',
  },
  'de.order.option-help': {
    says: 'Haal bij uw rechtbank een bon voor een advocaat (Beratungsschein) als u weinig verdient.',
    title: 'Een advocaat vragen',
    cost: '€ 15 met een bon.',
    time: 'Deze week.',
    risk: 'Geen.',
    bestFor: 'Er staat veel op het spel.',
  },
}
