/** Vragen over wonen: bijzondere gevallen: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_CASES_NL: Words = {
  'gb.ask-housing.deposit-no-scheme': {
    says: 'Ja. Is hij nooit beschermd, dan kunt u hem bij de rechter terugeisen plus één tot drie keer het bedrag. Dat kan zes jaar lang, ook na uw vertrek. U betaalt niet voor gewone slijtage.',
  },
  'gb.ask-housing.rent-rise-no-form': {
    says: 'Nee. Een particuliere verhuurder moet Form 4A gebruiken, twee maanden geven en 52 weken wachten na de laatste verhoging. Blijf de oude huur betalen. Nee zeggen is geen wettelijke reden om u te ontruimen.',
  },
  'gb.ask-housing.deposit-cap': {
    says: 'In Engeland is het hoogste vijf weken huur. Het is zes weken als de huur £50,000 per jaar of meer is. Wat daarboven is, kunt u terugvragen.',
  },
  'gb.ask-housing.section-21-dated': {
    says: 'Nee, u hoeft die dag niet te vertrekken. Alleen een rechter kan dat bevelen. Een section 21 notice van vóór 1 mei 2026 telt alleen als er uiterlijk op 31 juli 2026 een eis bij de rechter was. Uw sloten vervangen is een misdrijf.',
  },
  'gb.ask-housing.section-21-now': {
    says: 'Nee. Section 21 eindigde voor particuliere huurders in Engeland op 1 mei 2026. Een opzegging van na 30 april 2026 heeft geen gevolg. Een oudere telt alleen als er uiterlijk op 31 juli 2026 een eis bij de rechter was.',
  },
  'gb.ask-housing.cleaning-charge': {
    says: 'Ze mogen uit de borg alleen vragen wat het kost om haar weer zo schoon te maken. Ze mogen u niet dwingen een schoonmaakbedrijf te betalen. Vraag bewijs en gebruik de borgregeling (deposit scheme).',
    dependsOn: 'hoe schoon de woning was toen u er kwam wonen',
  },
  'gb.ask-housing.scotland-factor': {
    says: 'Schrijf de beheerder (factor). Vraag om de offertes, de stemming en de regel in uw eigendomsakte (title deeds) die dit toestaat. Als de akte niets anders zegt, is voor de meeste reparaties een meerderheid van eigenaars nodig. Is het antwoord niet goed? Klaag, en ga dan naar het First-tier Tribunal.',
  },
  'gb.ask-housing.section-21-wales': {
    says: 'Nee. Section 21 is sinds 1 december 2022 geen wet meer in Wales. Bij de meeste contracten moet een opzegging zonder reden zes maanden geven op een formulier van Wales. Ook dan kan alleen een rechter u laten vertrekken.',
  },
}
