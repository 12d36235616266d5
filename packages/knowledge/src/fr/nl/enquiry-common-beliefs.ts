/** Questions that rest on a common belief about work, tax, debts, insurance and the police: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COMMON_BELIEFS_NL: Words = {
  'fr.ask-work.no-written-contract': {
    says: 'U hebt ook zonder papier alle rechten: loon, verlof en een echte reden voor ontslag. Een vaste voltijdbaan vraagt geen papier. Een tijdelijke of deeltijdbaan wel: zonder papier telt de rechter die meestal als vast en voltijds. Bewaar berichten, loonstroken, foto’s en namen. U hebt drie jaar voor loon, twaalf maanden tegen een ontslag.',
  },
  'fr.ask-debt.tax-years-back': {
    says: 'Bij de inkomstenbelasting kan de dienst meestal drie jaar terug. De tijd eindigt op 31 december van het derde jaar na het inkomensjaar. Tien jaar geldt voor verborgen werk of niet gemelde rekeningen in het buitenland. Is de aanslag verstuurd, dan is er vier jaar om te innen; een aanmaning start die opnieuw. Is het jaar te oud? Zeg dat schriftelijk.',
  },
  'fr.ask-debt.overdebt-erased': {
    says: 'Niet vanzelf. Meestal krijgt u een plan van hooguit zeven jaar, met lagere termijnen. Schulden worden alleen gewist als uw toestand uitzichtloos is en u niets van waarde hebt (rétablissement personnel). Alimentatie, strafboetes, schade aan slachtoffers en uitkeringsfraude blijven altijd. De aanvraag is gratis.',
  },
  'fr.ask-buy.insurer-ends-contract': {
    says: 'Bij de auto: alleen als de bestuurder dronken of onder drugs was, of om dat ongeval het rijbewijs een maand of langer kwijt is. Anders: alleen als uw contract dat na een schade toestaat. Het eindigt een maand na de brief met de reden, en u krijgt de rest van de premie terug. Op de jaardatum mag de verzekeraar weg met twee maanden. Neemt niemand u? Het BCT moet er voor de auto één aanwijzen.',
  },
  'fr.ask-buy.phone-searched': {
    says: 'Bij een gewone identiteitscontrole mag de politie er niet in kijken zonder uw ja. In een onderzoek of bij aanhouding mag een officier hem in beslag nemen en laten uitlezen. Pas op met de code: weigeren kan strafbaar zijn, als de telefoon een misdrijf kan hebben gediend en u gewaarschuwd bent. Over de feiten mag u zwijgen. Vraag een advocaat voordat u over de code antwoordt.',
  },
}
